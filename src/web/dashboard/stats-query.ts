import { queryOptions, useQuery } from "@tanstack/react-query";
import { statsRoutes } from "#contract/stats.ts";
import { call } from "#web/app/call.ts";

/** The dashboard's figures. */
export const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: ({ signal }) => call(statsRoutes.read, {}, signal),
});

/** The figures, asked for anew each time they are shown (specification 1 §7). */
export function useStats() {
  return useQuery({ ...statsQuery, staleTime: 0 });
}
