import { VaultError } from "#vault/primitives/vault-error.ts";
import type { Opened } from "#vault/records/records.ts";
import { whyClosed } from "#web/vault/vault-session.ts";

/** Why a record that is not open cannot be changed, sent or copied. */
export function whyNotOpen(opened: Exclude<Opened<unknown>, { state: "open" }>): VaultError {
  if (opened.state === "locked") return whyClosed();
  const { reason } = opened;
  const isOfEnvelope =
    reason === "plaintext" || reason === "sealed_and_plain" || reason === "envelope_missing";
  return new VaultError(isOfEnvelope ? "envelope_broken" : reason);
}
