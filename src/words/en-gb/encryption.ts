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
