import { type RawBuilder, sql } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { recordPlaces, type TenantTable } from "#server/schema/tables.ts";

/**
 * [Note: The feed of changes]
 * Each write notes the records that it changed, with a number that counts up for each account. The counter is the last
 * row that a write locks, and stays locked until the commit, so that numbers are in the order of commits: a reader who
 * has seen number n has missed none below it. A timestamp or a sequence would not do that, because a write that begins
 * earlier may be committed later. Each record has one row, its last change; a deleted record leaves a tombstone, from
 * whose version a record of the same id goes on. A restored backup and an account that was started again have a feed
 * of another id, and its readers begin again.
 */
export interface NotedChange {
  readonly kind: RecordKind;
  readonly id: string;
  /** The record's version after the change; that of a tombstone is one more than the deleted record's. */
  readonly version: number;
  readonly deleted: boolean;
}

/** The statement parts that note changes; `noted` must be the last that a write does. @param changes at least one */
export function notingChanges(userId: Id<"User">, changes: readonly NotedChange[]): RawBuilder<unknown> {
  return noting({ userId, ...changedRows(changes) });
}

/** The rows that {@link noting} takes: the last change of each record, and how many. */
export function changedRows(changes: readonly NotedChange[]): Pick<Noted, "rows" | "count"> {
  const last = new Map(changes.map((change) => [`${change.kind}:${change.id}`, change]));
  const rows = [...last.values()].map((change, index) => ({ ...change, place: index + 1 }));
  return { rows: JSON.stringify(rows), count: rows.length };
}

export interface Noted {
  readonly userId: Id<"User">;
  /** JSON. */
  readonly rows: string;
  readonly count: number;
}

/** The same as {@link notingChanges}, of rows that are known already or of slots for them. */
export function noting({ userId, rows, count }: Noted): RawBuilder<unknown> {
  return sql`
    fed as (
      insert into change_feeds (user_id, feed, last) values (${userId}, gen_random_uuid(), ${count})
      on conflict (user_id) do update set last = change_feeds.last + excluded.last
      returning last
    ), noted as (
      insert into record_changes (user_id, kind, id, seq, version, deleted)
      select ${userId}::uuid, each.kind, each.id, fed.last - ${count}::bigint + each.place, each.version, each.deleted
      from fed, jsonb_to_recordset(${rows}::jsonb)
        as each (kind text, id uuid, version integer, deleted boolean, place integer)
      on conflict (user_id, kind, id) do update
        set seq = excluded.seq, version = excluded.version, deleted = excluded.deleted
      returning seq
    )`;
}

/** The version of a new record: 1, or the one after its tombstone's if a record of this id was deleted. */
export function versionOfNew(kind: RecordKind, id: string): RawBuilder<number> {
  return sql<number>`coalesce(
    (select version + 1 from record_changes where kind = ${kind} and id = ${id}::uuid and deleted), 1)`;
}

/** The versions of the tombstones among some ids. */
export async function tombstonesOf(
  trx: OwnedTransaction,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("record_changes")
    .select(["id", "version"])
    .where("kind", "=", kind)
    .where("deleted", "=", true)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * Gives the account a feed of another id, which begins with the records that there are.
 *
 * @param userId of an account without noted changes
 */
export async function beginFeedAgain(trx: OwnedTransaction, userId: Id<"User">): Promise<void> {
  const records = sql.join(fedTables.map(recordsIn), sql` union all `);
  await sql`
    insert into record_changes (user_id, kind, id, seq, version, deleted)
    select ${userId}::uuid, kind, id, row_number() over (order by updated_at, id), version, false
    from (${records}) as record`.execute(trx);
  await sql`
    insert into change_feeds (user_id, feed, last)
    select ${userId}::uuid, gen_random_uuid(), coalesce(max(seq), 0) from record_changes
    on conflict (user_id) do update set feed = excluded.feed, last = excluded.last`.execute(trx);
}

/** The tables of records. */
const fedTables = [...new Set(recordPlaces.map(({ table }) => table))];

function recordsIn(table: TenantTable): RawBuilder<unknown> {
  return sql`select ${recordKindIn(table)} as kind, id, version, updated_at from ${sql.table(table)}`;
}

/** The kind of a table's records, as a column: a document's own, else the table's. */
export function recordKindIn(table: TenantTable, alias: string = table): RawBuilder<RecordKind> {
  const own = recordPlaces.find((place) => place.table === table);
  if (!own) throw new Error(`The table ${table} has no records`);
  return own.kind ? sql.ref(`${alias}.kind`) : sql`${own.place}::text`;
}
