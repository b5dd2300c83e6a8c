const fragment = "create-account";

/** The sign-in screen with the create-account form open. A link to it can be bookmarked and sent. */
export const createAccountAddress = `/auth#${fragment}`;

/** Whether the fragment of an address, without its "#", asks for that form. */
export function asksForNewAccount(hash: string): boolean {
  return hash === fragment;
}
