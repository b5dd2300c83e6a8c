import { enGB } from "#words/en-gb/en-gb.ts";

/**
 * [Note: Refusals of the vault]
 * Every way in which the vault can refuse has its own code and its own message, so that a swapped slot is never shown
 * as a wrong passphrase. No message contains key material, a passphrase or a sealed word. The messages are in [Note:
 * The catalogue of messages].
 */
const messages = enGB.vault;

export type VaultErrorCode = keyof typeof messages;

/** A refusal of the vault: a code for programs and a message for people. */
export class VaultError extends Error {
  readonly code: VaultErrorCode;

  /** @param detail names of fields or parameters, never values */
  constructor(code: VaultErrorCode, detail?: string) {
    super(detail === undefined ? messages[code] : `${messages[code]} (${detail})`);
    this.name = "VaultError";
    this.code = code;
  }
}
