import { sql } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Page } from "#server/records/page.ts";
import type { Words } from "#server/sealing/words.ts";

/** Tables whose records are words and a few columns, and which need no further work when they are written. */
export type RecordTable = "customers" | "categories" | "labor_categories" | "materials" | "labor_items";

/** The table of one kind of record, and the words of its 404. */
export interface RecordSource {
  table: RecordTable;
  kind: RecordKind;
  /** "Customer not found" */
  notFound: string;
  /** The table of its categories, if it has any; each record is read with its category's name. */
  categories?: CategoryTable;
}

export type CategoryTable = "categories" | "labor_categories";

/** The columns of a table besides those that every record has. */
export type OwnColumns = Record<string, unknown>;

/** A row with the columns that every record has; the others differ by table. */
export type RecordRow = OwnColumns &
  Words & {
    id: string;
    user_id: string;
    version: number;
    created_at: string;
    updated_at: string;
  };

export interface NewRecord {
  id: string;
  userId: Id<"User">;
  words: Words;
  columns: OwnColumns;
  now: Date;
}

export async function listRecords(
  trx: OwnedTransaction,
  source: RecordSource,
  page: Page,
): Promise<RecordRow[]> {
  let query = from(trx, source).orderBy("created_at", "desc").orderBy("id", "desc");
  const { after, limit } = page;
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  return (await query.limit(limit).execute()) as unknown as RecordRow[];
}

/** @param lock whether to lock the row against other writers until the transaction ends */
export async function findRecord(
  trx: OwnedTransaction,
  source: RecordSource,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<RecordRow | null> {
  let query = from(trx, source).where("id", "=", id);
  if (lock) query = query.forUpdate();
  return ((await query.executeTakeFirst()) as unknown as RecordRow | undefined) ?? null;
}

/** Inserts a record. If its id exists already, nothing happens: the id is the idempotency key (decision W1). */
export async function insertRecord(
  trx: OwnedTransaction,
  table: RecordTable,
  record: NewRecord,
): Promise<void> {
  const now = record.now.toISOString();
  await trx
    .insertInto(table as "customers")
    .values({
      ...record.columns,
      ...wordColumns(record.words),
      id: record.id,
      user_id: record.userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

/** Writes changed words and columns, and raises the version by one. */
export async function updateRecord(
  trx: OwnedTransaction,
  table: RecordTable,
  change: { row: RecordRow; words: Words; columns: OwnColumns; now: Date },
): Promise<void> {
  await trx
    .updateTable(table as "customers")
    .set({
      ...change.columns,
      ...wordColumns(change.words),
      version: change.row.version + 1,
      updated_at: change.now.toISOString(),
    })
    .where("id", "=", change.row.id)
    .execute();
}

/** @returns false if there is no such record */
export async function deleteRecord(trx: OwnedTransaction, table: RecordTable, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom(table as "customers")
    .where("id", "=", id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The two columns of words as the database takes them; see [Note: Words, plain or sealed]. */
export function wordColumns({ plain, sealed }: Words): { plain: string | null; sealed: string | null } {
  return { plain: plain === null ? null : JSON.stringify(plain), sealed };
}

/** The tables of records share the columns used here, so the type of one of them can stand for all. */
function from(trx: OwnedTransaction, { table, categories }: RecordSource) {
  const own = trx.selectFrom(table as "customers").selectAll();
  if (!categories) return own;
  const name = sql<string | null>`(
    select plain ->> 'name' from ${sql.table(categories)} as category
    where category.user_id = ${sql.ref(`${table}.user_id`)} and category.id = ${sql.ref(`${table}.category_id`)}
  )`;
  return own.select(name.as("category_name"));
}
