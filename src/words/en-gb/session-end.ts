/** When the session has ended or the account is locked, and somebody signs in again. */
export const sessionEnd = {
  title: "Sign in again",
  detail: (email: string) =>
    `You were signed out. Sign in as ${email} to go on: what you typed is still here.`,
  /** @param present the e-mail of the account that is signed in now; @param former of the one whose screen it is */
  detailOfOther: (present: string, former: string) =>
    `You are now signed in as ${present}, in another tab. Sign in as ${former} to go on: what you typed is still here.`,
  goOnAs: (present: string) => `Go on as ${present}`,
  anotherAccount: "Use another account",
  locked: "Your data is locked.",
  signedOut: "You are signed out.",
  other: (present: string) => `You are now signed in as ${present}, in another tab.`,
  otherTitle: "Another account is signed in",
  /** @param present the e-mail of the account that is signed in now; @param former of the one whose screen it was */
  notSaved: (present: string, former: string) =>
    `This is the account of ${present}: what you typed was not saved here. A quote or an invoice that was not saved waits for ${former}.`,
};
