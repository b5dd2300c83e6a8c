import { accountRoutes } from "#contract/account.ts";
import type { Id } from "#domain/account/id.ts";
import { fromBase64url } from "#vault/base64url.ts";
import { systemRandom } from "#vault/random.ts";
import { openVault, type VaultAccess } from "#vault/vault.ts";
import { call } from "#web/app/call.ts";
import { queryClient } from "#web/app/query-client.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/**
 * What unsaved work is sealed with on this device: the account's own vault or, in an account without encryption, one
 * under a key that the server hands to this user alone, so that the next person at this browser reads nothing. Where
 * there is no such key to be had, "none".
 */
export async function draftAccess(userId: Id<"User">): Promise<VaultAccess> {
  const access = vaultAccess();
  if (access !== "none") return access;
  return queryClient
    .fetchQuery({
      queryKey: ["draft-key", userId],
      queryFn: () => readDraftVault(userId),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    .catch(() => "none" as const);
}

async function readDraftVault(userId: Id<"User">) {
  const { draftKey } = await call(accountRoutes.draftKey, {});
  return openVault(fromBase64url(draftKey), { userId, mode: "strict", random: systemRandom });
}
