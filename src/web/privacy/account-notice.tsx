import { laterMessages } from "#web/base/later-messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** Says how the account is protected when that changes what the page shows: no encryption, or locked at the moment. */
export function AccountNotice() {
  const { phase } = useEncryption();
  if (phase === "none") return <NotEncrypted />;
  return phase === "locked" ? <p>{laterMessages().privacy.locked}</p> : null;
}

function NotEncrypted() {
  const words = laterMessages().privacy;
  return (
    <Alert
      variant="warning"
      title={words.notEncryptedTitle}
      actions={
        <LinkButton href="/settings" variant="secondary">
          Set up encryption
        </LinkButton>
      }
    >
      {words.notEncrypted}
    </Alert>
  );
}
