/** Settings: language, encryption on this device. */
export const settings = {
  saved: "Settings saved",
  savedDetail: "Dates, currency and words follow it from now on.",
  notSaved: "Failed to save settings. Please try again.",
  passphraseTooShort: "Passphrase must be at least 8 characters long.",
  mustBeSignedIn: "User must be authenticated to set up encryption",
  synced: "Key synchronised",
  syncedDetail: "The page is about to load again.",
  syncFailed: "Synchronization Failed",
  syncIncorrect:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your other device.",
  reset: "Encryption reset",
  resetDetail: "This device no longer has your key. Unlock again to see your data.",
  notReset: "The key could not be removed. Please try again.",
  setUp: "Encryption set up",
  setUpDetail: "What you save from now on is encrypted in this browser.",
  setUpFailed: "Encryption could not be set up. Please try again.",
};

/** A changed password, one that is asked for once more, and the deletion of the account. */
export const ownAccount = {
  changed: "Password changed",
  changedDetail: "Your other devices have been signed out.",
  notChanged: "Failed to change password",
  typeDelete: "Please type 'DELETE' to confirm account deletion.",
  deleted: "Account Deleted",
  deletedDetail: "Your account and everything in it are gone.",
  notDeleted: "Failed to delete account",
  confirmTitle: "Type your password",
  confirmDetail:
    "You signed in a while ago. This makes sure that it is you, and not somebody at your device.",
  confirm: "Continue",
};
