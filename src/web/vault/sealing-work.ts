import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { PlainRecord } from "#contract/sealing.ts";
import type { Id } from "#domain/account/id.ts";
import { setMode } from "#vault/keyset-change.ts";
import { sealPlainRecord } from "#vault/seal-plain.ts";
import type { Vault } from "#vault/vault.ts";
import { call } from "#web/app/call.ts";
import { isRefusal } from "#web/app/call-error.ts";
import { currentKeyset, putKeyset } from "#web/vault/keyset-flows.ts";

/** How far the encrypting of an account is, in pieces of words. */
export interface SealingProgress {
  left: number;
  total: number;
}

/** Sealed between two turns of the event loop: about a millisecond's work. */
const slice = 25;

/**
 * Seals the next batch of what is still plain. See [Note: Encrypting what is there].
 *
 * @param known how far it was after the batch before; null for the first, which the server counts
 * @throws CallError, VaultError
 */
export async function sealNextBatch(
  vault: Vault,
  known: SealingProgress | null,
  onRead: (progress: SealingProgress) => void,
): Promise<SealingProgress> {
  const query = { counted: known ? ("false" as const) : ("true" as const) };
  const { records, left, total } = await call(keysetRoutes.plainRecords, { query });
  const read = known ?? { left: left ?? records.length, total: total ?? records.length };
  onRead(read);
  if (records.length === 0) return { ...read, left: 0 };
  const { sealed } = await call(keysetRoutes.sealRecords, {
    body: { records: await sealedOnes(vault, records) },
  });
  // What came in plain since it was counted keeps at least one to look for.
  return { ...read, left: Math.max(read.left - sealed, 1) };
}

/**
 * Ends the encrypting: from here on a plain word counts as tampering.
 *
 * @returns false where something plain turned up, or the keyset was changed, since: then there is more to do
 * @throws CallError, VaultError
 */
export async function becomeStrict(vault: Vault): Promise<boolean> {
  const keyset = await currentKeyset(vault.userId);
  if (!keyset || keyset.mode === "strict") return true;
  try {
    await putKeyset(await setMode(vault, keyset, "strict"), keyset.epoch);
    return true;
  } catch (error) {
    if (isRefusal(error, "PLAINTEXT_LEFT") || isRefusal(error, "KEYSET_CHANGED")) return false;
    throw error;
  }
}

async function sealedOnes(vault: Vault, records: readonly PlainRecord[]) {
  const sealed = [];
  for (let from = 0; from < records.length; from += slice) {
    const some = records.slice(from, from + slice).map(async (record) => ({
      place: record.place,
      id: record.id as Id,
      version: record.version,
      sealed: await sealPlainRecord(vault, record),
    }));
    sealed.push(...(await Promise.all(some)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sealed;
}
