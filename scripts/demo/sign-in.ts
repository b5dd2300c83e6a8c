import { accountRoutes } from "#contract/account.ts";
import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { User } from "#domain/account/person.ts";
import { createKeyset, openKeyset } from "#vault/keyset/keyset.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import type { Vault } from "#vault/records/vault.ts";
import { type ApiClient, ApiError } from "./api-client.ts";
import { owner } from "./firm.ts";

/** The demo account, signed in and unlocked. */
export interface SignedIn {
  readonly user: User;
  readonly vault: Vault;
}

/**
 * Signs in to the demo account and unlocks it. Registers it, or sets encryption up, if that has not been done yet.
 *
 * @throws ApiError INVALID_CREDENTIALS, VaultError `wrong_passphrase` when somebody has changed the secrets
 */
export async function signIn(client: ApiClient): Promise<SignedIn> {
  const user =
    (await existingUser(client)) ?? (await client.call(accountRoutes.register, { body: registration }));
  const { keyset } = await client.call(keysetRoutes.read, {});
  const { passphrase } = owner;
  if (keyset) return { user, vault: (await openKeyset(keyset, passphrase, { userId: user.id })).vault };
  const made = await createKeyset({ userId: user.id, passphrase });
  await client.call(keysetRoutes.write, {
    headers: keysetHeaders(made.vault, 0),
    body: { keyset: made.keyset },
  });
  return { user, vault: made.vault };
}

const { passphrase: _, ...registration } = owner;

async function existingUser(client: ApiClient): Promise<User | null> {
  const { email, password } = owner;
  try {
    return await client.call(accountRoutes.login, { body: { email, password } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "INVALID_CREDENTIALS") return null;
    throw error;
  }
}
