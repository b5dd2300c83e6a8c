import { type FormEvent, useId, useState } from "react";
import { passwordMinimum } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { startAgain } from "#web/vault/keyset-flows.ts";
import { useNewPassphrase } from "#web/vault/use-new-passphrase.tsx";

interface StartAgainDialogProps {
  user: User;
  onBack: () => void;
  onClose: () => void;
}

const word = "DELETE";

/**
 * The way out for a person who has lost the passphrase and has no recovery code: the account starts again, without
 * its data.
 */
export function StartAgainDialog({ user, onBack, onClose }: StartAgainDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<{ password?: string; typed?: string; failure?: string }>({});
  const [working, setWorking] = useState(false);
  const next = useNewPassphrase(password, `${formId}-passphrase`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const found = {
      ...(password.length < passwordMinimum ? { password: laterMessages().startAgain.passwordNeeded } : {}),
      ...(typed.trim() === word ? {} : { typed: laterMessages().startAgain.typeDelete }),
    };
    setErrors(found);
    if (!(await next.isGood()) || Object.keys(found).length > 0) return;
    setWorking(true);
    try {
      await startAgain(user.id, { password, passphrase: next.passphrase });
      toast({ title: laterMessages().startAgain.done, message: laterMessages().startAgain.doneMessage });
      onClose();
    } catch (error) {
      const message = messageOfError(error, laterMessages().startAgain.failed);
      setErrors(isRefusal(error, "WRONG_PASSWORD") ? { password: message } : { failure: message });
      toast({ title: messages().notice.error, message, variant: "destructive" });
      setWorking(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title={laterMessages().startAgain.title}
      description={laterMessages().startAgain.description}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => !working && onBack()}>
            {laterMessages().startAgain.back}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={working}>
            {laterMessages().startAgain.submit}
          </Button>
        </>
      }
    >
      <Alert variant="warning" title={laterMessages().startAgain.warningTitle}>
        {laterMessages().startAgain.warning}
      </Alert>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Password"
          hint={laterMessages().startAgain.passwordHint}
          error={errors.password}
          required
        >
          <PasswordInput value={password} onValueChange={setPassword} />
        </Field>
        {next.fields}
        <Field label={`Type ${word} to confirm`} error={errors.typed} required>
          <TextInput
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        {errors.failure && (
          <p role="alert" className="text-danger text-sm">
            {errors.failure}
          </p>
        )}
      </form>
      <form id={`${formId}-passphrase`} noValidate onSubmit={submit}>
        {/* Lets Enter submit: a form with several inputs is submitted by Enter only when it has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
