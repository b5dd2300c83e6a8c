import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { type CreateAccountFields as Form, passwordHint } from "#web/account/account-forms.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { MadePassphrase } from "#web/vault/made-passphrase.tsx";

interface Part {
  register: UseFormRegister<Form>;
  errors: FieldErrors<Form>;
}

/** The first step: who it is, and how they sign in. */
export function SignInStep({ register, errors, password }: Part & { password: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" autoCapitalize="words" {...register("firstName")} />
        </Field>
        <Field label="Last Name" error={errors.lastName?.message} required>
          <TextInput autoComplete="family-name" autoCapitalize="words" {...register("lastName")} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register("email")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Password" hint={passwordHint(password)} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...register("password")} />
        </Field>
        <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
          <PasswordInput noun="password again" autoComplete="new-password" {...register("confirmPassword")} />
        </Field>
      </div>
    </>
  );
}

interface PassphraseStepProps extends Part {
  /** The id of the form that the boxes belong to. */
  form: string;
  email: string;
  passphrase: string;
  onMade: (passphrase: string) => void;
}

/**
 * The second step. Its boxes belong to a form of their own, so that password managers keep the passphrase apart from the
 * password.
 */
export function PassphraseStep({ register, errors, form, email, passphrase, onMade }: PassphraseStepProps) {
  return (
    <>
      <Alert variant="warning" title="Keep your passphrase safe">
        It encrypts your customers and quotes. We never see it and cannot reset it.
      </Alert>
      <Field
        label="Encryption Passphrase"
        hint="At least 8 characters, not your password"
        error={errors.passphrase?.message}
        required
      >
        <PasswordInput
          noun="passphrase"
          autoComplete="new-password"
          form={form}
          {...register("passphrase")}
        />
      </Field>
      <MadePassphrase email={email} passphrase={passphrase} onMade={onMade} />
      <Field label="Confirm Encryption Passphrase" error={errors.confirmPassphrase?.message} required>
        <PasswordInput
          noun="passphrase again"
          autoComplete="new-password"
          form={form}
          {...register("confirmPassphrase")}
        />
      </Field>
      <Checkbox
        label={laterMessages().recovery.offer}
        hint={laterMessages().recovery.offerHint}
        {...register("wantsRecoveryCode")}
      />
    </>
  );
}

/** The third step: what the person agrees to. */
export function TermsStep({ register, errors }: Part) {
  return (
    <>
      <Checkbox
        label="I agree to the trial terms: 14 days free, no card needed, and I am 18 or over."
        error={errors.acceptsTerms?.message}
        {...register("acceptsTerms")}
      />
      <p className="text-ink-soft text-sm">
        {formMessages().account.readOnlyAfterTrial} By creating an account you accept the{" "}
        <ReadApart href="/terms-of-service">Terms of Service</ReadApart> and the{" "}
        <ReadApart href="/privacy-policy">Privacy Policy</ReadApart>.
      </p>
    </>
  );
}

/** A link that opens a tab of its own, because the form and the passphrase in it are only in this one. */
function ReadApart({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" className={textLinkStyles} rel="noopener">
      {children}
    </a>
  );
}
