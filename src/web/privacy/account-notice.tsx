import { useState } from "react";
import { laterMessages } from "#web/base/later-messages.ts";
import { useUser } from "#web/base/user-query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { UnlockDialog } from "#web/vault/unlock-dialog.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** Says how the account is protected when that changes what the page shows: no encryption, or locked at the moment. */
export function AccountNotice() {
  const { phase } = useEncryption();
  if (phase === "none") return <NotEncrypted />;
  return phase === "locked" ? <Locked /> : null;
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

function Locked() {
  const words = laterMessages().privacy;
  const { data: user } = useUser();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        title={words.lockedTitle}
        actions={
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Unlock
          </Button>
        }
      >
        {words.locked}
      </Alert>
      {user && <UnlockDialog user={user} open={open} onOpenChange={setOpen} />}
    </>
  );
}
