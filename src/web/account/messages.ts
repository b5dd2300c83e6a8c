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
