import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { statsRoutes } from "#contract/stats.ts";
import { call } from "#web/base/call.ts";
import { timing } from "#web/base/timing.ts";

const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: ({ signal }) => call(statsRoutes.read, {}, signal),
});

/** When the figures prefetched at the sign-in arrived, by the cache's clock in milliseconds. */
let aheadAt: number | null = null;

/**
 * Prefetches the figures while the sign-in still shows its success, so that the dashboard does not request them again
 * (decision A14).
 */
export async function readStatsAhead(client: QueryClient): Promise<void> {
  await client.prefetchQuery({ ...statsQuery, staleTime: 0, gcTime: timing.statsKept });
  aheadAt = client.getQueryState(statsQuery.queryKey)?.dataUpdatedAt ?? null;
}

/** The figures, read each time they are shown, but not a second time right after the sign-in. */
export function useStats() {
  return useQuery({
    ...statsQuery,
    staleTime: ({ state }) => (state.dataUpdatedAt === aheadAt ? timing.statsAhead : 0),
  });
}
