import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RouteAnswer } from "#contract/route.ts";
import { todayRoutes } from "#contract/today.ts";
import { isId } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { call } from "#web/base/call.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { isStale, openRow } from "#web/records/gateway.ts";
import type { RowOf } from "#web/records/resources.ts";

type Answer = RouteAnswer<typeof todayRoutes.read>;
type OpenedQuote = Opened<SummaryOf<"quote">>;
type OpenedInvoice = Opened<SummaryOf<"invoice">>;

/** What needs the firm today, and the newest documents, opened. */
export type Today = Awaited<ReturnType<typeof openToday>>;

/**
 * What needs the firm today. Every write of a document makes it stale, as it does the figures.
 *
 * @param leftOut what is put off; ids among it are left out by the server, so that the next ones take their places
 */
export function useToday(leftOut: readonly string[]) {
  const without = leftOut.filter(isId);
  return useQuery({
    queryKey: ["stats", "today", ...without],
    queryFn: ({ signal }) => readToday(without, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** @throws CallError */
export async function readToday(without: string[], signal: AbortSignal) {
  const read = async () => openToday(await call(todayRoutes.read, { query: { without } }, signal));
  const today = await read();
  // The answer may have been on its way while a document was changed.
  return hasStale(today) ? read() : today;
}

async function openToday({ accepted, overdue, ending, drafts, newestQuotes, newestInvoices }: Answer) {
  const quotes = (rows: readonly RowOf<SummaryOf<"quote">>[]): Promise<OpenedQuote[]> =>
    openAll("quote", rows);
  const invoices = (rows: readonly RowOf<SummaryOf<"invoice">>[]): Promise<OpenedInvoice[]> =>
    openAll("invoice", rows);
  return {
    accepted: { count: accepted.count, heads: await quotes(accepted.heads) },
    overdue: { sums: overdue.sums, heads: await invoices(overdue.heads) },
    ending: { count: ending.count, heads: await quotes(ending.heads) },
    drafts: { count: drafts.count, heads: await quotes(drafts.heads) },
    newestQuotes: await quotes(newestQuotes),
    newestInvoices: await invoices(newestInvoices),
  };
}

function openAll<K extends DocumentKind>(
  kind: K,
  rows: readonly RowOf<SummaryOf<K>>[],
): Promise<Opened<SummaryOf<K>>[]> {
  return Promise.all(rows.map((row) => openRow<SummaryOf<K>>(kind, row)));
}

function hasStale(today: Today): boolean {
  return Object.values(today)
    .flatMap<Opened<SummaryOf<DocumentKind>>>((part) => ("heads" in part ? part.heads : part))
    .some(isStale);
}
