import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sendingRoutes } from "#contract/sendings.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Sending } from "#domain/documents/sending.ts";
import { callPage, readRows } from "#web/base/call.ts";
import type { SaidSending } from "#web/documents/timeline-events.ts";
import { sendingResource } from "#web/records/sending-resource.ts";

interface CustomerSendings {
  /** What was sent of a document, as rows that nobody has opened. What cannot be read is left out. */
  sendingsOf: (id: SentOf) => readonly SaidSending[];
  /** Those of documents that name the customer are being read. */
  isLoading: boolean;
  /** Some could not be read, and nothing stands in their place. */
  isFailed: boolean;
  retry: () => void;
}

type SentOf = Sending["documentId"];

/**
 * What was sent of a customer's documents and not taken back. Those that name the customer are asked for by the id. Of
 * documents that the page finds by their words, what was sent of all whose customer is missing is read, on the page of
 * every customer: requests that depend on the words would tell the server which of them belong together.
 *
 * @param hasUnnamed whether there are documents whose customer is missing, whosever they are
 */
export function useCustomerSendings(id: Customer["id"], hasUnnamed: boolean): CustomerSendings {
  const named = useQuery({
    queryKey: [sendingResource.key, "of", id],
    queryFn: () => readAll({ customerId: id }),
    // A document may have been given its customer since, which changes no sending.
    staleTime: 0,
  });
  const unnamed = useQuery({
    queryKey: [sendingResource.key, "unnamed"],
    queryFn: () => readAll({ unnamed: "true" }),
    staleTime: 0,
    enabled: hasUnnamed,
  });
  const byDocument = useMemo(() => {
    const sendings = new Map<SentOf, Map<string, SaidSending>>();
    for (const each of [...(named.data ?? []), ...(unnamed.data ?? [])]) {
      const own = sendings.get(each.documentId) ?? new Map();
      // Until both are read again, a document may be in both.
      sendings.set(each.documentId, own.set(each.id, each));
    }
    return sendings;
  }, [named.data, unnamed.data]);
  return {
    sendingsOf: (documentId) => [...(byDocument.get(documentId)?.values() ?? [])],
    isLoading: named.isLoading,
    isFailed: [named, unnamed].some(({ data, isError }) => isError && !data),
    retry: () => void [named, unnamed].map((each) => each.isError && each.refetch()),
  };
}

/** All pages. To whom and with which words is left in its envelope. @throws CallError */
async function readAll(only: { customerId: Customer["id"] } | { unnamed: "true" }) {
  const { list } = sendingRoutes;
  const read = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { rows, next } = await callPage(list, { ...only, cursor });
    read.push(...readRows(list, rows));
    cursor = next;
  }
  return read.filter(({ voidedAt }) => voidedAt === null);
}
