import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { type RouteLimit, route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { subscriptionStatuses } from "#domain/account/person.ts";
import { languages } from "#domain/region/region.ts";

export const passwordMinimum = 6;
export const passphraseMinimum = 8;

export const user = z.object({
  id: wire.id<"User">(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  isAdmin: z.boolean(),
  /** End of the trial, UTC; null when there never was one. */
  trialEnd: z.nullable(wire.instant),
  createdAt: wire.instant,
});

/** Stored in lower case, so that the same address in other case cannot register twice. */
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "account.invalidEmail" satisfies Fault),
    z.email("account.invalidEmail" satisfies Fault),
  );

const longest = z.maxLength(1024, "account.passwordTooLong" satisfies Fault);
const personName = (message: Fault) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(100, "account.nameTooLong" satisfies Fault),
      wire.storableText,
    );

/** The body of a registration. The passphrase is not part of it: it never leaves the browser. */
export const registration = z.object({
  email,
  password: z.string().check(z.minLength(passwordMinimum, "account.passwordLength" satisfies Fault), longest),
  firstName: personName("account.firstNameRequired"),
  lastName: personName("account.lastNameRequired"),
  /** Language of the screens that send it; if absent, the language of the request's region. It decides the price. */
  language: z.optional(z.enum(languages)),
});

export const credentials = z.object({
  email,
  password: z.string().check(z.minLength(1, "account.passwordRequired" satisfies Fault), longest),
});

export const forgottenPassword = z.object({ email });

/** The token of a reset link, and the new password. */
export const passwordReset = z.object({
  token: z
    .string()
    .check(
      z.minLength(1, "passwords.invalidToken" satisfies Fault),
      z.maxLength(100, "passwords.invalidToken" satisfies Fault),
    ),
  password: registration.shape.password,
});

export const passwordChange = z.object({
  currentPassword: credentials.shape.password,
  newPassword: z.string().check(z.minLength(passwordMinimum, "passwords.newLength" satisfies Fault), longest),
});

/**
 * Rate limits of sign-in. By account and address: against guessing one password. By address: against trying many
 * accounts.
 */
const signInLimits = [
  { by: "address", most: 120, minutes: 1 },
  { by: "account at address", most: 10, minutes: 1, passKnownDevice: true },
  { by: "account", most: 100, minutes: 5, passKnownDevice: true },
] as const satisfies RouteLimit[];

/** Rate limits of reset mails, so that nobody can flood a person's inbox, or use up the tries of its owner. */
const mailLimits = [
  { by: "address", most: 120, minutes: 1 },
  { by: "account at address", most: 5, minutes: 15, passKnownDevice: true },
  { by: "account", most: 20, minutes: 15, passKnownDevice: true },
] as const satisfies RouteLimit[];

/** Rate limit of a signed-in user's own password, shared by all routes that ask for it. */
export const passwordLimits = [
  { by: "user", most: 10, minutes: 1, shared: "password" },
] as const satisfies RouteLimit[];

const manyAnAddress = [{ by: "address", most: 120, minutes: 1 }] as const satisfies RouteLimit[];

const currentUser = { method: "GET", access: "user", answer: user, errors: [] } as const;

export const accountRoutes = {
  user: route({
    ...currentUser,
    path: "/api/user",
    summary: "The signed-in user; 401 to a visitor, or null if the request has the header `x-visitor`.",
    saysVisitor: true,
  }),
  authUser: route({ ...currentUser, path: "/api/auth/user", summary: "The same as /api/user." }),
  register: route({
    method: "POST",
    path: "/api/register",
    access: "public",
    summary:
      "Makes an account, starts its 14-day trial and signs it in. Its language sets the price until there is a company profile.",
    body: registration,
    answer: user,
    status: 201,
    limits: manyAnAddress,
    errors: ["EMAIL_TAKEN"],
  }),
  login: route({
    method: "POST",
    path: "/api/login",
    access: "public",
    summary: "Signs in with e-mail and password.",
    body: credentials,
    answer: user,
    limits: signInLimits,
    errors: ["INVALID_CREDENTIALS"],
  }),
  logout: route({
    method: "POST",
    path: "/api/logout",
    access: "public",
    summary: "Ends the session, if there is one.",
    answer: null,
    errors: [],
  }),
  draftKey: route({
    method: "GET",
    path: "/api/draft-key",
    access: "user",
    summary:
      "32 bytes of the user's own, under which the browser of an account without encryption seals unsaved work.",
    answer: z.object({ draftKey: z.string() }),
    errors: [],
  }),
  forgotPassword: route({
    method: "POST",
    path: "/api/forgot-password",
    access: "public",
    summary:
      "Mails a link to choose a new password, if there is such an account; the answer is the same if there is not.",
    body: forgottenPassword,
    answer: z.object({ message: z.string() }),
    limits: mailLimits,
    errors: [],
  }),
  resetPassword: route({
    method: "POST",
    path: "/api/reset-password",
    access: "public",
    summary: "Sets a new password by the token of a mailed link, once, and ends every session of the user.",
    body: passwordReset,
    answer: null,
    limits: manyAnAddress,
    errors: ["RESET_LINK_INVALID"],
  }),
  changePassword: route({
    method: "POST",
    path: "/api/change-password",
    access: "user",
    summary: "Sets a new password, ends every other session and gives this one a new id.",
    body: passwordChange,
    answer: null,
    limits: passwordLimits,
    errors: ["WRONG_PASSWORD"],
  }),
  confirmPassword: route({
    method: "POST",
    path: "/api/confirm-password",
    access: "user",
    summary:
      "Checks the password of the signed-in user, for requests that need it typed within the last ten minutes (PASSWORD_REQUIRED).",
    body: z.object({ password: credentials.shape.password }),
    answer: null,
    limits: passwordLimits,
    errors: ["WRONG_PASSWORD"],
  }),
  deleteAccount: route({
    method: "POST",
    path: "/api/account/delete",
    access: "user",
    summary:
      "Deletes the account with everything in it, at once and for good. Needs the password typed within ten minutes.",
    answer: null,
    errors: ["PASSWORD_REQUIRED"],
  }),
};
