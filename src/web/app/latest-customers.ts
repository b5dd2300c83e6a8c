import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { openedLately } from "#web/records/opened-lately.ts";
import { useRecords } from "#web/records/queries.ts";
import { knownHeads, recentFirst, recentIds } from "#web/records/recent-customers.ts";
import { wordResources } from "#web/records/resources.ts";

type Heads = Parameters<typeof recentIds>[0];

interface ReadSoFar {
  customers: readonly Customer[];
  heads: Heads;
  /** The ids of the records that were opened last on this device. */
  opened: readonly string[];
  /** All customers have been read. */
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

/**
 * Those of the whole account, on every screen: by the newest documents, which the dashboard has, and by those that this
 * page has read.
 */
export function useLatestCustomers(count: number): Customer[] | null {
  const client = useQueryClient();
  const [opened] = useState(() => openedLately(localStorage));
  const customers = useRecords<Customer>(wordResources.customers);
  const today = useQuery({ queryKey: ["stats", "today"], queryFn: readNewest, staleTime: 0 });
  const heads = useMemo(() => (today.isPending ? null : knownHeads(client)), [client, today.isPending]);
  if (heads === null || customers.isPending) return null;
  const readable = customers.data?.flatMap((each) => (each.state === "open" ? [each.record] : [])) ?? [];
  const isWhole = !customers.isPartial || customers.isError;
  return surelyLatest({ customers: readable, heads, opened, isWhole }, count);
}

/** The newest documents come with the dashboard's day, whose script most devices have already. */
async function readNewest({ signal }: { signal: AbortSignal }) {
  const { readToday } = await import("#web/dashboard/today-query.ts");
  return readToday([], signal);
}
