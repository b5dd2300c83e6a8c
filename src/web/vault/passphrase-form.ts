import * as z from "zod/mini";
import { passphraseMinimum } from "#contract/account.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { said } from "#web/base/messages.ts";

/** A passphrase as it is chosen. */
export const passphrase = z.string().check(
  z.minLength(
    passphraseMinimum,
    said(() => formMessages().account.passphraseLength),
  ),
);

/** The form that gives an account its passphrase later. */
export const passphraseForm = z
  .object({
    passphrase,
    confirmPassphrase: z.string().check(
      z.minLength(
        passphraseMinimum,
        said(() => formMessages().account.confirmPassphrase),
      ),
    ),
  })
  .check(
    z.refine((form) => form.passphrase === form.confirmPassphrase, {
      ...said(() => formMessages().account.passphrasesDiffer),
      path: ["confirmPassphrase"],
      when: () => true,
    }),
  );
export type PassphraseForm = z.infer<typeof passphraseForm>;

/** The hint below a new passphrase. */
export function passphraseHint(passphrase: string): string {
  return passphrase === ""
    ? `At least ${passphraseMinimum} characters, not your password`
    : strengthOf(passphrase);
}

/** The hint that says how strong a password or a passphrase looks: a warning, never a block (decision A3). */
export function strengthOf(password: string): string {
  return strengthHints[passwordStrength(password)];
}

const strengthHints = {
  weak: "Weak: a longer one with different characters is harder to guess.",
  fair: "Fair",
  strong: "Strong",
};

function passwordStrength(password: string): "weak" | "fair" | "strong" {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length >= 14 && distinct >= 8) return "strong";
  if (password.length >= 10 && kinds >= 2 && distinct >= 6) return kinds >= 3 ? "strong" : "fair";
  return "weak";
}
