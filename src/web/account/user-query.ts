import { queryOptions, useQuery } from "@tanstack/react-query";
import { accountRoutes } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";
import { call } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { timing } from "#web/app/timing.ts";

/** The signed-in user, or null for a visitor: a 401 is an answer here, not an error (decision A10). */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call(accountRoutes.user, {}, signal);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: timing.userFresh,
  retry: false,
});

export function useUser() {
  return useQuery(userQuery);
}
