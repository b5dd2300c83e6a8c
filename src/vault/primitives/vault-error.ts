/**
 * [Note: Refusals of the vault]
 * Every way in which the vault can refuse has its own code and its own message, so that a swapped slot is never shown
 * as a wrong passphrase. The vault knows codes only: the messages are in [Note: The catalogue of messages], and the
 * screens look them up. Neither code nor detail contains key material, a passphrase or a sealed word.
 */
export type VaultErrorCode =
  | "crypto_unavailable"
  | "kdf_failed"
  | "kdf_refused"
  | "wrong_passphrase"
  | "passphrase_not_sent"
  | "wrong_recovery_code"
  | "recovery_code_malformed"
  | "no_recovery_slot"
  | "keyset_malformed"
  | "keyset_foreign"
  | "keyset_missing"
  | "keyset_replaced"
  | "account_replaced"
  | "keyset_rolled_back"
  | "keyset_altered"
  | "mode_changed"
  | "key_mismatch"
  | "slot_broken"
  | "slot_unopened"
  | "slot_swapped"
  | "epoch_changed"
  | "policy_broken"
  | "access_not_verified"
  | "passphrase_required"
  | "text_malformed"
  | "base64url_malformed"
  | "fields_incomplete"
  | "field_not_text"
  | "record_without_id"
  | "envelope_malformed"
  | "envelope_foreign_key"
  | "envelope_misplaced"
  | "envelope_broken"
  | "envelope_stale"
  | "lines_missing"
  | "lines_foreign"
  | "lines_differ"
  | "figures_differ"
  | "supplier_differs"
  | "total_differs";

/** A refusal of the vault. Its text is for programmers; the screens have a message for each code. */
export class VaultError extends Error {
  readonly code: VaultErrorCode;
  /** Names of fields or parameters, never values. */
  readonly detail: string | undefined;

  /** @param detail names of fields or parameters, never values */
  constructor(code: VaultErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code} (${detail})`);
    this.name = "VaultError";
    this.code = code;
    this.detail = detail;
  }
}
