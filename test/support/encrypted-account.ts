import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sensitive.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { createKeyset } from "#vault/keyset.ts";
import { keysetHeaders } from "#vault/keyset-headers.ts";
import type { Unlocked } from "#vault/keyset-root.ts";
import { withEmptyFields } from "#vault/record-fields.ts";
import { sealFields } from "#vault/records.ts";
import type { Mode, Vault } from "#vault/vault.ts";

/** The least strength that may be made: a derivation takes some 40 ms. */
export const quickKdf = { name: "argon2id", memoryKib: 19_456, passes: 2, parallelism: 1 } as const;

/** Makes the first keyset of whoever is signed in, with the real vault, and does not store it yet. */
export function firstKeyset({ userId }: ApiClient, mode: Mode = "strict"): Promise<Unlocked> {
  const random = seededRandom(userId);
  return createKeyset({ userId, passphrase: "correct horse", kdf: quickKdf, mode, random });
}

/** Sets up encryption for whoever is signed in. */
export async function encrypt(client: ApiClient, mode: Mode = "strict"): Promise<Unlocked> {
  const unlocked = await firstKeyset(client, mode);
  const { keyset, vault } = unlocked;
  await client.ok(routes.keyset.write, { body: { keyset }, headers: keysetHeaders(vault, 0) });
  return unlocked;
}

/** A record as the web app sends it: every sealed field that it leaves out is empty, and all are sealed. */
export function sealed(vault: Vault, kind: RecordKind, record: object): Promise<Record<string, unknown>> {
  return sealFields(vault, kind, withEmptyFields(kind, record)) as Promise<Record<string, unknown>>;
}
