import { messages } from "#web/base/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** Stays on every screen of an account that replaced another one on its owner's word, until everything is encrypted. */
export function ReplacedNotice() {
  const encryption = useEncryption();
  if (!("isReplacement" in encryption) || !encryption.isReplacement) return null;
  const { replacedTitle, replaced, notAllEncrypted, notEncrypted } = messages().otherAccount;
  return (
    <Alert variant="warning" title={replacedTitle}>
      {replaced} {encryption.phase === "none" ? notEncrypted : notAllEncrypted}
    </Alert>
  );
}
