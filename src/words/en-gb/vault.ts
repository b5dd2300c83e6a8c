import { notVerified, passphraseNeeded } from "#words/en-gb/encryption.ts";

/** Why the server does not store a keyset. */
export const keyset = {
  unopenable: "No device would open a slot of this keyset.",
  noPassphrase: "A keyset needs a passphrase.",
  sameSlotId: "Each slot needs its own id.",
};

/** Why the vault refuses, by code ([Note: Refusals of the vault]). */
export const vault = {
  crypto_unavailable: "Encryption needs a secure connection. Open this site over HTTPS.",
  kdf_failed: "The key could not be derived on this device.",
  kdf_refused:
    "The server sent key settings that are too weak or too heavy to be used. Your passphrase was not used.",

  wrong_passphrase:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
  passphrase_not_sent: "That is your passphrase. It stays on this device.",
  wrong_recovery_code: "This recovery code does not open this account.",
  recovery_code_malformed: "This is not a complete recovery code. Check it for a mistyped character.",
  no_recovery_slot: "This account has no recovery code.",

  keyset_malformed: "The server sent a keyset that can't be read.",
  keyset_foreign: "The server sent another user's keyset.",
  keyset_missing: "The server says that this account is not encrypted, but this device knows that it is.",
  keyset_replaced: "The server sent a different key than the one this device knows.",
  account_replaced:
    "The server shows another account than the one this device knows, so nothing was opened and nothing you type is sent.",
  keyset_rolled_back: "The server sent an older keyset than the one this device knows.",
  keyset_altered: "The server sent a changed keyset under the number of the one this device knows.",
  mode_changed: "The server sent a keyset whose protection was switched back.",
  key_mismatch: "The unlocked key is not the one that the keyset names.",
  slot_broken: "The locked key in the keyset is damaged.",
  slot_unopened:
    "What was locked up did not open again on this device. Nothing was changed. Please try again.",
  slot_swapped: "The keyset holds a lock that was put there or taken away by somebody else.",
  epoch_changed: "The number of the keyset was changed by somebody else.",
  policy_broken: "The seal over the keyset is damaged.",

  access_not_verified: notVerified,
  passphrase_required: passphraseNeeded,
  text_malformed: "The text contains a broken character that can't be saved.",
  base64url_malformed: "The data is not written in canonical base64url.",
  fields_incomplete: "Sealed fields can only be saved all together.",
  field_not_text: "A sealed field must be text or empty.",
  record_without_id: "A record or a line needs an id before it can be sealed.",

  envelope_malformed: "The sealed data can't be read.",
  envelope_foreign_key: "The data is sealed with another key.",
  envelope_misplaced: "The sealed data belongs to another record.",
  envelope_broken: "The sealed data was changed.",
  envelope_stale:
    "This is an older version than the one this device has seen. If the service restored a backup, Sync in Settings accepts it.",

  lines_missing: "The sealed text of its lines is gone.",
  lines_foreign: "Its lines belong to another version of it, or to another document.",
  lines_differ: "Its lines are not the ones that were sealed.",
  figures_differ: "The figures are not the ones that were saved.",
  supplier_differs: "Your company's details on it are not the ones that were saved.",
  total_differs: "The total is not the one that was saved.",
};
