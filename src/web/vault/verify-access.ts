import { customerRoutes } from "#contract/customers.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { call } from "#web/base/call.ts";

/**
 * Asks for the customers once per session, to see that the account's data can be read. Unwrapping has already proved
 * that the key is right (decision P8), so a single customer is enough.
 *
 * @throws VaultError `access_not_verified`
 */
export async function verifyDataAccess(): Promise<void> {
  try {
    await call(customerRoutes.list, { query: { limit: 1 } });
  } catch {
    throw new VaultError("access_not_verified");
  }
}
