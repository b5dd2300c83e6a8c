import type { VaultErrorCode } from "#vault/primitives/vault-error.ts";
import type { TamperReason } from "#vault/records/records.ts";
import { messages } from "#web/base/messages.ts";

/** The message for the owner of a record that cannot be trusted: what is wrong with it. */
export function tamperMessage(reason: TamperReason): string {
  const own: Partial<Record<string, string>> = messages().documents.tampering;
  return own[reason] ?? messages().vault[reason as VaultErrorCode];
}
