import type { Id } from "#domain/account/id.ts";
import { sayUnreachable } from "#web/ui/say-unreachable.ts";
import { usePart } from "#web/ui/use-part.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

const loadWork = () => import("#web/vault/encrypting-work.tsx");

/** The encrypting of an account that had records before; nothing for any other account, which does without its script. */
export function EncryptingNotice({ userId }: { userId: Id<"User"> }) {
  const encryption = useEncryption();
  const isUnderWay = encryption.phase === "ready" && encryption.unlocked.vault.mode === "migrating";
  const part = usePart(loadWork, isUnderWay, sayUnreachable);
  return isUnderWay && part && <part.EncryptingWork userId={userId} />;
}
