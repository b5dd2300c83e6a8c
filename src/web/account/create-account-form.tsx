import { useId } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import type { User } from "#domain/account/person.ts";
import {
  createAccountForm,
  type CreateAccountFields as Form,
  passwordHint,
} from "#web/account/account-forms.ts";
import { register as registerAccount } from "#web/account/session.ts";
import { welcome } from "#web/account/welcome.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formResolver } from "#web/base/form-resolver.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { usePageLanguage } from "#web/base/use-page-language.ts";
import { useVisitorLanguage } from "#web/base/visitor-language.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { prepareRecoveryCode } from "#web/vault/keyset-flows.ts";
import { PassphraseOwner } from "#web/vault/passphrase-owner.tsx";
import { offerRecoveryCode } from "#web/vault/recovery-offer.tsx";

const empty: Form = {
  email: "",
  password: "",
  confirmPassword: "",
  firstName: "",
  lastName: "",
  passphrase: "",
  confirmPassphrase: "",
  wantsRecoveryCode: false,
  acceptsTerms: false,
};

/** Creates an account. The passphrase never leaves this browser, which derives the keys from it. */
export function CreateAccountForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, setError, watch, formState } = useForm<Form>({
    resolver: formResolver(createAccountForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const passphraseForm = useId();
  const language = useVisitorLanguage();
  usePageLanguage(language);

  async function send({
    confirmPassword: _,
    passphrase,
    confirmPassphrase: __,
    wantsRecoveryCode,
    acceptsTerms: ___,
    ...form
  }: Form) {
    try {
      const { user, encrypted } = await registerAccount({ ...form, language }, passphrase);
      welcome(encrypted);
      // First, so that a person who starts to work meanwhile is not brought back; the code is shown on whatever screen
      // they are.
      onSignedIn();
      if (encrypted && wantsRecoveryCode) await offer(user, passphrase);
    } catch (error) {
      const message = messageOfError(error, messages().notice.somethingWrong);
      toast({ title: messages().account.registrationFailed, message, variant: "destructive" });
      if (isRefusal(error, "EMAIL_TAKEN")) setError("email", { message }, { shouldFocus: true });
    }
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
        <PersonFields register={register} errors={errors} />
        <PasswordFields register={register} errors={errors} password={watch("password")} />
        <PassphraseFields register={register} errors={errors} form={passphraseForm} />
        <ChoiceFields register={register} errors={errors} />
        <Button type="submit" full loading={isSubmitting}>
          Create Account
        </Button>
      </form>
      <form id={passphraseForm} noValidate onSubmit={handleSubmit(send)}>
        <PassphraseOwner email={watch("email")} form={passphraseForm} />
        {/* With several boxes, Enter submits a form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
    </>
  );
}

/** The account exists by now; if making the code fails, one can be made later. */
async function offer(user: User, passphrase: string): Promise<void> {
  try {
    offerRecoveryCode(await prepareRecoveryCode(user.id, passphrase));
  } catch {
    const message = laterMessages().recovery.notMadeAtRegistration;
    toast({ title: messages().notice.error, message, variant: "destructive" });
  }
}

interface Part {
  register: UseFormRegister<Form>;
  errors: FieldErrors<Form>;
}

function PersonFields({ register, errors }: Part) {
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
    </>
  );
}

function PasswordFields({ register, errors, password }: Part & { password: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Password" hint={passwordHint(password)} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
        <PasswordInput noun="password again" autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
    </div>
  );
}

/**
 * These fields are shown among the others but belong to a form of their own, so that password managers do not take the
 * passphrase for the password.
 */
function PassphraseFields({ register, errors, form }: Part & { form: string }) {
  return (
    <>
      <Alert variant="warning" title="Keep your encryption passphrase safe">
        It encrypts your customers, quotes and invoices in this browser before they are sent. We never see it,
        so nobody can recover it for you. {laterMessages().recovery.ifLost}
      </Alert>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Encryption Passphrase"
          hint="At least 8 characters, and not your password"
          error={errors.passphrase?.message}
          required
        >
          <PasswordInput noun="passphrase" autoComplete="off" form={form} {...register("passphrase")} />
        </Field>
        <Field label="Confirm Encryption Passphrase" error={errors.confirmPassphrase?.message} required>
          <PasswordInput
            noun="passphrase again"
            autoComplete="off"
            form={form}
            {...register("confirmPassphrase")}
          />
        </Field>
      </div>
    </>
  );
}

/**
 * A component of its own, like the other parts, because fields are registered in the order in which they are rendered
 * and the first one with an error gets the focus. Rendered directly in the form, these would be registered before the
 * names.
 */
function ChoiceFields({ register, errors }: Part) {
  return (
    <>
      <Checkbox
        label={laterMessages().recovery.offer}
        hint={laterMessages().recovery.offerHint}
        {...register("wantsRecoveryCode")}
      />
      <Checkbox
        label="I agree to the trial terms: 14 days free, no card needed, and I am 18 or over."
        error={errors.acceptsTerms?.message}
        {...register("acceptsTerms")}
      />
      <p className="text-ink-soft text-sm">
        {messages().account.readOnlyAfterTrial} By creating an account you accept the{" "}
        <TextLink href="/terms-of-service">Terms of Service</TextLink> and the{" "}
        <TextLink href="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </>
  );
}
