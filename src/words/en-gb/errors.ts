import { categories } from "#words/en-gb/catalogue.ts";
import { passphraseNeeded } from "#words/en-gb/encryption.ts";

/**
 * Refusals by the server, by code; contract/errors.ts has their HTTP status. They are not part of the catalogue, so
 * that the browser does not load them: it shows what the server answers.
 */
export const errors = {
  VALIDATION_FAILED: "Please check the marked fields.",
  RESET_LINK_INVALID: "This reset link has been used or is too old. Please ask for a new one.",
  WEBHOOK_REFUSED: "This message is not signed by the payment provider.",
  UNAUTHENTICATED: "Please sign in.",
  INVALID_CREDENTIALS: "Invalid email or password",
  TRIAL_ENDED: "Your trial has ended. Subscribe to create and edit.",
  PASSWORD_REQUIRED: "Please type your password to go on.",
  KEYSET_PROOF: "Only a device that has been unlocked can change what opens this account.",
  WRONG_PASSWORD: "Current password is incorrect",
  FOREIGN_ORIGIN: "This request did not come from Quotewright.",
  NOT_FOUND: "Not found",
  EMAIL_TAKEN: "An account with this email already exists.",
  VERSION_CONFLICT: "This record was changed elsewhere. Reload to see the latest version.",
  ID_IN_USE: "This record has been saved already. Reload to see it.",
  CATEGORY_EXISTS: categories.nameTaken,
  NUMBER_TAKEN: "This invoice number is already in use.",
  IN_USE: "This record is in use.",
  PROFILE_EXISTS: "A company profile exists already.",
  PROFILE_CHANGED: "Your company profile was changed elsewhere. Press again to save with it as it is now.",
  IMPORT_UNDONE: "This import was undone. No more of it is saved.",
  STATUS_FINAL: "A converted quote keeps its status.",
  QUOTE_INVOICED:
    "This quote has become an invoice. Its items and prices are fixed; its words may still be changed.",
  REPORT_LOCKED: "This report is locked and does not change any more.",
  ENCRYPTION_NOT_SET_UP: "Encryption setup required. Please set your passphrase.",
  PLAINTEXT_LEFT: "Some records are not encrypted yet.",
  NO_SUBSCRIPTION: "There is no subscription to change.",
  SETUP_REQUIRED: "Add a payment method first. There is nothing to manage before.",
  KEYSET_CHANGED: "The encryption keys were changed on another device.",
  TOO_LARGE: "This is too large to save.",
  UNSUPPORTED_MEDIA_TYPE: "Send JSON.",
  TOTALS_DIFFER: "The total does not match the lines. Reload and try again.",
  KEY_REUSED: "This idempotency key was used for another request.",
  PAYER_EMAIL_REFUSED:
    "Our card provider does not accept your e-mail address, so you cannot pay with this account. Please contact support.",
  DOCUMENT_TOO_LARGE: "The total is over 99,999,999.99. Split the work over several documents.",
  UPGRADE_REQUIRED:
    "There is a newer version of Quotewright. Reload this page to go on; your drafts are kept on this device.",
  ENCRYPTION_PASSPHRASE_REQUIRED: passphraseNeeded,
  ACCOUNT_FULL:
    "Your account has reached its limit of space. Delete what you no longer need, or contact support.",
  BUSY: "Too much of yours is under way at once. Please try again in a few seconds.",
  TOO_MANY_REQUESTS: "Too many tries. Please wait a little and try again.",
  INTERNAL: "Something went wrong on our side. Nothing was saved. Please try again.",
  RELEASE_BEHIND: "Quotewright is being updated. Please try again in a few seconds.",
  STOPPING: "This server is stopping. Please try again in a few seconds.",
  PAYMENTS_AWAY: "Payments are not available right now. Please try again shortly.",
  DATABASE_AWAY: "The database is not available right now. Please try again shortly.",
};
