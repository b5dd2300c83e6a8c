import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { PlainRecord } from "#contract/sealing.ts";
import type { Id } from "#domain/ids/id.ts";
import { isDocumentKind } from "#domain/pricing/document-kind.ts";
import { setMode } from "#vault/keyset/keyset-change.ts";
import type { WholeDocument } from "#vault/records/seal-document.ts";
import { sealPlainDocument, sealPlainRecord } from "#vault/records/seal-plain.ts";
import type { Vault } from "#vault/records/vault.ts";
import { call } from "#web/base/call.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { hasPlainLetterhead, readRow } from "#web/vault/document-rows.ts";
import { currentKeyset, putKeyset } from "#web/vault/keyset-flows.ts";

/**
 * How far the encryption of an account is, counted in envelopes: a company profile with a logo, for example, has two.
 */
export interface SealingProgress {
  left: number;
  total: number;
}

/** Rows sealed between two turns of the event loop: about a millisecond's work. */
const slice = 25;

/**
 * Seals the next batch of plain rows. See [Note: Encrypting what is there].
 *
 * @param known the progress after the previous batch; null for the first, which the server counts
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
  // Plain rows may have arrived since the count, so at least one is assumed until the server sends none.
  return { ...read, left: Math.max(read.left - sealed, 1) };
}

/**
 * Ends the encryption: from here on a plain word counts as tampering.
 *
 * @returns false when a plain row turned up or the keyset changed in between: then there is more to do
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
      ...(await envelopesOf(vault, record)),
    }));
    sealed.push(...(await Promise.all(some)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sealed;
}

/** A document is read for its figures, which its head names; until its letterhead is sealed it gets one envelope. */
async function envelopesOf(
  vault: Vault,
  record: PlainRecord,
): Promise<{ sealed: string; linesSealed?: string }> {
  const { place, id, version } = record;
  if (isDocumentKind(place)) {
    const row = await readRow({ kind: place, id: id as Id<"Quote" | "Invoice"> });
    if (row?.version === version && !row.sealed && !hasPlainLetterhead(row)) {
      const document: object = row;
      return sealPlainDocument(vault, place, document as WholeDocument);
    }
  }
  return { sealed: await sealPlainRecord(vault, record) };
}
