import { sql } from "kysely";
import { sealedFields } from "#contract/sealed-kinds.ts";
import { envelopeKind, type PlainRecord, type SealingPlace, sealingBatch } from "#contract/sealing.ts";
import type { Id } from "#domain/ids/id.ts";
import { findProfileId } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { type Place, places } from "#server/schema/tables.ts";
import { type PlainWords, readWords } from "#server/sealing/words.ts";

/** The approximate length of a batch's plain text, so that its envelopes fit into one request. */
const mostCharacters = 1_000_000;

/** Counts the places that have words, and how many of them are still plain. */
export async function countPlain(trx: OwnedTransaction): Promise<{ left: number; total: number }> {
  const counts = places.map(
    ({ table, plain, sealed, kind }) => sql`
      select count(${sql.ref(plain)}) as left, count(*) filter (where ${sql.ref(sealed)} is not null) as done
      from ${sql.table(table)} where ${kind ? sql`kind = ${kind}` : sql`true`}`,
  );
  const { rows } = await sql<{ left: number; done: number }>`
    select sum("left")::bigint as left, sum(done)::bigint as done
    from (${sql.join(counts, sql` union all `)}) as counted`.execute(trx);
  const { left = 0, done = 0 } = rows[0] ?? {};
  return { left, total: left + done };
}

interface PlainRow {
  place: SealingPlace;
  id: Id;
  version: number;
  /** The logo is a text; all other words are an object. */
  words: PlainWords | string;
  lines: { id: string }[] | null;
}

/** The next words to seal, in the order of the places, at most as many as one request can send back. */
export async function nextPlainRecords(trx: OwnedTransaction): Promise<PlainRecord[]> {
  const profileId = await findProfileId(trx);
  const plain = sql.join(places.map(plainRowsOf), sql` union all `);
  const { rows } = await sql<PlainRow>`
    select * from (${plain}) as plain order by ordinal, id limit ${sealingBatch}`.execute(trx);
  const records: PlainRecord[] = [];
  let characters = 0;
  for (const row of rows) {
    const { place, id, version } = row;
    characters += JSON.stringify(row.words).length;
    if (records.length > 0 && characters > mostCharacters) return records;
    // An invoice has a letterhead only if there is a profile, and a profile is never deleted.
    const boundTo = place === "letterhead" ? (profileId ?? id) : id;
    records.push({ place, id, version, boundTo, ...plainWords(place, row) });
  }
  return records;
}

/** The first plain rows of a place: no more than one batch has. */
function plainRowsOf({ place, table, plain, kind, lines, sealedAfter }: Place, ordinal: number) {
  const words = lines ? sql`coalesce(${sql.ref(lines.plain)}, '{}') || ${sql.ref(plain)}` : sql.ref(plain);
  return sql`(
    select ${ordinal}::integer as ordinal, ${place}::text as place, id, version, to_jsonb(${words}) as words,
      ${table === "documents" ? sql`lines` : sql`null::jsonb as lines`}
    from ${sql.table(table)}
    where ${sql.ref(plain)} is not null and ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${sealedAfter ? sql`${sql.ref(sealedAfter)} is null` : sql`true`}
    order by id limit ${sealingBatch}
  )`;
}

function plainWords(
  place: SealingPlace,
  { words, lines }: PlainRow,
): Pick<PlainRecord, "fields" | "lineItems"> {
  const table = sealedFields[envelopeKind(place)];
  const stored = typeof words === "string" ? { logoUrl: words } : (readWords(words) ?? {});
  const ofLine = (line: string) => pick(stored.lineItems?.[line] ?? {}, table.lineItems);
  const hasLines = table.lineItems.length > 0 && lines;
  return {
    fields: pick(stored, table.fields),
    lineItems: hasLines ? Object.fromEntries(lines.map(({ id }) => [id, ofLine(id)])) : null,
  };
}

function pick(words: Record<string, unknown>, fields: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(fields.map((field) => [field, (words[field] as string | undefined) ?? null]));
}
