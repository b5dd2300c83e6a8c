import { type RawBuilder, type Selectable, sql } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { PageRequest } from "#server/records/page.ts";
import type { Schema } from "#server/schema/schema.ts";
import type { CategoryTable, RecordTable } from "#server/schema/tables.ts";
import type { StoredWords } from "#server/sealing/words.ts";
import { versionOfNew } from "#server/writes/change-feed.ts";
import type { Write } from "#server/writes/write-records.ts";
import type { AnswerCode } from "#words/languages/answer-of.ts";

/** The table of one kind of record, and what its 404 says. */
export interface RecordSource<T extends RecordTable = RecordTable> {
  table: T;
  kind: RecordKind;
  /** "answers.noMaterial" */
  notFound: AnswerCode;
  /** The table of its categories, if it has any; each record is read with its category's name. */
  categories?: CategoryTable;
}

/** The columns of a table besides those that every record has. */
export type OwnColumns = Record<string, unknown>;

/** The columns that every table of records has. */
export interface CommonRow extends StoredWords {
  id: string;
  user_id: Id<"User">;
  version: number;
  created_at: string;
  updated_at: string;
}

export type RecordRow<T extends RecordTable = RecordTable> = CommonRow &
  Selectable<Schema[T]> & {
    /** The plain name of its category; null without one, and undefined in a table whose records have no categories. */
    category_name?: string | null;
  };

export async function listRecords<T extends RecordTable>(
  trx: OwnedTransaction,
  source: RecordSource<T>,
  { after, limit }: PageRequest,
): Promise<RecordRow<T>[]> {
  const { rows } = await sql<RecordRow<T>>`
    select ${columnsOf(source)} from ${sql.table(source.table)}
    where ${after ? sql`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)` : sql`true`}
    order by created_at desc, id desc limit ${limit}`.execute(trx);
  return rows;
}

/** @param lock whether to lock the row against other writers until the transaction ends */
export async function findRecord<T extends RecordTable>(
  trx: OwnedTransaction,
  source: RecordSource<T>,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<RecordRow<T> | null> {
  const { rows } = await sql<RecordRow<T>>`
    select ${columnsOf(source)} from ${sql.table(source.table)} where id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * The row of a record as one JSON value, or null, for a statement that reads records of several kinds; see
 * {@link rowOfJson}.
 */
export function rowAsJson(source: RecordSource, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select to_jsonb(record) from (
      select ${columnsOf(source)} from ${sql.table(source.table)} where id = ${id}
    ) as record
  )`;
}

/** A row that was read as JSON, where moments are texts of PostgreSQL's own form. */
export function rowOfJson(json: RecordRow): RecordRow {
  const moment = (text: string) => instantAt(Date.parse(text));
  return { ...json, created_at: moment(json.created_at), updated_at: moment(json.updated_at) };
}

/**
 * Inserts a record. If its id exists already, nothing happens: without an idempotency key, the id is one (decision W1).
 *
 * @returns the new row, or the existing one
 * @throws Refusal ID_IN_USE if it exists and the write has an idempotency key of its own
 */
export async function insertRecord<T extends RecordTable>(
  { trx, userId, now, isKeyed, note }: Write,
  source: RecordSource<T>,
  record: { id: string; words: StoredWords; columns: OwnColumns },
): Promise<RecordRow<T> | null> {
  const { id } = record;
  const moment = now.toISOString();
  const columns = {
    ...record.columns,
    ...columnValues(record.words),
    id,
    user_id: userId,
    version: versionOfNew(source.kind, id),
    created_at: moment,
    updated_at: moment,
  };
  const { rows } = await sql<RecordRow<T>>`
    insert into ${sql.table(source.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) on conflict (user_id, id) do nothing
    returning ${columnsOf(source)}`.execute(trx);
  const [row] = rows;
  if (row) note({ kind: source.kind, id, version: row.version, deleted: false });
  else if (isKeyed) throw new Refusal("ID_IN_USE");
  return row ?? findRecord(trx, source, { id });
}

/**
 * Writes changed words and columns, and raises the version by one.
 *
 * @returns the changed row, of which the answer is made; the same statement returns it, so it is not read back
 */
export async function updateRecord<T extends RecordTable>(
  { trx, now, note }: Write,
  source: RecordSource<T>,
  change: { row: CommonRow; words: StoredWords; columns: OwnColumns },
): Promise<RecordRow<T> | null> {
  const version = change.row.version + 1;
  const changed = {
    ...change.columns,
    ...columnValues(change.words),
    version,
    updated_at: now.toISOString(),
  };
  const settings = Object.entries(changed).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<RecordRow<T>>`
    update ${sql.table(source.table)} set ${sql.join(settings)} where id = ${change.row.id}
    returning ${columnsOf(source)}`.execute(trx);
  note({ kind: source.kind, id: change.row.id, version, deleted: false });
  return rows[0] ?? null;
}

/** Deletes a record, which leaves a tombstone. @param row locked by the caller */
export async function deleteRecord(
  { trx, note }: Write,
  { table, kind }: RecordSource,
  { id, version }: Pick<CommonRow, "id" | "version">,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
  note({ kind, id, version: version + 1, deleted: true });
}

/** The two columns of words as the database takes them; see [Note: Words, plain or sealed]. */
export function columnValues({ plain, sealed }: StoredWords): {
  plain: string | null;
  sealed: string | null;
} {
  return { plain: plain === null ? null : JSON.stringify(plain), sealed };
}

function columnsOf({ table, categories }: RecordSource) {
  if (!categories) return sql`*`;
  return sql`*, (
    select plain ->> 'name' from ${sql.table(categories)} as category
    where category.user_id = ${sql.ref(`${table}.user_id`)} and category.id = ${sql.ref(`${table}.category_id`)}
  ) as category_name`;
}
