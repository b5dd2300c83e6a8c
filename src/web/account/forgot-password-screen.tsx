import { useState } from "react";
import { useForm } from "react-hook-form";
import { accountRoutes } from "#contract/account.ts";
import { type ForgotPasswordForm as Form, forgotPasswordForm } from "#web/account/password-forms.ts";
import { PublicSheet } from "#web/account/public-sheet.tsx";
import { call } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { formResolver } from "#web/base/form-resolver.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** Requests a reset link. The answer is the same whether or not there is an account, so that it reveals nothing. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  return (
    <PublicSheet title={sent ? formMessages().passwords.checkYourEmail : "Forgot your password?"}>
      {sent ? (
        <LinkSent email={email} onTryAgain={() => setSent(false)} />
      ) : (
        <AskForLink
          email={email}
          onSent={(used) => {
            setEmail(used);
            setSent(true);
          }}
        />
      )}
      <LinkButton href="/auth" variant="ghost" full>
        Back to sign in
      </LinkButton>
    </PublicSheet>
  );
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: formResolver(forgotPasswordForm),
    defaultValues: { email },
  });

  async function send(body: Form) {
    try {
      const { message } = await call(accountRoutes.forgotPassword, { body });
      toast({ title: formMessages().passwords.linkSentTitle, message });
      onSent(body.email);
    } catch (error) {
      const { linkNotSent, anError } = formMessages().passwords;
      const message = error instanceof CallError ? messageOfError(error, linkNotSent) : anError;
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Type in the email address of your account, and we send you a link to choose a new password.
      </p>
      <Field label="Email" error={formState.errors.email?.message} required>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register("email")} />
      </Field>
      <Button type="submit" full loading={formState.isSubmitting}>
        Send reset link
      </Button>
    </form>
  );
}

function LinkSent({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  return (
    <>
      <p>
        If there is an account for <strong className="break-words">{email}</strong>, a link to choose a new
        password is on its way. It works once, within 30 minutes.
      </p>
      <p className="text-ink-soft">
        Nothing there after a few minutes? Look in the spam folder, or check the address.
      </p>
      <Button variant="secondary" full onClick={onTryAgain}>
        Try again
      </Button>
    </>
  );
}
