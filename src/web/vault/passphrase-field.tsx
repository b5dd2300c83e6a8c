import type { ComponentProps } from "react";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { PassphraseOwner } from "#web/vault/passphrase-owner.tsx";

interface PassphraseFieldProps {
  value: string;
  onValueChange: (passphrase: string) => void;
  error: string | undefined;
  required?: boolean;
  onKeyDown?: ComponentProps<"input">["onKeyDown"];
}

/** The input for an existing passphrase. A password manager keeps it apart from the password, by its owner. */
export function PassphraseField({ error, required = true, ...input }: PassphraseFieldProps) {
  return (
    <>
      <PassphraseOwner />
      <Field label="Encryption Passphrase" error={error} required={required}>
        <PasswordInput noun="passphrase" autoComplete="current-password" {...input} />
      </Field>
    </>
  );
}
