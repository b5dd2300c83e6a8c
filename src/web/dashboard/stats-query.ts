import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { statsRoutes } from "#contract/stats.ts";
import { call } from "#web/app/call.ts";
import { timing } from "#web/app/timing.ts";

/** The dashboard's figures. */
const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: ({ signal }) => call(statsRoutes.read, {}, signal),
});

/** Read ahead at the sign-in, and not shown yet. */
let isAhead = false;

/** Asks for the figures while the sign-in still says that it went well; the dashboard asks no second time (decision A14). */
export function readStatsAhead(client: QueryClient): void {
  isAhead = true;
  void client.prefetchQuery({ ...statsQuery, staleTime: 0, gcTime: timing.statsKept });
}

/** The figures, asked for each time they are shown (specification 1 §7), apart from the first time after the sign-in. */
export function useStats() {
  const query = useQuery({ ...statsQuery, staleTime: () => (isAhead ? timing.statsKept : 0) });
  // Only now: the query decides in an effect as well whether it is to be asked.
  useEffect(() => {
    isAhead = false;
  }, []);
  return query;
}
