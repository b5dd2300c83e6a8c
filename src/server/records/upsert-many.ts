import { sql } from "kysely";
import type { OwnColumns, RecordSource } from "#server/records/record-store.ts";
import type { StoredWords } from "#server/sealing/words.ts";
import type { Write } from "#server/writes/write-records.ts";

/** A record as it is to be stored; the records of one call all have the same own columns. */
export interface UpsertedRecord {
  id: string;
  /**
   * Of a new record 1, or one more than its tombstone's; else the row's version plus one. The caller has locked that row.
   */
  version: number;
  words: StoredWords;
  columns: OwnColumns;
}

/**
 * Inserts and updates any number of records in one statement. If another request has just inserted a record with the
 * same new id, that record stays as it is (decision W1).
 *
 * @returns the ids of the records that were written
 */
export async function upsertMany(
  { trx, userId, now, note }: Write,
  { table, kind }: RecordSource,
  rows: readonly UpsertedRecord[],
): Promise<Set<string>> {
  const moment = now.toISOString();
  const values = rows.map(({ id, version, words, columns }) => ({
    ...columns,
    ...words,
    id,
    version,
    user_id: userId,
    created_at: moment,
    updated_at: moment,
  }));
  const names = Object.keys(values[0] ?? {});
  const changed = names.filter((name) => !["id", "user_id", "created_at"].includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const { rows: written } = await sql<{ id: string; version: number }>`
    insert into ${sql.table(table)} as kept (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)
    on conflict (user_id, id) do update set
      ${sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where kept.version = excluded.version - 1
    returning id, version`.execute(trx);
  note(...written.map(({ id, version }) => ({ kind, id, version, deleted: false })));
  return new Set(written.map(({ id }) => id));
}
