const fragment = "create-account";

/** The sign-in screen with the form for a new account open: a link to it can be kept and sent. */
export const createAccountAddress = `/auth#${fragment}`;

/** Tells whether the fragment of an address, without its "#", asks for that form. */
export function asksForNewAccount(hash: string): boolean {
  return hash === fragment;
}
