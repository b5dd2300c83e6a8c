import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import { expect, inject, test } from "vitest";
import { databaseOver } from "#server/db/database.ts";
import { migrate, migrations } from "#server/db/migrations.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createPostgresDatabase } from "#test/support/database.ts";
import { addUser, newDocument } from "#test/support/sample-rows.ts";

const postgres = inject("postgres");

test.skipIf(!postgres)("documents from before are counted, though the migration is nobody's", async () => {
  if (!postgres) return;
  const { url, drop } = await createPostgresDatabase(postgres, "template0");
  const pool = openPostgres(url);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0006-draft-keys");
  const database = databaseOver(pool, null, () => pool.end());
  const ada = await addUser(database);
  await database.asOwner(ada, async (trx) => {
    for (const number of ["1", "2"]) {
      await trx
        .insertInto("documents")
        .values({ ...asBefore(newDocument(ada)), number } as never)
        .execute();
    }
  });
  await migrate(db);
  const figures = await database.readAsOwner(ada, (trx) =>
    trx.selectFrom("status_figures").selectAll().execute(),
  );
  expect(figures).toEqual([{ user_id: ada, kind: "invoice", status: "pending", count: 2, total: 2962 }]);
  const unseen = await database.readAsSystem((trx) => sql`select * from documents`.execute(trx));
  expect(unseen.rows).toEqual([]);
  await database.close();
  await drop();
});

/** A document without the columns that came later. */
function asBefore(document: ReturnType<typeof newDocument>) {
  const { discount_amount: _, net_amount: __, tax_amount: ___, cis_deduction: ____, ...before } = document;
  return { ...before, lines: "[]" };
}
