import { randomUUID } from "node:crypto";
import { Kysely, Migrator, PostgresDialect } from "kysely";
import { expect, inject, test } from "vitest";
import { databaseOver } from "#server/db/database.ts";
import { migrate, migrations } from "#server/db/migrations.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createPostgresDatabase } from "#test/support/database.ts";
import { addUser, newDocument } from "#test/support/sample-rows.ts";

const postgres = inject("postgres");
const line = { id: randomUUID(), itemType: "labour", customType: null, quantity: 2000, unitPrice: 50_000 };

test.skipIf(!postgres)(
  "documents from before get the sums that were worked out at each reading",
  async () => {
    if (!postgres) return;
    const { url, drop } = await createPostgresDatabase(postgres, "template0");
    const pool = openPostgres(url);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo("0007-status-figures");
    const database = databaseOver(pool, null, () => pool.end());
    const ada = await addUser(database);
    const {
      discount_amount: _,
      net_amount: __,
      tax_amount: ___,
      cis_deduction: ____,
      ...before
    } = newDocument(ada);
    const lines = JSON.stringify([line]);
    // 1,000.00 with 25% is 1,250.00; CIS 20% of it 250.00; VAT on the full value.
    await database.asOwner(ada, (trx) =>
      trx
        .insertInto("documents")
        .values({
          ...before,
          lines,
          markup_scope: "materials_and_labour",
          cis_applied: true,
          number: "1",
        } as never)
        .execute(),
    );
    await migrate(db);
    const sums = await database.readAsOwner(ada, (trx) =>
      trx
        .selectFrom("documents")
        .select(["discount_amount", "net_amount", "tax_amount", "cis_deduction"])
        .execute(),
    );
    expect(sums).toEqual([
      { discount_amount: 0, net_amount: 100_000, tax_amount: 25_000, cis_deduction: 25_000 },
    ]);
    await database.close();
    await drop();
  },
);
