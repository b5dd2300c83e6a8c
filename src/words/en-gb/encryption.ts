/** Shown wherever the passphrase is missing: by server, vault and unlock dialog. */
export const passphraseNeeded = "Please enter your encryption passphrase to access your data.";

/** Shown by vault and screens when an unlocked account cannot be read. */
export const notVerified = "Failed to verify data access";

/** The passphrase: asked for, wrong, or missing. */
export const unlock = {
  submit: "Unlock",
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

/** Starting again with a new key. */
export const startAgain = {
  lost: "Lost your passphrase?",
  title: "Start again?",
  description: "Nobody can open your data without the passphrase or a recovery code, not even we.",
  warningTitle: "This deletes what is encrypted",
  warning:
    "Customers, quotes, invoices, prices and your business profile go for good. Your account, your subscription and the numbers already given to documents stay. If you have a recovery code, go back and use it.",
  passwordHint: "The password you sign in with",
  passwordNeeded: "Password is required",
  typeDelete: "Please type 'DELETE' to confirm that your encrypted data goes.",
  submit: "Delete and Start Again",
  back: "Back",
  done: "You have started again",
  doneMessage: "Your account is encrypted with your new passphrase. Other devices have been signed out.",
  failed: "Starting again failed. Nothing was deleted. Please try again.",
  otherDevice: "I started again on another device",
  otherDeviceHint:
    "If you started again on another device because of a lost passphrase, this is to be expected. If you did not, do not go on, and ask support.",
  otherDeviceTitle: "Did you start again yourself?",
  otherDeviceDetail:
    "Go on only if you yourself chose “Start again” on another device. This device then forgets the old key and asks for your new passphrase. If you did not, somebody may be trying to make you use a key that they know.",
  otherDeviceConfirm: "Yes, I started again",
  notAccepted: "The old key could not be forgotten. Please try again.",
};
