import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import { envelopeKind, type SealingPlace } from "#contract/sealing.ts";
import type { Id } from "#domain/account/id.ts";
import { findProfileId } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { placeOf } from "#server/keysets/places.ts";
import { findSealing } from "#server/keysets/store.ts";
import { takeWords } from "#server/records/words.ts";

interface SealedRecord {
  place: SealingPlace;
  id: Id;
  version: number;
  sealed: string;
}

/**
 * Puts envelopes in place of plain words. A row that somebody has changed, sealed or deleted since is passed over.
 * Neither version nor date moves: what the record says is the same.
 *
 * @throws Refusal ENCRYPTION_NOT_SET_UP, VALIDATION_FAILED for an envelope that is bound to another record
 */
export async function sealRecords(
  trx: OwnedTransaction,
  userId: Id<"User">,
  records: readonly SealedRecord[],
): Promise<void> {
  const sealing = await findSealing(trx, userId);
  if (sealing.kid === null) throw new Refusal("ENCRYPTION_NOT_SET_UP");
  const profileId = await findProfileId(trx);
  for (const { place, id, version, sealed } of records) {
    const boundTo = place === "supplier" ? (profileId ?? "") : id;
    takeWords(envelopeKind(place), boundTo, { sealed }, sealing);
    const columns = placeOf(place);
    await sql`
      update ${sql.table(columns.table)}
      set ${sql.ref(columns.plain)} = null, ${sql.ref(columns.sealed)} = ${sealed}
      where id = ${id} and version = ${version} and ${sql.ref(columns.plain)} is not null
        and ${columns.kind ? sql`kind = ${columns.kind}` : sql`true`}`.execute(trx);
  }
}
