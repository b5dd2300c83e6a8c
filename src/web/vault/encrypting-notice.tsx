import type { Id } from "#domain/ids/id.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

const loadWork = () => import("#web/vault/encrypting-work.tsx");

/**
 * Encrypts an account that already had records. For every other account it shows nothing and does not load the
 * script.
 */
export function EncryptingNotice({ userId }: { userId: Id<"User"> }) {
  const encryption = useEncryption();
  const isUnderWay = encryption.phase === "ready" && encryption.unlocked.vault.mode === "migrating";
  const part = usePart(loadWork, isUnderWay, sayUnreachable);
  return isUnderWay && part && <part.EncryptingWork userId={userId} />;
}
