/** Shown wherever the passphrase is missing: by server, vault and unlock dialog. */
export const passphraseNeeded = "Please enter your encryption passphrase to access your data.";

/** Shown by vault and screens when an unlocked account cannot be read. */
export const notVerified = "Failed to verify data access";

/** The passphrase: asked for, wrong, or missing. */
export const unlock = {
  submit: "Unlock",
  andSave: "Unlock and save",
  invalidTitle: "Invalid Passphrase",
  tooShort: "Passphrase must be at least 8 characters long",
  failedTitle: "Unlock Failed",
  failed: "Failed to unlock encrypted data",
  needed: passphraseNeeded,
  sentTitle: "Change your passphrase",
  sent: "You typed this passphrase into the password box, so our server received it. Change it.",
  userNotFound: "User not found",
  notVerified,
};

/** When the browser does not return what it stores of an account. */
export const deviceStore = {
  title: "Your browser does not give Quotewright what this device remembers",
  detail:
    "You can go on working. Until this is over, the passphrase is asked for at every load, and this device can't tell whether it is shown an earlier version of something. Close other Quotewright tabs, then load this page again.",
  loadAgain: "Load Again",
};
