import { VaultError, type VaultErrorCode } from "#vault/primitives/vault-error.ts";
import type { Opened, TamperReason } from "#vault/records/records.ts";
import { messages } from "#web/base/messages.ts";
import { whyClosed } from "#web/vault/vault-session.ts";

/** The message for the owner of a record that cannot be trusted: what is wrong with it. */
export function tamperMessage(reason: TamperReason): string {
  const own: Partial<Record<string, string>> = messages().documents.tampering;
  return own[reason] ?? messages().vault[reason as VaultErrorCode];
}

/** Why a record that is not open cannot be changed, sent or copied. */
export function whyNotOpen(opened: Exclude<Opened<unknown>, { state: "open" }>): VaultError {
  if (opened.state === "locked") return whyClosed();
  const { reason } = opened;
  const isOfEnvelope =
    reason === "plaintext" || reason === "sealed_and_plain" || reason === "envelope_missing";
  return new VaultError(isOfEnvelope ? "envelope_broken" : reason);
}
