import { CallError } from "#web/base/call-error.ts";
import { isVaultError, vaultMessage } from "#web/base/vault-message.ts";

/**
 * What a person is shown for any error: the server's message, the message for the vault's code, or else the message for
 * the occasion. It is apart from CallError, so that the pages for visitors do not load every message.
 */
export function messageOfError(error: unknown, otherwise: string): string {
  if (error instanceof CallError) return error.shownMessage ?? otherwise;
  if (isVaultError(error)) return vaultMessage(error);
  return otherwise;
}
