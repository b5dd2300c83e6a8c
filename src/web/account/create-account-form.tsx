import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { User } from "#domain/account/person.ts";
import { createAccountForm, type CreateAccountFields as Form } from "#web/account/account-forms.ts";
import { PassphraseStep, SignInStep, TermsStep } from "#web/account/create-account-steps.tsx";
import { register as registerAccount } from "#web/account/session.ts";
import { welcome } from "#web/account/welcome.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { formResolver } from "#web/base/form-resolver.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { usePageLanguage } from "#web/base/use-page-language.ts";
import { useVisitorLanguage } from "#web/base/visitor-language.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { guardLeaving } from "#web/routing/navigation.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
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

/** The steps in their order, each with the fields that are checked before the next one is shown. */
const steps: readonly { title: string; fields: readonly (keyof Form)[] }[] = [
  { title: "Your sign-in", fields: ["firstName", "lastName", "email", "password", "confirmPassword"] },
  { title: "Your passphrase", fields: ["passphrase", "confirmPassphrase"] },
  { title: "Your trial", fields: ["acceptsTerms"] },
];
const lastStep = steps.length - 1;

interface CreateAccountFormProps {
  /** Called when the account exists and its encryption failed, and what to do is asked here. */
  onAsking: () => void;
  onSignedIn: () => void;
}

/** Creates an account, in three steps. The passphrase never leaves this browser, which derives the keys from it. */
export function CreateAccountForm({ onAsking, onSignedIn }: CreateAccountFormProps) {
  const { register, handleSubmit, trigger, setError, setValue, watch, formState } = useForm<Form>({
    resolver: formResolver(createAccountForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const [step, setStep] = useState(0);
  const [answer, setAnswer] = useState<((tryAgain: boolean) => void) | null>(null);
  useClosedByBack(step > 0, () => setStep(0));
  useClosedByBack(step > 1, () => setStep(1));
  const passphraseForm = useId();
  const language = useVisitorLanguage();
  usePageLanguage(language);

  const askAgain = () => {
    onAsking();
    return new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => setAnswer(null));
  };

  async function send({
    confirmPassword: _,
    passphrase,
    confirmPassphrase: __,
    wantsRecoveryCode,
    acceptsTerms: ___,
    ...form
  }: Form) {
    try {
      const { user, encrypted } = await registerAccount({ ...form, language }, passphrase, askAgain);
      welcome(encrypted);
      // First, so that a person who starts to work meanwhile is not brought back; the code is shown on whatever screen
      // they are.
      onSignedIn();
      if (encrypted && wantsRecoveryCode) await offer(user, passphrase);
    } catch (error) {
      const message = messageOfError(error, messages().notice.somethingWrong);
      toast({ title: formMessages().account.registrationFailed, message, variant: "destructive" });
      if (!isRefusal(error, "EMAIL_TAKEN")) return;
      // A box that is not shown cannot have the focus.
      flushSync(() => setStep(0));
      setError("email", { message }, { shouldFocus: true });
    }
  }

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (step === lastStep) await handleSubmit(send)(event);
    else if (await trigger(steps[step]?.fields, { shouldFocus: true })) setStep(step + 1);
  }

  /** What is wrong goes as soon as it is put right. */
  const checkAgain = () => {
    const wrong = Object.keys(errors) as (keyof Form)[];
    if (wrong.length > 0) void trigger(wrong);
  };

  const take = (made: string) => {
    for (const field of steps[1]?.fields ?? []) setValue(field, made, { shouldValidate: true });
  };
  const part = { register, errors };
  const shown = answer ? null : step;
  return (
    <>
      <form noValidate onSubmit={goOn} onChange={checkAgain} className="flex flex-col gap-4">
        <Step index={0} shown={shown}>
          <SignInStep {...part} password={watch("password")} />
        </Step>
        <Step index={1} shown={shown}>
          <PassphraseStep
            {...part}
            form={passphraseForm}
            email={watch("email")}
            passphrase={watch("passphrase")}
            onMade={take}
          />
        </Step>
        <Step index={2} shown={shown}>
          <TermsStep {...part} />
        </Step>
        {answer ? (
          <NotSetUp onAnswer={answer} />
        ) : (
          <div className="flex gap-3">
            {step > 0 && (
              <Button variant="secondary" onClick={() => setStep(step - 1)}>
                Back
              </Button>
            )}
            <div className="min-w-0 flex-1">
              <Button type="submit" full loading={isSubmitting} {...(step === 1 && { form: passphraseForm })}>
                {step === lastStep ? "Create Account" : "Continue"}
              </Button>
            </div>
          </div>
        )}
      </form>
      <form id={passphraseForm} noValidate onSubmit={goOn}>
        <PassphraseOwner email={watch("email")} form={passphraseForm} />
      </form>
    </>
  );
}

/**
 * One of the steps. All of them stay in the form, so that nothing typed is lost. The heading of the step that comes gets
 * the focus, so that a screen reader says where it is.
 */
function Step({ index, shown, children }: { index: number; shown: number | null; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = index === shown;
  const wasShown = useRef(isShown);
  const id = useId();
  useEffect(() => {
    if (isShown && !wasShown.current) heading.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <section aria-labelledby={id} className={isShown ? "flex flex-col gap-4" : "hidden"}>
      <h2 ref={heading} id={id} tabIndex={-1} className="font-medium text-ink-soft text-sm outline-none">
        Step {index + 1} of {steps.length}: {steps[index]?.title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Nothing can be typed into an account whose encryption failed before this is answered. A link or a reload would go on
 * without encryption too, so a link leads back to the question, and the browser asks before a reload.
 */
function NotSetUp({ onAnswer }: { onAnswer: (tryAgain: boolean) => void }) {
  const { setupErrorTitle, notSetUp } = formMessages().account;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
    return guardLeaving(() => {
      first.current?.focus();
      return Promise.resolve(false);
    });
  }, []);
  return (
    <>
      <Alert variant="danger" live title={setupErrorTitle}>
        {notSetUp}
      </Alert>
      <Button ref={first} full onClick={() => onAnswer(true)}>
        Try Again
      </Button>
      <Button variant="secondary" full onClick={() => onAnswer(false)}>
        Go On Without Encryption
      </Button>
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
