import { Kysely, PostgresDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { withAllRows } from "#server/schema/migration-0028-all-rows.ts";
import { migrate } from "#server/schema/migrations.ts";
import { openEmptyEmbedded } from "#test/support/database.ts";

test("a migration sees the rows of every account while it asks for them, and row-level security is back afterwards", async () => {
  const embedded = await openEmptyEmbedded();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  await migrate(db);
  const tables = ["documents", "monthly_figures"];
  await db.transaction().execute(async (trx) => {
    await withAllRows(trx, tables, async () =>
      expect(await forced(trx)).not.toEqual(expect.arrayContaining(tables)),
    );
  });
  expect(await forced(db)).toEqual(expect.arrayContaining(tables));
  await embedded.close();
}, 300_000);

/** The tables of which even their owner sees a user's rows alone. */
async function forced(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relforcerowsecurity`.execute(db);
  return rows.map(({ name }) => name);
}
