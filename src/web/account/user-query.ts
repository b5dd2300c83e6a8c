import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#domain/account/person.ts";
import { CallError } from "#web/app/call-error.ts";
import { send, userAddress } from "#web/app/send.ts";
import { regainSession } from "#web/app/session-lost.ts";
import { timing } from "#web/app/timing.ts";
import { hasUnsavedWork } from "#web/app/unsaved-work.ts";

/**
 * The signed-in user, or null for a visitor: a 401 is an answer here, not an error (decision A10). The answer's schema
 * is loaded when there is a user, so that the start page does without it.
 */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      const response = await send(userAddress, { signal });
      const { readUser } = await import("#web/account/read-user.ts");
      const user = readUser(await response.json());
      forgetOthers(client, user);
      return user;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return afterSession(client);
      throw error;
    }
  },
  staleTime: timing.userFresh,
  retry: false,
});

/**
 * Nobody, and what was read and opened for whoever was is put away as at a sign-out. But what was typed and not saved is
 * not taken away: its owner is asked to sign in again.
 */
async function afterSession(client: QueryClient): Promise<User | null> {
  const shown = client.getQueryData<User | null>(userQuery.queryKey) ?? null;
  if (shown === null) return null;
  if (hasUnsavedWork()) {
    void regainSession(false);
    return shown;
  }
  const { leaveEncryption } = await import("#web/vault/vault-session.ts");
  // A store that does not let go of the key says so itself, and the key opens nothing without the session.
  await leaveEncryption(shown.id).catch(() => undefined);
  forgetReads(client);
  return null;
}

export function useUser() {
  return useQuery(userQuery);
}

let reader: User["id"] | null = null;

/**
 * Forgets what another user has read in this tab, before the next one is shown anything: a session may end without a
 * sign-out, and begin in another tab.
 */
export function forgetOthers(client: QueryClient, { id }: User): void {
  if (reader !== null && reader !== id) forgetReads(client);
  reader = id;
}

/** Who was shown something last in this tab; null where nobody was. */
export function lastReader(): User["id"] | null {
  return reader;
}

/** Forgets everything that was read. Not clear(): a screen that watches the user would be left watching what is gone. */
export function forgetReads(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
}
