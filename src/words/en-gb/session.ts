/** Sign-out, and the way back in. */
export const session = {
  signIn: "Sign in",
  signedOutTitle: "Signed out",
  signedOut: "You have been signed out successfully",
  logoutFailed: "Logout failed",
};

/** When this device knows another account with the same e-mail, or does not know a plain one. */
export const otherAccount = {
  replacedTitle: "This account took the place of another one",
  replaced: "You said on this device that you deleted your former account and made this one.",
  notEncrypted: "It is not encrypted: set a passphrase in Settings, or log out if you did not say so.",
  notAllEncrypted: "This device has not seen yet that all of it is encrypted. Log out if you did not say so.",
  plainTitle: "Not encrypted",
  plainAccount: (email: string) => `You are signed in as ${email}.`,
  plain:
    "This account is not encrypted. If it ever had a passphrase, stop: somebody may have put another in its place.",
  neverHad: "It never had one",
  signOut: "Sign out",
};
