import * as z from "zod/mini";
import { type SignInFields, signInForm } from "#web/account/account-forms.ts";
import { signIn } from "#web/account/session.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { onceAnswered } from "#web/vault/plain-answer.ts";
import { messageOfFault } from "#words/languages/message-of-fault.ts";

/** The errors of the sign-in form by field; a valid field has no entry. */
export type SignInErrors = { [Field in keyof SignInFields]?: string | undefined };

/** Checks the sign-in form; null when it is valid. */
export function signInErrors(form: SignInFields): SignInErrors | null {
  const checked = z.safeParse(signInForm, form);
  if (checked.success) return null;
  const { email, password } = z.flattenError(checked.error).fieldErrors;
  const first = (faults: string[] = []) => faults[0] && messageOfFault(formMessages(), faults[0]);
  return { email: first(email), password: first(password) };
}

/** What came of an attempt to sign in. */
export interface SignInResult {
  isSignedIn: boolean;
  /** What is said at the box, where e-mail and password are not those of an account. */
  refusal: string | null;
}

/** Signs in and shows the result. Never throws. */
export async function trySignIn(form: SignInFields): Promise<SignInResult> {
  try {
    await signIn(z.parse(signInForm, form));
    onceAnswered(() =>
      toast({ title: formMessages().account.welcomeBack, message: formMessages().account.signedIn }),
    );
    return { isSignedIn: true, refusal: null };
  } catch (error) {
    const message = messageOfError(error, messages().notice.somethingWrong);
    toast({ title: formMessages().account.loginFailed, message, variant: "destructive" });
    return { isSignedIn: false, refusal: isRefusal(error, "INVALID_CREDENTIALS") ? message : null };
  }
}
