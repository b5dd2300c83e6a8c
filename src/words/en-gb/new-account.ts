/** When somebody says that they deleted the account that this device knows, and made a new one. */
export const newAccount = {
  hint: "If you deleted that account and made a new one, say so. If you did not, type nothing here: log out, and ask support.",
  madeNew: "I made a new account",
  logOut: "Log Out",
  support: "Contact Support",
  title: "Did you make a new account?",
  detail:
    "Go on only if you yourself deleted the account that was used on this device, and registered again. If you did not, somebody may have put an account in its place to read what you type, or to show you false bank details.",
  email: "Email of the new account",
  emailNeeded: "Enter the email of the new account",
  emailDiffers: "This is not the email of the account that is signed in.",
  confirm: "I deleted this account and made a new one",
  notAccepted: "This could not be kept on this device. Please try again.",
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
