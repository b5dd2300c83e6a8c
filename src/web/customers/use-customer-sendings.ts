import { useQuery } from "@tanstack/react-query";
import { sendingRoutes } from "#contract/sendings.ts";
import type { DocumentListQuery } from "#contract/wire.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { callPage, readRows } from "#web/base/call.ts";
import type { SaidSending } from "#web/documents/timeline-events.ts";
import { sendingResource } from "#web/records/sending-resource.ts";

/** What was sent of a customer's documents, as rows that nobody has opened. */
interface CustomerSendings {
  sendings: readonly SentRow[];
  /** Some of them are still to come. Those that do not come are left out. */
  isPending: boolean;
}

type SentRow = SaidSending & Pick<Awaited<ReturnType<typeof readAll>>[number], "documentId">;

/**
 * What was sent of a customer's documents and not taken back. Those that name the customer are asked for by the id. Of
 * documents that the page finds by their words, what was sent of all that name nobody is read: a request for these
 * alone would tell the server which of them belong together.
 *
 * @param hasByName whether the page has such documents
 */
export function useCustomerSendings(id: Customer["id"], hasByName: boolean): CustomerSendings {
  const named = useQuery({
    queryKey: [sendingResource.key, "of", id],
    queryFn: () => readAll({ customerId: id }),
  });
  const unnamed = useQuery({
    queryKey: [sendingResource.key, "unnamed"],
    queryFn: () => readAll({ unnamed: "true" }),
    enabled: hasByName,
  });
  return {
    sendings: [...(named.data ?? []), ...((hasByName && unnamed.data) || [])],
    isPending: named.isPending || (hasByName && unnamed.isPending),
  };
}

/** All pages. To whom and with which words is left in its envelope. @throws CallError */
async function readAll(only: Pick<DocumentListQuery, "customerId" | "unnamed">) {
  const { list } = sendingRoutes;
  const read = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { rows, next } = await callPage(list, { ...only, cursor });
    read.push(...readRows(list, rows));
    cursor = next;
  }
  return read.filter(({ voidedAt }) => voidedAt === null);
}
