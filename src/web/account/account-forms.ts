import * as z from "zod/mini";
import { credentials, passphraseMinimum, passwordMinimum, registration } from "#contract/account.ts";
import { isSameSecret } from "#domain/account/passphrase.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { said } from "#web/base/messages.ts";
import { passphrase, strengthOf } from "#web/vault/passphrase-form.ts";

/** The sign-in form. It has the fields of the sign-in route. */
export const signInForm = credentials;
export type SignInFields = z.infer<typeof signInForm>;

/** The create-account form: the fields of the register route, and those that never leave the browser. */
export const createAccountForm = z
  .extend(registration, {
    confirmPassword: z.string().check(
      z.minLength(
        passwordMinimum,
        said(() => formMessages().account.confirmPassword),
      ),
    ),
    passphrase,
    confirmPassphrase: z.string().check(
      z.minLength(
        passphraseMinimum,
        said(() => formMessages().account.confirmPassphrase),
      ),
    ),
    /** Off by default. */
    wantsRecoveryCode: z.boolean(),
    acceptsTerms: z.boolean().check(
      z.refine(
        (accepted) => accepted,
        said(() => formMessages().account.agreeToTerms),
      ),
    ),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      ...said(() => formMessages().account.passwordsDiffer),
      path: ["confirmPassword"],
      when: () => true,
    }),
    z.refine((form) => form.passphrase === form.confirmPassphrase, {
      ...said(() => formMessages().account.passphrasesDiffer),
      path: ["confirmPassphrase"],
      when: () => true,
    }),
    z.refine((form) => !isSameSecret(form.passphrase, form.password), {
      ...said(() => formMessages().account.passphraseIsPassword),
      path: ["passphrase"],
      when: () => true,
    }),
  );
export type CreateAccountFields = z.infer<typeof createAccountForm>;

/** The hint below a new password: its strength, or the rule while the box is empty. */
export function passwordHint(password: string): string {
  return password === "" ? `At least ${passwordMinimum} characters` : strengthOf(password);
}
