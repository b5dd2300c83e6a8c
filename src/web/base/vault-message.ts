import type { VaultError } from "#vault/primitives/vault-error.ts";
import { messages } from "#web/base/messages.ts";

/** What every notice of such a refusal is called. */
export const refusedTitle = "Your data was not opened";

/** The message for a refusal of the vault, with the names of the fields or parameters that it is about. */
export function vaultMessage({ code, detail }: VaultError): string {
  const message = messages().vault[code];
  return detail === undefined ? message : `${message} (${detail})`;
}

/** Whether an error is a refusal of the vault, without loading the vault to find out. */
export function isVaultError(error: unknown): error is VaultError {
  return error instanceof Error && error.name === "VaultError";
}
