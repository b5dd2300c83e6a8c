import { useState } from "react";
import { useForm } from "react-hook-form";
import { NewPasswordFields } from "#web/account/new-password-fields.tsx";
import { type ResetPasswordForm as Form, resetPasswordForm } from "#web/account/password-forms.ts";
import { PublicSheet } from "#web/account/public-sheet.tsx";
import { resetPassword } from "#web/account/session.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { formResolver } from "#web/base/form-resolver.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { useUser } from "#web/base/user-query.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { usePlace } from "#web/routing/use-place.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The screen that a reset link opens: it asks for a new password, or says why the link cannot be used. */
export function ResetPasswordScreen() {
  const token = new URLSearchParams(usePlace().search).get("token");
  const [state, setState] = useState<"choosing" | "invalid" | "complete">("choosing");
  if (state === "complete") return <Complete />;
  if (!token || state === "invalid") return <InvalidLink />;
  return (
    <PublicSheet title="Choose a new password">
      <NewPassword token={token} onReset={() => setState("complete")} onInvalid={() => setState("invalid")} />
    </PublicSheet>
  );
}

interface NewPasswordProps {
  token: string;
  onReset: () => void;
  onInvalid: () => void;
}

function NewPassword({ token, onReset, onInvalid }: NewPasswordProps) {
  const { data: user } = useUser();
  const { register, handleSubmit, watch, formState } = useForm<Form>({
    resolver: formResolver(resetPasswordForm),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  async function send({ password }: Form) {
    try {
      await resetPassword({ token, password }, user ?? null);
      toast({ title: formMessages().passwords.resetDone, message: formMessages().passwords.resetDoneDetail });
      onReset();
    } catch (error) {
      const message = messageOfError(error, formMessages().passwords.notReset);
      toast({ title: formMessages().passwords.resetFailed, message, variant: "destructive" });
      if (isRefusal(error, "RESET_LINK_INVALID")) onInvalid();
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <NewPasswordFields
        typed={watch("password")}
        password={{ box: register("password"), error: errors.password?.message }}
        confirmation={{ box: register("confirmPassword"), error: errors.confirmPassword?.message }}
      />
      <Alert variant="info" title="Your encryption passphrase stays as it is">
        You will need it to open your data after signing in. All your devices are signed out.
      </Alert>
      <Button type="submit" full loading={isSubmitting}>
        Reset Password
      </Button>
    </form>
  );
}

function InvalidLink() {
  return (
    <PublicSheet title={formMessages().passwords.invalidLink}>
      <p className="text-ink-soft">
        {formMessages().passwords.invalidToken}: this link is not complete, has been used, or is too old. A
        link works once, within 30 minutes.
      </p>
      <LinkButton href="/forgot-password" full>
        Ask for a new link
      </LinkButton>
      <LinkButton href="/auth" variant="ghost" full>
        Back to sign in
      </LinkButton>
    </PublicSheet>
  );
}

function Complete() {
  return (
    <PublicSheet title={formMessages().passwords.resetComplete}>
      <p className="text-ink-soft">
        Sign in with your new password. Your data opens with the same encryption passphrase as before.
      </p>
      <LinkButton href="/auth" full>
        Sign in
      </LinkButton>
    </PublicSheet>
  );
}
