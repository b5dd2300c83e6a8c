import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { visitorHeader } from "#contract/visitor-header.ts";
import type { User } from "#domain/account/person.ts";
import { CallError } from "#web/base/call-error.ts";
import { send, userAddress } from "#web/base/send.ts";
import { regainSession, shownAccount } from "#web/base/session-lost.ts";
import { timing } from "#web/base/timing.ts";
import { hasUnsavedWork } from "#web/base/unsaved-work.ts";

/**
 * The signed-in user, or null for a visitor: a 401 is an answer here, not an error (decision A10), and null is what a
 * page's own question is answered. The schema of the answer is loaded only when there is a user, so that the start page
 * does not need it.
 */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      const response = await send(userAddress, { signal, headers: { [visitorHeader]: "1" } });
      const answer: unknown = await response.json();
      if (answer === null) return afterSession(client);
      const { readUser } = await import("#web/base/read-user.ts");
      const user = readUser(answer);
      const shown = shownUser(client);
      if (shown !== null && shown.id === shownAccount() && shown.id !== user.id) {
        // Another tab has signed somebody else in. The frame of the screens says so before it changes them.
        void regainSession(false);
        return shown;
      }
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

function shownUser(client: QueryClient): User | null {
  return client.getQueryData<User | null>(["user"]) ?? null;
}

/** Deletes the key of a user's vault from this device. */
type LeaveVault = (userId: User["id"]) => Promise<unknown>;

let leaveVault: LeaveVault = () => Promise.resolve();

/** Sets how the vault is left when a session has ended: the vault knows the user, and not the other way round. */
export function leaveVaultBy(leave: LeaveVault): void {
  leaveVault = leave;
}

/**
 * Called when nobody is signed in. What the previous user read and opened is deleted, as at a sign-out. When there is
 * unsaved input it stays, and its owner is asked to sign in again.
 */
async function afterSession(client: QueryClient): Promise<User | null> {
  const shown = shownUser(client);
  if (shown === null) return null;
  if (hasUnsavedWork()) {
    void regainSession(false);
    return shown;
  }
  // When the store fails to delete the key, it reports that itself; without the session the key opens nothing.
  await leaveVault(shown.id).catch(() => undefined);
  forgetReads(client);
  return null;
}

export function useUser() {
  return useQuery(userQuery);
}

let reader: User["id"] | null = null;

/**
 * Forgets what another user has read in this tab before the next user is shown anything: a session can end without a
 * sign-out, and another can begin in another tab.
 */
export function forgetOthers(client: QueryClient, { id }: User): void {
  if (reader !== null && reader !== id) forgetReads(client);
  reader = id;
}

/** The user for whom screens were last shown in this tab; null when there was no such user. */
export function lastReader(): User["id"] | null {
  return reader;
}

/**
 * Removes all queries but the user. It does not call clear(), because components that observe the user would then
 * observe a query that is gone.
 */
export function forgetReads(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
}
