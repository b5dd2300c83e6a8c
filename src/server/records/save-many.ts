import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { ImportedRow } from "#server/records/import-rows.ts";
import type { OwnColumns, RecordSource } from "#server/records/record-store.ts";
import { type UpsertedRecord, upsertMany } from "#server/records/upsert-many.ts";
import { checkVersion } from "#server/records/version.ts";
import type { RecordTable } from "#server/schema/tables.ts";
import { changeWords, type StoredWords, takeNewWords, type WordsBody } from "#server/sealing/words.ts";
import { tombstonesOf } from "#server/writes/change-feed.ts";
import type { BatchCounts, Write } from "#server/writes/write-records.ts";

/** How records of one kind are written. */
export interface WriteRules<Body, T extends RecordTable = RecordTable> extends RecordSource<T> {
  newColumns(body: Body): OwnColumns;
  /** Refuses columns that may not be written; it gets those of all records at once. */
  beforeWrite?(trx: OwnedTransaction, columns: readonly OwnColumns[]): Promise<void>;
}

/** Records to save, with the versions that existing ones were changed from (optimistic locking, decision W3). */
export interface Batch<Body> {
  records: readonly Body[];
  versions?: readonly { id: string; version: number }[] | undefined;
  /** Takes what undoing needs of each record that is written ([Note: Undoing an import]). */
  keep?: ((rows: readonly ImportedRow[]) => void) | undefined;
}

/**
 * Saves records in one transaction: updates those whose id exists and inserts the others. 5,000 records take as many
 * SQL statements as one.
 *
 * @throws Refusal; nothing is saved then
 */
export async function saveMany<Body extends WordsBody & { id?: Id | undefined }>(
  write: Write,
  rules: WriteRules<Body>,
  batch: Batch<Body>,
): Promise<BatchCounts> {
  const saved = { created: 0, updated: 0 };
  for (const records of roundsOf(batch.records)) {
    const { created, updated } = await saveRound(write, rules, { ...batch, records });
    saved.created += created;
    saved.updated += updated;
  }
  return saved;
}

async function saveRound<Body extends WordsBody & { id?: Id | undefined }>(
  write: Write,
  rules: WriteRules<Body>,
  { records, versions = [], keep }: Batch<Body>,
): Promise<BatchCounts> {
  const { trx, sealing } = write;
  const changedFrom = new Map(versions.map(({ id, version }) => [id, version]));
  const columns = records.map((record) => rules.newColumns(record));
  await rules.beforeWrite?.(trx, columns);
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const known = await lockKnown(trx, rules.table, { ids, isWhole: keep !== undefined });
  const deleted = await tombstonesOf(trx, rules.kind, ids);
  const rows = records.map((record, index): UpsertedRecord => {
    const id = record.id ?? randomUUID();
    const words = takeNewWords(rules.kind, id, record, sealing);
    const row = known.get(id);
    const own = columns[index] ?? {};
    if (!row) return { id, version: (deleted.get(id) ?? 0) + 1, words, columns: own };
    checkVersion(row.version, changedFrom.get(id));
    return { id, version: row.version + 1, words: changeWords(row, words), columns: own };
  });
  const written = await upsertMany(write, rules, rows);
  keep?.(
    rows
      .filter(({ id }) => written.has(id))
      .map(({ id, version }) => ({ kind: rules.kind, id, version, before: known.get(id)?.before ?? null })),
  );
  const created = rows.filter(({ id }) => written.has(id) && !known.has(id)).length;
  return { created, updated: known.size };
}

/** How often the same id may come in one batch, because each further time takes statements of its own. */
const mostRounds = 2;

/**
 * If an id comes twice, its record is changed twice: the second time in a further round.
 *
 * @throws Refusal VALIDATION_FAILED if one id comes more than twice
 */
function roundsOf<Body extends { id?: Id | undefined }>(records: readonly Body[]): Body[][] {
  const rounds: Body[][] = [];
  const seen = new Map<string, number>();
  for (const record of records) {
    const round = record.id === undefined ? 0 : (seen.get(record.id) ?? 0);
    if (record.id !== undefined) seen.set(record.id, round + 1);
    const ofRound = rounds[round];
    if (ofRound) ofRound.push(record);
    else rounds[round] = [record];
  }
  if (rounds.length > mostRounds) {
    const reason = `answers.sameIdTooOften ${mostRounds}` as const;
    throw new Refusal("VALIDATION_FAILED", [{ path: "records", reason }]);
  }
  return rounds;
}

type KnownRow = StoredWords & { id: string; version: number; before?: Record<string, unknown> };

/**
 * Locks the existing rows in the order of their ids, so that two batches cannot deadlock.
 *
 * @param isWhole whether `before` is to have the whole row, without its owner's id
 */
async function lockKnown(
  trx: OwnedTransaction,
  table: RecordTable,
  { ids, isWhole }: { ids: readonly Id[]; isWhole: boolean },
): Promise<Map<string, KnownRow>> {
  const before = isWhole ? sql`, to_jsonb(kept) - 'user_id' - 'id' - 'version' as before` : sql``;
  const { rows } = await sql<KnownRow>`
    select id, version, plain, sealed ${before} from ${sql.table(table)} as kept
    where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
