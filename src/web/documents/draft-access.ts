import { accountRoutes } from "#contract/account.ts";
import type { Id } from "#domain/account/id.ts";
import type { User } from "#domain/account/person.ts";
import { fromBase64url } from "#vault/base64url.ts";
import { systemRandom } from "#vault/random.ts";
import { openVault, type Vault, type VaultAccess } from "#vault/vault.ts";
import { userQuery } from "#web/account/user-query.ts";
import { call } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { mayPass, queryClient } from "#web/app/query-client.ts";
import { type DraftStores, resealDrafts } from "#web/documents/draft-store.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/** The browser's own. */
export const browserStores: DraftStores = { lasting: localStorage, fleeting: sessionStorage };

/**
 * What unsaved work is sealed with on this device: the account's own vault or, in an account without encryption, one
 * under a key that the server hands to this user alone, so that the next person at this browser reads nothing. Where
 * there is no such key, "none"; once somebody else is signed in, "locked".
 */
export async function draftAccess(userId: Id<"User">): Promise<VaultAccess> {
  const access = vaultAccess();
  if (access === "none") return serverAccess(userId);
  if (access !== "locked" && access.userId === userId) await resealOnce(access);
  return access;
}

/** Once for each key: what was kept on this device before the account was encrypted becomes the vault's. */
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
 * @param isAwaited whether to ask until there is an answer: an editor that opened without what was kept would write
 *   over it
 */
async function serverAccess(userId: Id<"User">, { isAwaited } = { isAwaited: true }): Promise<VaultAccess> {
  const queryKey = ["draft-key", userId];
  const known = queryClient.getQueryData<VaultAccess>(queryKey);
  if (known) return known;
  // The server answers with the key of whoever is signed in.
  if (queryClient.getQueryData<User | null>(userQuery.queryKey)?.id !== userId) return "locked";
  const asking = queryClient.fetchQuery({
    queryKey,
    queryFn: () => readDraftVault(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_failures, error) => isAwaited && error instanceof CallError && mayPass(error),
  });
  // What is no answer of the server is a browser that seals nothing.
  return asking.catch((error: unknown) => (error instanceof CallError ? "locked" : "none"));
}

async function readDraftVault(userId: Id<"User">) {
  const { draftKey } = await call(accountRoutes.draftKey, {});
  return openVault(fromBase64url(draftKey), { userId, mode: "strict", random: systemRandom });
}
