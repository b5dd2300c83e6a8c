import { useEffect } from "react";
import type { Id } from "#domain/ids/id.ts";
import { timing } from "#web/base/timing.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

const loadWork = () => import("#web/vault/encrypting-work.tsx");

interface EncryptingNoticeProps {
  userId: Id<"User">;
  /** It is the strip under the head. The work goes on without it too. */
  isShown: boolean;
}

/**
 * Encrypts an account that already had records, and seals what older builds have sealed as it is sealed now. Only the
 * first is shown, and its script is loaded only for an account that needs it.
 */
export function EncryptingNotice({ userId, isShown }: EncryptingNoticeProps) {
  const encryption = useEncryption();
  const isUnderWay = encryption.phase === "ready" && encryption.unlocked.vault.mode === "migrating";
  const isSealed = encryption.phase === "ready" && !isUnderWay;
  useEffect(() => {
    if (!isSealed) return;
    const timer = setTimeout(() => void sealAgain(userId), timing.sealAgain);
    return () => clearTimeout(timer);
  }, [isSealed, userId]);
  const part = usePart(loadWork, isUnderWay, sayUnreachable);
  return isUnderWay && part && <part.EncryptingWork userId={userId} isShown={isShown} />;
}

/** Without its script it goes on after the next unlock. */
async function sealAgain(userId: Id<"User">): Promise<void> {
  const part = await import("#web/vault/resealing.ts").catch(() => null);
  await part?.sealDocumentsAgain(userId);
}
