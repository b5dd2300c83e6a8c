import { useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { openedLately } from "#web/records/opened-lately.ts";
import { useRecords } from "#web/records/queries.ts";
import { recentFirst, recentIds } from "#web/records/recent-customers.ts";
import { wordResources } from "#web/records/resources.ts";

type Heads = Parameters<typeof recentIds>[0];

interface ReadSoFar {
  customers: readonly Customer[];
  heads: Heads;
  /** The ids of the records that were opened last on this device. */
  opened: readonly string[];
  /** Nothing more is to come of these lists. */
  isWhole: boolean;
}

/**
 * The customers who were worked for last, for a list that must not change under a finger.
 *
 * @returns null while what is still to come could put another customer among them
 */
export function surelyLatest({ customers, heads, opened, isWhole }: ReadSoFar, count: number) {
  const ids = recentIds(heads, opened);
  const first = recentFirst(customers, ids).slice(0, count);
  if (isWhole) return first;
  const documents = new Set<string>(heads.map(({ id }) => id));
  const known = new Set<string>(customers.map(({ id }) => id));
  // An id that is neither a document nor a customer yet may be either of them.
  const wanted = ids.filter((id) => !documents.has(id)).slice(0, count);
  return wanted.length === count && wanted.every((id) => known.has(id)) ? first : null;
}

/** Those of the whole account: it reads its customers and documents, so that they are the same on every screen. */
export function useLatestCustomers(count: number): Customer[] | null {
  const [opened] = useState(() => openedLately(localStorage));
  const customers = useRecords<Customer>(wordResources.customers);
  const quotes = useRecords<SummaryOf<"quote">>(documentResources.quote);
  const invoices = useRecords<SummaryOf<"invoice">>(documentResources.invoice);
  const lists = [customers, quotes, invoices];
  if (lists.some(({ isPending }) => isPending)) return null;
  const readable = customers.data?.flatMap((each) => (each.state === "open" ? [each.record] : [])) ?? [];
  const isNobody = readable.length === 0 && !customers.isPartial;
  const heads = [...(quotes.data ?? []), ...(invoices.data ?? [])].map(({ record }) => record);
  const isWhole = isNobody || lists.every(({ isPartial, isError }) => !isPartial || isError);
  return surelyLatest({ customers: readable, heads, opened, isWhole }, count);
}
