import { useState } from "react";
import type { Id } from "#domain/ids/id.ts";
import { useUser } from "#web/base/user-query.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

/**
 * The owner of the drafts on a screen, which stays the same as long as the screen is open: another account that signs
 * in meanwhile gets screens of its own. `keyId` names the key that drafts are sealed with; null while the account is
 * locked and none can be read.
 */
export function useDraftOwner(): { userId: Id<"User">; keyId: string | null } {
  const { data: user } = useUser();
  const [userId] = useState(() => user?.id ?? ("" as Id<"User">));
  const encryption = useEncryption();
  if (encryption.phase === "ready") return { userId, keyId: encryption.unlocked.vault.kid };
  return { userId, keyId: encryption.phase === "none" ? "none" : null };
}
