/** Sign-up and sign-in. */
export const account = {
  invalidEmail: "Invalid email address",
  passwordRequired: "Password is required",
  passwordLength: "Password must be at least 6 characters",
  passwordTooLong: "Password must be at most 1024 characters",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  nameTooLong: "Name is too long",
  confirmPassword: "Please confirm your password",
  passphraseLength: "Encryption passphrase must be at least 8 characters",
  confirmPassphrase: "Please confirm your encryption passphrase",
  readOnlyAfterTrial:
    "After the trial, without a subscription, your data is read-only: you can read and download it, and change nothing.",
  agreeToTerms: "You must agree to the trial terms to continue",
  passwordsDiffer: "Passwords don't match",
  passphrasesDiffer: "Encryption passphrases don't match",
  passphraseIsPassword: "Choose another than your password: our server sees that one.",
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  welcomeBack: "Welcome back!",
  signedIn: "You have been signed in successfully",
  trialStartedTitle: "Welcome to Quotewright!",
  trialStarted: "Your 14-day free trial has started. No card is needed.",
  accountCreatedTitle: "Account Created",
  accountCreated: "Account created successfully!",
  notSetUp:
    "Your account is created, but its encryption could not be set up. Without it, our server can read what you type.",
  setupErrorTitle: "Setup Error",
  setupError: "Account created but encryption setup failed. You can set it up later in Settings.",
};

/** Forgotten and reset passwords. */
export const passwords = {
  linkSentTitle: "Reset link sent",
  linkSent: "If an account with that email exists, a password reset link has been sent.",
  linkNotSent: "Failed to send reset link",
  anError: "An error occurred",
  checkYourEmail: "Check your email",
  invalidLink: "Invalid Reset Link",
  invalidToken: "Invalid reset token",
  newLength: "Password must be at least 6 characters long.",
  newDiffer: "New passwords don't match.",
  resetComplete: "Password Reset Complete",
  resetDone: "Password reset successful",
  resetDoneDetail: "You can sign in with your new password now.",
  resetFailed: "Reset failed",
  notReset: "Failed to reset password",
};
