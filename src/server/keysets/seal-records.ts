import { sql } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { envelopeKind, type SealingPlace } from "#contract/sealing.ts";
import type { Id } from "#domain/ids/id.ts";
import { isDocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import { findProfileId } from "#server/company-profile/store.ts";
import { takeOwnParts } from "#server/documents/document-parts.ts";
import { placeOf } from "#server/schema/tables.ts";
import { takeWords } from "#server/sealing/words.ts";
import { recordKindIn } from "#server/writes/change-feed.ts";
import type { Write } from "#server/writes/write-records.ts";

interface SealedRecord {
  place: SealingPlace;
  id: Id;
  version: number;
  sealed: string;
  linesSealed?: string | null | undefined;
}

/**
 * Replaces plain words by their envelopes, in one statement for each place. A row that was changed, sealed or deleted
 * since it was read is skipped, and so is a head that names a letterhead which is still plain. Version and date stay,
 * because the record says the same as before.
 *
 * @returns how many rows got their envelope
 * @throws Refusal ENCRYPTION_NOT_SET_UP, VALIDATION_FAILED for an envelope that is bound to another record, and for an
 * envelope of lines in another place than a document's
 */
export async function sealRecords(write: Write, records: readonly SealedRecord[]): Promise<number> {
  const { trx, sealing } = write;
  if (sealing.kid === null) throw new Refusal("ENCRYPTION_NOT_SET_UP");
  const profileId = await findProfileId(trx);
  const byPlace = new Map<SealingPlace, SealedRecord[]>();
  for (const record of records) {
    const { place, id, sealed, linesSealed } = record;
    if (isDocumentKind(place)) {
      takeOwnParts({ kind: place, id, quote_id: null }, record, sealing);
    } else if (linesSealed) {
      throw new Refusal("VALIDATION_FAILED", "answers.foreignEnvelope");
    } else {
      takeWords(envelopeKind(place), place === "letterhead" ? (profileId ?? "") : id, { sealed }, sealing);
    }
    byPlace.set(place, [...(byPlace.get(place) ?? []), record]);
  }
  let count = 0;
  for (const [place, ofPlace] of byPlace) count += await sealPlace(write, place, ofPlace);
  return count;
}

async function sealPlace(
  { trx, note }: Write,
  place: SealingPlace,
  records: readonly SealedRecord[],
): Promise<number> {
  const { table, plain, sealed, kind, lines, sealedAfter } = placeOf(place);
  const sent = JSON.stringify(
    records.map(({ id, version, sealed, linesSealed = null }) => ({
      id,
      version,
      sealed,
      lines: linesSealed,
    })),
  );
  const alsoLines = lines
    ? sql`, ${sql.ref(lines.plain)} = null, ${sql.ref(lines.sealed)} = sent.lines`
    : sql``;
  const { rows } = await sql<{ id: string; version: number; kind: RecordKind }>`
    update ${sql.table(table)} as kept
    set ${sql.ref(plain)} = null, ${sql.ref(sealed)} = sent.sealed ${alsoLines}
    from jsonb_to_recordset(${sent}::jsonb) as sent (id uuid, version integer, sealed text, lines text)
    where kept.id = sent.id and kept.version = sent.version and ${sql.ref(`kept.${plain}`)} is not null
      and ${sealedAfter ? sql`(sent.lines is null or ${sql.ref(`kept.${sealedAfter}`)} is null)` : sql`true`}
      and ${kind ? sql`kept.kind = ${kind}` : sql`true`}
    returning kept.id, kept.version, ${recordKindIn(table, "kept")} as kind`.execute(trx);
  note(...rows.map((row) => ({ ...row, deleted: false })));
  return rows.length;
}
