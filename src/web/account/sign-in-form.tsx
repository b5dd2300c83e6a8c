import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type SignInForm as Form, signInForm } from "#web/account/account-forms.ts";
import { signIn } from "#web/account/session.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** E-mail and password. What was typed stays when the sign-in fails. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(signInForm),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  async function send(form: Form) {
    try {
      await signIn(form);
      toast({ title: messages().account.welcomeBack, message: messages().account.signedIn });
      onSignedIn();
    } catch (error) {
      const message = wordsOf(error, messages().notice.somethingWrong);
      toast({ title: messages().account.loginFailed, message, variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register("email")} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={<TextLink href="/forgot-password">Forgot password?</TextLink>}
        required
      >
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button type="submit" full loading={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}
