import * as z from "zod/mini";
import { credentials, passphraseMinimum, passwordMinimum, registration } from "#contract/account.ts";
import { isSameSecret } from "#domain/account/passphrase.ts";
import { said } from "#web/app/messages.ts";

/** The sign-in form: what the door takes. */
export const signInForm = credentials;
export type SignInForm = z.infer<typeof signInForm>;

const passphrase = z.string().check(
  z.minLength(
    passphraseMinimum,
    said((messages) => messages.account.passphraseLength),
  ),
);

/** The create-account form: what the door takes, and what never reaches it (specification 1 §5). */
export const createAccountForm = z
  .extend(registration, {
    confirmPassword: z.string().check(
      z.minLength(
        passwordMinimum,
        said((messages) => messages.account.confirmPassword),
      ),
    ),
    passphrase,
    confirmPassphrase: z.string().check(
      z.minLength(
        passphraseMinimum,
        said((messages) => messages.account.confirmPassphrase),
      ),
    ),
    /** Off unless asked for. */
    wantsRecoveryCode: z.boolean(),
    acceptsTerms: z.boolean().check(
      z.refine(
        (accepted) => accepted,
        said((messages) => messages.account.agreeToTerms),
      ),
    ),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      ...said((messages) => messages.account.passwordsDiffer),
      path: ["confirmPassword"],
      when: () => true,
    }),
    z.refine((form) => form.passphrase === form.confirmPassphrase, {
      ...said((messages) => messages.account.passphrasesDiffer),
      path: ["confirmPassphrase"],
      when: () => true,
    }),
    z.refine((form) => !isSameSecret(form.passphrase, form.password), {
      ...said((messages) => messages.account.passphraseIsPassword),
      path: ["passphrase"],
      when: () => true,
    }),
  );
export type CreateAccountForm = z.infer<typeof createAccountForm>;

/** The form that gives an account its passphrase later (specification 1 §5). */
export const passphraseForm = z
  .object({
    passphrase,
    confirmPassphrase: z.string().check(
      z.minLength(
        passphraseMinimum,
        said((messages) => messages.account.confirmPassphrase),
      ),
    ),
  })
  .check(
    z.refine((form) => form.passphrase === form.confirmPassphrase, {
      ...said((messages) => messages.account.passphrasesDiffer),
      path: ["confirmPassphrase"],
      when: () => true,
    }),
  );
export type PassphraseForm = z.infer<typeof passphraseForm>;

/** How strong a password looks, for the meter: a hint, never a block (decision A3). */
function passwordStrength(password: string): "weak" | "fair" | "strong" {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length >= 14 && distinct >= 8) return "strong";
  if (password.length >= 10 && kinds >= 2 && distinct >= 6) return kinds >= 3 ? "strong" : "fair";
  return "weak";
}

const strengthHints = {
  weak: "Weak: a longer one with different characters is harder to guess.",
  fair: "Fair",
  strong: "Strong",
};

/** What the meter says under a new password; the rule while nothing is typed. */
export function passwordHint(password: string): string {
  return password === ""
    ? `At least ${passwordMinimum} characters`
    : strengthHints[passwordStrength(password)];
}

/** The same for a new passphrase. */
export function passphraseHint(passphrase: string): string {
  return passphrase === ""
    ? `At least ${passphraseMinimum} characters, and not your password`
    : strengthHints[passwordStrength(passphrase)];
}
