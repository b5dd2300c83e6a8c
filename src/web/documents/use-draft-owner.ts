import { useState } from "react";
import type { Id } from "#domain/account/id.ts";
import { useUser } from "#web/account/user-query.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

/**
 * Whose drafts a screen shows, for as long as it is open: another account that signs in meanwhile has screens of its
 * own. And what they are sealed with: null while the account is locked, when none can be read.
 */
export function useDraftOwner(): { userId: Id<"User">; keyId: string | null } {
  const { data: user } = useUser();
  const [userId] = useState(() => user?.id ?? ("" as Id<"User">));
  const encryption = useEncryption();
  if (encryption.phase === "ready") return { userId, keyId: encryption.unlocked.vault.kid };
  return { userId, keyId: encryption.phase === "none" ? "none" : null };
}
