import * as z from "zod/mini";
import {
  credentials,
  forgottenPassword,
  passwordChange,
  passwordMinimum,
  passwordReset,
} from "#contract/account.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { said } from "#web/base/messages.ts";

/** The form that requests a reset link. */
export const forgotPasswordForm = forgottenPassword;
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;

const confirmation = z.string().check(
  z.minLength(
    passwordMinimum,
    said(() => formMessages().account.confirmPassword),
  ),
);

/** The form that a reset link opens. */
export const resetPasswordForm = z
  .object({ password: passwordReset.shape.password, confirmPassword: confirmation })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      ...said(() => formMessages().account.passwordsDiffer),
      path: ["confirmPassword"],
      when: () => true,
    }),
  );
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** The form in Settings that sets another password. */
export const changePasswordForm = z
  .object({
    currentPassword: credentials.shape.password,
    newPassword: passwordChange.shape.newPassword,
    confirmPassword: z.string().check(
      z.minLength(
        1,
        said(() => formMessages().account.confirmPassword),
      ),
    ),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      ...said(() => formMessages().passwords.newDiffer),
      path: ["confirmPassword"],
      when: () => true,
    }),
  );
export type ChangePasswordFields = z.infer<typeof changePasswordForm>;
