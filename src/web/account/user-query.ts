import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#domain/account/person.ts";
import { CallError } from "#web/app/call-error.ts";
import { send } from "#web/app/send.ts";
import { timing } from "#web/app/timing.ts";

/**
 * The signed-in user, or null for a visitor: a 401 is an answer here, not an error (decision A10). The answer's schema
 * is loaded when there is a user, so that the start page does without it.
 */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const response = await send("/api/user", { signal });
      const { readUser } = await import("#web/account/read-user.ts");
      return readUser(await response.json());
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
