import { messages } from "#web/app/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** Stays on every screen of an account that took another's place by its owner's word, until it is encrypted. */
export function ReplacedNotice() {
  const encryption = useEncryption();
  if (encryption.phase !== "none" || !encryption.isReplacement) return null;
  return (
    <Alert variant="warning" title={messages().otherAccount.replacedTitle}>
      {messages().otherAccount.replaced}
    </Alert>
  );
}
