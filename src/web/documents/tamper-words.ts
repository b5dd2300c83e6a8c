import type { TamperReason } from "#vault/records.ts";
import { VaultError, type VaultErrorCode } from "#vault/vault-error.ts";
import { messages } from "#web/app/messages.ts";

/** What is wrong with a record that is not to be trusted, for the person whose record it is. */
export function tamperWords(reason: TamperReason): string {
  const own: Partial<Record<string, string>> = messages().documents.tampering;
  return own[reason] ?? new VaultError(reason as VaultErrorCode).message;
}
