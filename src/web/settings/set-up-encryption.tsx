import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { User } from "#domain/account/person.ts";
import { type PassphraseForm as Form, passphraseForm } from "#web/account/account-forms.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { setUpEncryption } from "#web/vault/vault-session.ts";

/** Gives an account that has no records yet a passphrase. */
export function SetUpEncryption({ user, onSetUp }: { user: User; onSetUp: () => void }) {
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(passphraseForm),
    defaultValues: { passphrase: "", confirmPassphrase: "" },
  });
  const { errors, isSubmitting } = formState;

  async function send({ passphrase }: Form) {
    try {
      await setUpEncryption(user.id, passphrase);
      toast({ title: messages().settings.setUp, message: messages().settings.setUpDetail });
      onSetUp();
    } catch (error) {
      const message = wordsOf(error, messages().settings.setUpFailed);
      toast({ title: messages().account.setupErrorTitle, message, variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex max-w-md flex-col gap-4">
      <Alert variant="warning" title="Keep your encryption passphrase safe">
        It never leaves this browser. We never see it, so nobody can recover it for you.
      </Alert>
      <Field
        label="Encryption Passphrase"
        hint="At least 8 characters, and better not your password"
        error={errors.passphrase?.message}
        required
      >
        <PasswordInput noun="passphrase" autoComplete="off" {...register("passphrase")} />
      </Field>
      <Field label="Confirm Encryption Passphrase" error={errors.confirmPassphrase?.message} required>
        <PasswordInput noun="passphrase again" autoComplete="off" {...register("confirmPassphrase")} />
      </Field>
      <Button type="submit" className="self-start" loading={isSubmitting}>
        Set Up Encryption
      </Button>
    </form>
  );
}
