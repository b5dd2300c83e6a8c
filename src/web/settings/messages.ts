/** Messages of the settings, verbatim where specification 1 §5 and §8 give them. */
export const settingsWords = {
  errorTitle: "Error",
  saved: "Settings saved",
  savedMessage: "Dates, currency and words follow it from now on.",
  notSaved: "Failed to save settings. Please try again.",
  invalidTitle: "Invalid Passphrase",
  tooShort: "Passphrase must be at least 8 characters long.",
  synced: "Key synchronised",
  syncedMessage: "The page is about to load again.",
  syncFailed: "Synchronization Failed",
  syncIncorrect:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your other device.",
  notVerified: "Failed to verify data access",
  reset: "Encryption reset",
  resetMessage: "This device no longer has your key. Unlock again to see your data.",
  notReset: "The key could not be removed. Please try again.",
  setUp: "Encryption set up",
  setUpMessage: "What you save from now on is encrypted in this browser.",
  setUpFailedTitle: "Setup Error",
  setUpFailed: "Encryption could not be set up. Please try again.",
} as const;
