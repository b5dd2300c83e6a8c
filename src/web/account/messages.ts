/** Messages of signing up, in and out, verbatim (specification 1 §5 and §8). */
export const accountWords = {
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  logoutFailed: "Logout failed",
  welcomeBack: "Welcome back!",
  signedIn: "You have been signed in successfully",
  signedOutTitle: "Signed out",
  signedOut: "You have been signed out successfully",
  trialStartedTitle: "Welcome to Quotewright!",
  trialStarted: "Your 14-day free trial has started. No card is needed.",
  accountCreatedTitle: "Account Created",
  accountCreated: "Account created successfully!",
  setupErrorTitle: "Setup Error",
  setupError: "Account created but encryption setup failed. You can set it up later in Settings.",
  tryAgain: "Something went wrong. Please try again.",
} as const;

/** Messages of the create-account form beyond those of the contract (specification 1 §5). */
export const formMessages = {
  confirmPassword: "Please confirm your password",
  passphraseLength: "Encryption passphrase must be at least 8 characters",
  confirmPassphrase: "Please confirm your encryption passphrase",
  terms: "You must agree to the trial terms to continue",
  passwordsDiffer: "Passwords don't match",
  passphrasesDiffer: "Encryption passphrases don't match",
} as const;

/** Messages of forgotten, reset and changed passwords and of deleting the account (specification 1 §5 and §8). */
export const passwordScreenWords = {
  errorTitle: "Error",
  anError: "An error occurred",
  linkSentTitle: "Reset link sent",
  linkNotSent: "Failed to send reset link",
  resetDone: "Password reset successful",
  resetDoneMessage: "You can sign in with your new password now.",
  resetFailed: "Reset failed",
  notReset: "Failed to reset password",
  newPasswordsDiffer: "New passwords don't match.",
  changed: "Password changed",
  changedMessage: "Your other devices have been signed out.",
  notChanged: "Failed to change password",
  typeDelete: "Please type 'DELETE' to confirm account deletion.",
  deleted: "Account Deleted",
  deletedMessage: "Your account and everything in it are gone.",
  notDeleted: "Failed to delete account",
} as const;
