import type { UseFormRegisterReturn } from "react-hook-form";
import { passwordHint } from "#web/account/account-forms.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

/** A box of a form: how the form registers it, and what is wrong with what was typed. */
interface PasswordBox {
  box: UseFormRegisterReturn;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  /** The new password as typed, for the hint. */
  typed: string;
  password: PasswordBox;
  confirmation: PasswordBox;
}

/** The boxes of a new password: itself, and the same again. */
export function NewPasswordFields({ typed, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label="New Password" hint={passwordHint(typed)} error={password.error} required>
        <PasswordInput noun="new password" autoComplete="new-password" {...password.box} />
      </Field>
      <Field label="Confirm New Password" error={confirmation.error} required>
        <PasswordInput noun="new password again" autoComplete="new-password" {...confirmation.box} />
      </Field>
    </>
  );
}
