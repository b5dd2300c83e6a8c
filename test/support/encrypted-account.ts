import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import type { Unlocked } from "#vault/keyset/keyset-root.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Mode, Vault } from "#vault/records/vault.ts";

/** The weakest parameters allowed. */
export const quickKdf = { name: "argon2id", memoryKib: 19_456, passes: 2, parallelism: 1 } as const;

/** Makes the first keyset of the signed-in user with the real vault, without storing it. */
export function firstKeyset({ userId }: ApiClient, mode: Mode = "strict"): Promise<Unlocked> {
  const random = seededRandom(userId);
  const tools = { derive: deriveNatively, random };
  return createKeyset({ userId, passphrase: "correct horse", kdf: quickKdf, mode, ...tools });
}

/** Sets up encryption for the signed-in user. */
export async function encrypt(client: ApiClient, mode: Mode = "strict"): Promise<Unlocked> {
  const unlocked = await firstKeyset(client, mode);
  const { keyset, vault } = unlocked;
  await client.ok(routes.keyset.write, { body: { keyset }, headers: keysetHeaders(vault, 0) });
  return unlocked;
}

/** A record as the web app sends it: every sealed field that is left out is empty, and all are sealed. */
export function sealed(vault: Vault, kind: RecordKind, record: object): Promise<Record<string, unknown>> {
  return sealFields(vault, kind, withEmptyFields(kind, record)) as Promise<Record<string, unknown>>;
}
