import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { User } from "#domain/account/person.ts";
import { CallError } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { setUpEncryption } from "#web/vault/keyset-flows.ts";
import { MadePassphrase } from "#web/vault/made-passphrase.tsx";
import { type PassphraseForm as Form, passphraseForm, passphraseHint } from "#web/vault/passphrase-form.ts";
import { PassphraseOwner } from "#web/vault/passphrase-owner.tsx";
import { isNearSentPassword } from "#web/vault/sent-passwords.ts";

/** Gives an account its passphrase. Existing records are encrypted from then on. */
export function SetUpEncryption({ user }: { user: User }) {
  const { register, handleSubmit, watch, setError, setValue, formState } = useForm<Form>({
    resolver: zodResolver(passphraseForm),
    defaultValues: { passphrase: "", confirmPassphrase: "" },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedWork(isDirty);

  function take(made: string) {
    setValue("passphrase", made, { shouldValidate: true });
    setValue("confirmPassphrase", made, { shouldValidate: true });
  }

  async function send({ passphrase }: Form) {
    if (await isNearSentPassword(passphrase)) {
      return setError("passphrase", { message: formMessages().account.passphraseIsPassword });
    }
    try {
      await setUpEncryption(user.id, passphrase);
      toast({ title: laterMessages().settings.setUp, message: laterMessages().settings.setUpDetail });
    } catch (error) {
      const isSignedOut = error instanceof CallError && error.status === 401;
      const message = isSignedOut
        ? laterMessages().settings.mustBeSignedIn
        : messageOfError(error, laterMessages().settings.setUpFailed);
      toast({ title: formMessages().account.setupErrorTitle, message, variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex max-w-md flex-col gap-4">
      <PassphraseOwner />
      <Alert variant="warning" title="Keep your passphrase safe">
        It never leaves this browser. We never see it and cannot reset it. {laterMessages().recovery.ifLost}{" "}
        What you have saved already is encrypted next; backups made before keep it readable until they expire.
      </Alert>
      <Field
        label="Encryption Passphrase"
        hint={passphraseHint(watch("passphrase"))}
        error={errors.passphrase?.message}
        required
      >
        <PasswordInput noun="passphrase" autoComplete="new-password" {...register("passphrase")} />
      </Field>
      <MadePassphrase passphrase={watch("passphrase")} onMade={take} />
      <Field label="Confirm Encryption Passphrase" error={errors.confirmPassphrase?.message} required>
        <PasswordInput
          noun="passphrase again"
          autoComplete="new-password"
          {...register("confirmPassphrase")}
        />
      </Field>
      <Button type="submit" className="self-start" loading={isSubmitting}>
        Set Up Encryption
      </Button>
    </form>
  );
}
