import { accountRoutes } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";
import type { Id } from "#domain/ids/id.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { systemRandom } from "#vault/primitives/random.ts";
import { openVault, type Vault, type VaultAccess } from "#vault/records/vault.ts";
import { call } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { mayPass, queryClient } from "#web/base/query-client.ts";
import { userQuery } from "#web/base/user-query.ts";
import { type DraftStores, resealDrafts } from "#web/drafts/draft-store.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

export const browserStores: DraftStores = { lasting: localStorage, fleeting: sessionStorage };

/**
 * What unsaved work is sealed with on this device: the account's own vault or, in an account without encryption, a
 * key that the server gives only to this user, so that the next person at this browser can read nothing. "none" when
 * the browser cannot seal; "locked" once somebody else is signed in.
 */
export async function draftAccess(userId: Id<"User">): Promise<VaultAccess> {
  const access = vaultAccess();
  if (access === "none") return serverAccess(userId);
  if (access !== "locked" && access.userId === userId) await resealOnce(access);
  return access;
}

/** Runs once for each key: drafts stored before the account was encrypted are sealed with the vault. */
function resealOnce(vault: Vault): Promise<void> {
  const known = resealed.get(vault.kid);
  if (known) return known;
  const former = () => serverAccess(vault.userId, { isAwaited: false });
  const done = resealDrafts(vault, former, browserStores).catch(() => undefined);
  resealed.set(vault.kid, done);
  return done;
}

const resealed = new Map<string, Promise<void>>();

/**
 * @param isAwaited true to ask until the server answers, because an editor that opened without the stored draft would
 * overwrite it
 */
async function serverAccess(userId: Id<"User">, { isAwaited } = { isAwaited: true }): Promise<VaultAccess> {
  const queryKey = ["draft-key", userId];
  const known = queryClient.getQueryData<VaultAccess>(queryKey);
  if (known) return known;
  // The server answers with the key of the person who is signed in now.
  if (queryClient.getQueryData<User | null>(userQuery.queryKey)?.id !== userId) return "locked";
  const asking = queryClient.fetchQuery({
    queryKey,
    queryFn: () => readDraftVault(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_failures, error) => isAwaited && error instanceof CallError && mayPass(error),
  });
  // An error that is not an answer from the server means that this browser cannot seal.
  return asking.catch((error: unknown) => (error instanceof CallError ? "locked" : "none"));
}

async function readDraftVault(userId: Id<"User">) {
  const { draftKey } = await call(accountRoutes.draftKey, {});
  return openVault(fromBase64url(draftKey), { userId, mode: "strict", random: systemRandom });
}
