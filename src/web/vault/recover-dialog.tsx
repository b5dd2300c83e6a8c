import { type FormEvent, useId, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { changePassphrase, checkRecoveryCode } from "#web/vault/keyset-flows.ts";
import { useNewPassphrase } from "#web/vault/use-new-passphrase.tsx";

interface RecoverDialogProps {
  user: User;
  onBack: () => void;
  onClose: () => void;
}

/** Opens an account with its recovery code, and asks for a new passphrase at once. */
export function RecoverDialog({ user, onBack, onClose }: RecoverDialogProps) {
  const formId = useId();
  const [recoveryCode, setRecoveryCode] = useState("");
  const [isRight, setRight] = useState(false);
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const next = useNewPassphrase();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working || (isRight && !(await next.isGood()))) return;
    setWorking(true);
    setError(undefined);
    try {
      if (!isRight) {
        await checkRecoveryCode(user.id, recoveryCode);
        setRight(true);
      } else {
        await changePassphrase(user.id, { unlock: { recoveryCode }, next: next.passphrase });
        toast({
          title: laterMessages().passphrase.changed,
          message: laterMessages().passphrase.changedMessage,
        });
        onClose();
      }
    } catch (failure) {
      const message = isRefusal(failure, "KEYSET_CHANGED")
        ? laterMessages().passphrase.conflict
        : messageOfError(failure, messages().unlock.failed);
      setError(message);
      toast({ title: messages().unlock.failedTitle, message, variant: "destructive" });
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title={isRight ? laterMessages().recovery.newPassphraseTitle : laterMessages().recovery.use}
      description={isRight ? laterMessages().recovery.newPassphrase : laterMessages().recovery.useDescription}
      size="small"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => !working && onBack()}>
            {laterMessages().recovery.back}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {isRight ? laterMessages().recovery.setPassphrase : laterMessages().recovery.goOn}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isRight ? (
          next.fields
        ) : (
          <Field label="Recovery Code" hint={laterMessages().recovery.codeHint} error={error} required>
            <TextInput
              value={recoveryCode}
              onValueChange={setRecoveryCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
        )}
        {isRight && error && (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
