import { type FormEvent, useId, useState } from "react";
import { passphraseMinimum } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";
import { CallError } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { unlock } from "#web/vault/keyset-flows.ts";
import { PassphraseField } from "#web/vault/passphrase-field.tsx";
import { warnOfSentPassphrase } from "#web/vault/warn-of-sent-passphrase.ts";

interface UnlockFormProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUseCode: () => void;
  onLost: () => void;
}

/** The passphrase input and the ways around it. A wrong passphrase stays in the input, so that it can be corrected. */
export function UnlockForm({ user, open, onOpenChange, onUseCode, onLost }: UnlockFormProps) {
  const formId = useId();
  const [passphrase, setPassphrase] = useState("");
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const tooShort = passphrase.length < passphraseMinimum;

  function refuseShort() {
    const { invalidTitle, tooShort: message } = messages().unlock;
    setError(message);
    toast({ title: invalidTitle, message, variant: "destructive" });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (tooShort) return refuseShort();
    setWorking(true);
    setError(undefined);
    try {
      await unlock(user.id, passphrase);
      setPassphrase("");
      onOpenChange(false);
      await warnOfSentPassphrase(passphrase);
    } catch (failure) {
      const isSignedOut = failure instanceof CallError && failure.status === 401;
      const message = isSignedOut
        ? messages().unlock.userNotFound
        : messageOfError(failure, messages().unlock.failed);
      setError(message);
      toast({ title: messages().unlock.failedTitle, message, variant: "destructive" });
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unlock your data"
      description={messages().unlock.needed}
      size="small"
      keepOnOutsidePress
      footer={
        <Button type="submit" form={formId} disabled={tooShort} loading={working}>
          Unlock
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PassphraseField
          value={passphrase}
          onValueChange={(typed) => {
            setPassphrase(typed);
            setError(undefined);
          }}
          error={error}
          required={false}
          // While the button is disabled, the browser does not submit on Enter, so nothing would say why. This does.
          onKeyDown={({ key }) => key === "Enter" && tooShort && refuseShort()}
        />
      </form>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="ghost" size="small" onClick={onUseCode}>
          {laterMessages().recovery.use}
        </Button>
        <Button variant="ghost" size="small" onClick={onLost}>
          {laterMessages().startAgain.lost}
        </Button>
      </div>
    </Dialog>
  );
}
