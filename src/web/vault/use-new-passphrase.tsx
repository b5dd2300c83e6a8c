import { useState } from "react";
import { isSameSecret } from "#domain/account/passphrase.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { MadePassphrase } from "#web/vault/made-passphrase.tsx";
import { passphraseForm, passphraseHint } from "#web/vault/passphrase-form.ts";
import { PassphraseOwner } from "#web/vault/passphrase-owner.tsx";
import { isNearSentPassword } from "#web/vault/sent-passwords.ts";

type Errors = { passphrase?: string | undefined; confirmPassphrase?: string | undefined };

/**
 * The two inputs of a new passphrase, with their errors.
 *
 * @param password the account's password when it is typed beside it, since the two must differ (decision A3)
 * @param form the id of the form the inputs belong to, when they are inside another one
 */
export function useNewPassphrase(password?: string, form?: string) {
  const [typed, setTyped] = useState({ passphrase: "", confirmPassphrase: "" });
  const [errors, setErrors] = useState<Errors>({});

  /** Checks whether the passphrase can be used, and shows the errors under the inputs. */
  async function isGood(): Promise<boolean> {
    const { passphrase } = typed;
    const { error } = passphraseForm.safeParse(typed);
    const isPassword = isSameSecret(passphrase, password ?? "") || (await isNearSentPassword(passphrase));
    const messageAt = (field: keyof Errors) => error?.issues.find(({ path }) => path[0] === field)?.message;
    setErrors({
      passphrase: isPassword ? formMessages().account.passphraseIsPassword : messageAt("passphrase"),
      confirmPassphrase: messageAt("confirmPassphrase"),
    });
    return !error && !isPassword;
  }

  const fields = (
    <>
      <PassphraseOwner {...(form && { form })} />
      <Field
        label="New Passphrase"
        hint={passphraseHint(typed.passphrase)}
        error={errors.passphrase}
        required
      >
        <PasswordInput
          noun="new passphrase"
          form={form}
          autoComplete="new-password"
          value={typed.passphrase}
          onValueChange={(passphrase) => setTyped({ ...typed, passphrase })}
        />
      </Field>
      <MadePassphrase
        passphrase={typed.passphrase}
        onMade={(made) => setTyped({ passphrase: made, confirmPassphrase: made })}
      />
      <Field label="Confirm New Passphrase" error={errors.confirmPassphrase} required>
        <PasswordInput
          noun="new passphrase again"
          form={form}
          autoComplete="new-password"
          value={typed.confirmPassphrase}
          onValueChange={(confirmPassphrase) => setTyped({ ...typed, confirmPassphrase })}
        />
      </Field>
    </>
  );
  return { passphrase: typed.passphrase, isGood, fields };
}
