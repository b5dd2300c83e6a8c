/**
 * [Note: Refusals of the vault]
 * Every way in which the vault can refuse has a code of its own and words for the person who meets
 * it, so that a swapped slot is never shown as a wrong passphrase. No message carries key material,
 * a passphrase or a sealed word.
 */
const messages = {
  crypto_unavailable: "Encryption needs a secure connection. Open this site over HTTPS.",
  kdf_failed: "The key could not be derived on this device.",
  kdf_refused:
    "The server sent key settings that are too weak or too heavy to be used. Your passphrase was not used.",

  wrong_passphrase:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
  wrong_recovery_code: "This recovery code does not open this account.",
  recovery_code_malformed: "This is not a complete recovery code. Check it for a mistyped character.",
  no_recovery_slot: "This account has no recovery code.",

  keyset_malformed: "The server sent a keyset that can't be read.",
  keyset_foreign: "The server sent another user's keyset.",
  keyset_missing: "The server says that this account is not encrypted, but this device knows that it is.",
  keyset_replaced: "The server sent a different key than the one this device knows.",
  keyset_rolled_back: "The server sent an older keyset than the one this device knows.",
  keyset_altered: "The server sent a changed keyset under the number of the one this device knows.",
  mode_changed: "The server sent a keyset whose protection was switched back.",
  key_mismatch: "The unlocked key is not the one that the keyset names.",
  slot_broken: "The locked key in the keyset is damaged.",
  slot_swapped: "The keyset holds a lock that was put there or taken away by somebody else.",
  epoch_changed: "The number of the keyset was changed by somebody else.",
  policy_broken: "The seal over the keyset is damaged.",

  access_not_verified: "Failed to verify data access",
  passphrase_required: "Please enter your encryption passphrase to access your data.",
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
} as const;

export type VaultErrorCode = keyof typeof messages;

/** A refusal of the vault: a code for programs and words for people. */
export class VaultError extends Error {
  readonly code: VaultErrorCode;

  /** @param detail names of fields or parameters, never values */
  constructor(code: VaultErrorCode, detail?: string) {
    super(detail === undefined ? messages[code] : `${messages[code]} (${detail})`);
    this.name = "VaultError";
    this.code = code;
  }
}
