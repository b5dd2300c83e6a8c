import { Kysely, PostgresDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { createSealableTable } from "#server/schema/migration-0001-sealable-table.ts";
import { migrateTo } from "#server/schema/migrations.ts";
import { openEmptyEmbedded } from "#test/support/database.ts";

test("a table of records that a migration adds is built as that of customers", async () => {
  const embedded = await openEmptyEmbedded();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  await migrateTo(db, "0001-foundation");
  await createSealableTable(db, "pets");
  await createSealableTable(db, "jobs", sql`, price bigint not null`);
  expect(await buildOf(db, "pets")).toEqual(await buildOf(db, "customers"));
  expect((await buildOf(db, "jobs")).columns).toContain("price bigint NO");
  await embedded.close();
}, 300_000);

/** Everything that the database says of a table, without the table's own name. */
async function buildOf(db: Kysely<unknown>, table: string): Promise<Record<string, string[]>> {
  const parts = {
    columns: sql`
      select concat_ws(' ', column_name, data_type, datetime_precision, is_nullable, column_default) as part
      from information_schema.columns where table_name = ${table}`,
    constraints: sql`
      select pg_get_constraintdef(oid) as part from pg_constraint where conrelid = ${table}::regclass`,
    indexes: sql`select indexdef as part from pg_indexes where tablename = ${table}`,
    policies: sql`
      select concat_ws(' ', policyname, cmd, qual, with_check) as part from pg_policies where tablename = ${table}`,
    security: sql`
      select concat_ws(' ', relrowsecurity, relforcerowsecurity) as part from pg_class where oid = ${table}::regclass`,
  };
  const build: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(parts)) {
    const { rows } = await query.execute(db);
    build[name] = rows.map((row) => (row as { part: string }).part.replaceAll(table, "records")).toSorted();
  }
  return build;
}
