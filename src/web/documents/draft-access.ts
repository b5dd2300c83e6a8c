import { accountRoutes } from "#contract/account.ts";
import type { Id } from "#domain/account/id.ts";
import type { User } from "#domain/account/person.ts";
import { fromBase64url } from "#vault/base64url.ts";
import { systemRandom } from "#vault/random.ts";
import { openVault, type VaultAccess } from "#vault/vault.ts";
import { userQuery } from "#web/account/user-query.ts";
import { call } from "#web/app/call.ts";
import { queryClient } from "#web/app/query-client.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/**
 * What unsaved work is sealed with on this device: the account's own vault or, in an account without encryption, one
 * under a key that the server hands to this user alone, so that the next person at this browser reads nothing. Where
 * there is no such key, "none"; once somebody else is signed in, "locked".
 */
export async function draftAccess(userId: Id<"User">): Promise<VaultAccess> {
  const access = vaultAccess();
  if (access !== "none") return access;
  const queryKey = ["draft-key", userId];
  const known = queryClient.getQueryData<VaultAccess>(queryKey);
  if (known) return known;
  // The server answers with the key of whoever is signed in.
  if (queryClient.getQueryData<User | null>(userQuery.queryKey)?.id !== userId) return "locked";
  return queryClient
    .fetchQuery({
      queryKey,
      queryFn: () => readDraftVault(userId),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    .catch(() => "none" as const);
}

async function readDraftVault(userId: Id<"User">) {
  const { draftKey } = await call(accountRoutes.draftKey, {});
  return openVault(fromBase64url(draftKey), { userId, mode: "strict", random: systemRandom });
}
