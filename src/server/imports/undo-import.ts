import { sql } from "kysely";
import type { importRoutes } from "#contract/imports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { catalogueRules } from "#server/catalogue/handlers.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { type ImportedRow, storedRows, undoableSince } from "#server/records/import-rows.ts";
import type { RecordSource } from "#server/records/record-store.ts";
import { upsertMany } from "#server/records/upsert-many.ts";
import { wordNounRules } from "#server/records/word-noun-handlers.ts";
import type { CategoryTable, RecordTable } from "#server/schema/tables.ts";
import type { StoredWords } from "#server/sealing/words.ts";
import type { Write } from "#server/writes/write-records.ts";

/** The kinds of records that a batch can write, each after those that are filed under it. */
const sources: readonly RecordSource[] = [...wordNounRules, ...catalogueRules.toReversed()];

type Undone = RouteAnswer<typeof importRoutes.undo>;

/**
 * Undoes an import in the caller's transaction, by [Note: Undoing an import]. A category that it made stays while
 * something is filed under it.
 *
 * @throws Refusal NOT_FOUND for an import that is not there, was undone or is older than 30 days
 */
export async function undoImport(write: Write, id: Id<"Import">): Promise<Undone> {
  const rows = await takeRows(write, id);
  let undone = 0;
  const kept: Undone["kept"] = [];
  const restored: Undone["restored"] = [];
  for (const source of sources) {
    const ofKind = rows.filter(({ kind }) => kind === source.kind);
    if (ofKind.length === 0) continue;
    const { gone, stayed, back } = await undoRows(write, source, ofKind);
    // Categories are made along with what is filed under them, and are not counted.
    if (categoriesOf.every(({ categories }) => categories !== source.table)) undone += gone;
    kept.push(...stayed.map((each) => ({ kind: source.kind, id: each as Id<never> })));
    restored.push(...back.map((each) => ({ kind: source.kind, id: each as Id<never> })));
  }
  return { undone, kept, restored };
}

async function takeRows({ trx, now }: Write, id: Id<"Import">): Promise<MergedRow[]> {
  // All imports, because what they kept may change with this one. A batch that is being saved has locked its import: what it
  // adds is seen by the second statement, which is asked when it has ended.
  await trx.selectFrom("imports").select("id").orderBy("id").orderBy("part").forUpdate().execute();
  const parts = await trx
    .selectFrom("imports")
    .select("rows")
    .where("id", "=", id)
    .where("made_at", ">", undoableSince(now))
    .where("undone_at", "is", null)
    .execute();
  if (parts.length === 0) throw new Refusal("NOT_FOUND", "answers.noImport");
  await trx
    .updateTable("imports")
    .set({ undone_at: now.toISOString(), rows: storedRows.write({ rows: [] }) })
    .where("id", "=", id)
    .execute();
  return mergedRows(parts.flatMap(({ rows }) => storedRows.read(rows).rows));
}

interface MergedRow extends ImportedRow {
  /** The record's version before the import. */
  readonly former: number;
}

/** A record that one import wrote twice goes back to what was before the first time. */
function mergedRows(rows: readonly ImportedRow[]): MergedRow[] {
  const merged = new Map<string, MergedRow>();
  for (const row of rows.toSorted((one, other) => one.version - other.version)) {
    const key = `${row.kind} ${row.id}`;
    const { before, former } = merged.get(key) ?? { before: row.before, former: row.version - 1 };
    merged.set(key, { ...row, before, former });
  }
  return [...merged.values()];
}

async function undoRows(
  write: Write,
  source: RecordSource,
  rows: readonly MergedRow[],
): Promise<{ gone: number; stayed: string[]; back: string[] }> {
  const versions = await lockVersions(write.trx, source.table, rows);
  const there = rows.filter(({ id }) => versions.has(id));
  const untouched = there.filter(({ id, version }) => versions.get(id) === version);
  const fresh = untouched.filter(({ before }) => before === null);
  const deleted = await deleteUnused(write, source, fresh);
  await putBack(write, source, untouched);
  const back = untouched.flatMap(({ id, before }) => (before ? [id] : []));
  const undone = new Set([...deleted, ...back]);
  return { gone: undone.size, stayed: there.flatMap(({ id }) => (undone.has(id) ? [] : [id])), back };
}

/** Locks rows in the order of their ids, as batches do, so that two writes cannot deadlock. */
async function lockVersions(
  trx: OwnedTransaction,
  table: RecordTable,
  rows: readonly ImportedRow[],
): Promise<Map<string, number>> {
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(
    trx,
  );
  return new Map(found.map(({ id, version }) => [id, version]));
}

interface Filed {
  readonly table: RecordTable;
  readonly categories: CategoryTable;
}

/** The tables whose records are filed under categories. */
const categoriesOf: readonly Filed[] = catalogueRules.flatMap(({ table, categories }) =>
  categories === undefined ? [] : [{ table, categories }],
);

async function deleteUnused(
  { trx, note }: Write,
  { table, kind }: RecordSource,
  rows: readonly ImportedRow[],
): Promise<string[]> {
  const filed = categoriesOf.find(({ categories }) => categories === table);
  const isUnused = filed
    ? sql`not exists (select from ${sql.table(filed.table)} as item where item.category_id = kept.id)`
    : sql`true`;
  const ids = rows.map(({ id }) => id);
  const { rows: gone } = await sql<{ id: string; version: number }>`
    delete from ${sql.table(table)} as kept where id = any(${ids}::uuid[]) and ${isUnused}
    returning id, version`.execute(trx);
  note(...gone.map(({ id, version }) => ({ kind, id, version: version + 1, deleted: true })));
  return gone.map(({ id }) => id);
}

/** Puts rows back as they were before; under no category where theirs was deleted since. */
async function putBack(write: Write, source: RecordSource, rows: readonly MergedRow[]): Promise<void> {
  const former = rows.flatMap(({ before, ...row }) => (before ? [{ ...row, before }] : []));
  if (former.length === 0) return;
  const categories = await presentCategories(write.trx, source, former);
  const whole = former.map(({ id, version, before }) => {
    const { plain, sealed, created_at: _, updated_at: __, ...own } = before;
    const columns =
      "category_id" in own && !categories.has(own.category_id) ? { ...own, category_id: null } : own;
    // Both columns were read from the row.
    return { id, version: version + 1, words: { plain, sealed } as StoredWords, columns };
  });
  await upsertMany(write, source, whole);
  await followVersions(write, source, former);
}

/** A record is again what an earlier import left, under a later version: by that one the earlier import can be undone. */
async function followVersions(
  { trx }: Write,
  { kind }: RecordSource,
  rows: readonly MergedRow[],
): Promise<void> {
  const moved = JSON.stringify(rows.map(({ id, version, former }) => ({ id, former, now: version + 1 })));
  const kept = sql`
    jsonb_array_elements(rows->'rows') with ordinality as each(kept, place)
    left join jsonb_to_recordset(${moved}::jsonb) as moved(id text, former integer, now integer)
    on kept->>'kind' = ${kind} and kept->>'id' = moved.id and (kept->>'version')::integer = moved.former`;
  await sql`
    update imports set rows = jsonb_set(rows, '{rows}', (
      select jsonb_agg(case when now is null then kept else jsonb_set(kept, '{version}', to_jsonb(now)) end order by place)
      from ${kept}))
    where undone_at is null and exists (select from ${kept} where now is not null)`.execute(trx);
}

async function presentCategories(
  trx: OwnedTransaction,
  { categories }: RecordSource,
  rows: readonly { before: Record<string, unknown> }[],
): Promise<Set<unknown>> {
  if (!categories) return new Set();
  const ids = [...new Set(rows.flatMap(({ before }) => before.category_id ?? []))];
  const { rows: found } = await sql<{ id: string }>`
    select id from ${sql.table(categories)} where id = any(${ids}::uuid[]) order by id for key share`.execute(
    trx,
  );
  return new Set(found.map(({ id }) => id));
}
