import { customerRoutes } from "#contract/customers.ts";
import { VaultError } from "#vault/vault-error.ts";
import { call } from "#web/app/call.ts";

/**
 * Asks for the customers, as specification 1 §4 has it once a session. That the key is right has been proved before,
 * by unwrapping it (decision P8); one customer suffices to see that there is data to read.
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
