import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import type { RecordList } from "#web/records/list.ts";
import { openedLately } from "#web/records/opened-lately.ts";

/** What a document says of its customer without being opened. */
type Head = Pick<SummaryOf<"quote" | "invoice">, "id" | "customerId" | "createdAt">;

/**
 * The ids of customers, the one who was worked for last first: those who, or whose documents, were opened lately, then
 * those of the newest documents.
 */
export function recentIds(heads: readonly Head[], opened: readonly string[]): string[] {
  const customerOf = new Map<string, string | null>(heads.map(({ id, customerId }) => [id, customerId]));
  const newest = heads.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const all = [...opened.map((id) => customerOf.get(id) ?? id), ...newest.map((head) => head.customerId)];
  return [...new Set(all.filter((id) => id !== null))];
}

/** The customers with those of these ids first, in their order; the others follow as they are. */
export function recentFirst(customers: readonly Customer[], ids: readonly string[]): Customer[] {
  const known = new Map<string, Customer>(customers.map((customer) => [customer.id, customer]));
  const first = ids.flatMap((id) => known.get(id) ?? []);
  const taken = new Set(first);
  return [...first, ...customers.filter((customer) => !taken.has(customer))];
}

/** The newest documents, as the dashboard has them. */
type Newest = Record<"newestQuotes" | "newestInvoices", readonly { record: Head }[]>;

/** Those ids by what this page knows when it is first rendered: it reads no list for them. */
export function useRecentIds(): string[] {
  const client = useQueryClient();
  return useMemo(() => recentIds(knownHeads(client), openedLately(localStorage)), [client]);
}

/** The heads of the documents that this page has read. */
export function knownHeads(client: QueryClient): Head[] {
  const kinds = ["quote", "invoice"] as const;
  const lists = kinds.map((kind) => client.getQueryData<RecordList<Head>>([documentResources[kind].key]));
  const days = client.getQueriesData<Newest>({ queryKey: ["stats", "today"] });
  const known = [
    ...lists.flatMap((list) => list?.records ?? []),
    ...days.flatMap(([, day]) => (day ? [...day.newestQuotes, ...day.newestInvoices] : [])),
  ];
  return known.map(({ record }) => record);
}
