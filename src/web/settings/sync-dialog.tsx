import { type FormEvent, useId, useState } from "react";
import { passphraseMinimum } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { timing } from "#web/base/timing.ts";
import { vaultMessage } from "#web/base/vault-message.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { unlock } from "#web/vault/keyset-flows.ts";
import { PassphraseField } from "#web/vault/passphrase-field.tsx";
import { acceptRecords } from "#web/vault/vault-session.ts";
import { warnOfSentPassphrase } from "#web/vault/warn-of-sent-passphrase.ts";

/** Makes the key of this device again and reloads the page. */
export function SyncDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId();
  const [passphrase, setPassphrase] = useState("");
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (passphrase.length < passphraseMinimum) {
      setError(laterMessages().settings.passphraseTooShort);
      toast({
        title: messages().unlock.invalidTitle,
        message: laterMessages().settings.passphraseTooShort,
        variant: "destructive",
      });
      return;
    }
    setWorking(true);
    setError(undefined);
    try {
      await unlock(user.id, passphrase);
      await acceptRecords(user.id);
      const isWarned = await warnOfSentPassphrase(passphrase);
      if (!isWarned)
        toast({ title: laterMessages().settings.synced, message: laterMessages().settings.syncedDetail });
      // A reload removes the warning, so it comes later when there is one.
      setTimeout(() => window.location.reload(), isWarned ? timing.sentPassphrase : timing.syncReload);
    } catch (failure) {
      const message = wordsOfSync(failure);
      setError(message);
      setWorking(false);
      toast({ title: laterMessages().settings.syncFailed, message, variant: "destructive" });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title="Sync your key"
      description="Enter the passphrase exactly as on your other device. The page loads again afterwards."
      size="small"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => !working && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={working}>
            Sync
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PassphraseField value={passphrase} onValueChange={setPassphrase} error={error} />
      </form>
    </Dialog>
  );
}

function wordsOfSync(failure: unknown): string {
  if (!(failure instanceof VaultError)) return messages().unlock.notVerified;
  return failure.code === "wrong_passphrase" ? laterMessages().settings.syncIncorrect : vaultMessage(failure);
}
