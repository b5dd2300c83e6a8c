import { queryOptions, useQuery } from "@tanstack/react-query";
import { routes } from "#contract/routes.ts";
import { call } from "#web/app/call.ts";

/** The dashboard's figures. */
export const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: ({ signal }) => call(routes.stats.read, {}, signal),
});

/** The figures, asked for anew each time they are shown (specification 1 §7). */
export function useStats() {
  return useQuery({ ...statsQuery, staleTime: 0 });
}
