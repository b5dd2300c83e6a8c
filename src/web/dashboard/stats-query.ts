import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { statsRoutes } from "#contract/stats.ts";
import { call } from "#web/app/call.ts";
import { timing } from "#web/app/timing.ts";

/** The dashboard's figures. */
const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: ({ signal }) => call(statsRoutes.read, {}, signal),
});

/** When the figures came that were read ahead at the sign-in, as the cache has it. */
let aheadAt: number | null = null;

/** Asks for the figures while the sign-in still says that it went well; the dashboard asks no second time (decision A14). */
export async function readStatsAhead(client: QueryClient): Promise<void> {
  await client.prefetchQuery({ ...statsQuery, staleTime: 0, gcTime: timing.statsKept });
  aheadAt = client.getQueryState(statsQuery.queryKey)?.dataUpdatedAt ?? null;
}

/** The figures, asked for each time they are shown (specification 1 §7), but not again right after the sign-in. */
export function useStats() {
  return useQuery({
    ...statsQuery,
    staleTime: ({ state }) => (state.dataUpdatedAt === aheadAt ? timing.statsAhead : 0),
  });
}
