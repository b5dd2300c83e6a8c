/** Messages of unlocking, verbatim (specification 1 §5 and §8). */
export const unlockWords = {
  invalidTitle: "Invalid Passphrase",
  tooShort: "Passphrase must be at least 8 characters long",
  failedTitle: "Unlock Failed",
  incorrect:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
  failed: "Failed to unlock encrypted data",
  needed: "Please enter your encryption passphrase to access your data.",
} as const;
