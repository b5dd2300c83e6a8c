import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, type TestApp } from "#test/support/app.ts";

const { customers, imports, materials } = routes;

describeApi("an import of 20,000 records", (app) => {
  test("comes in whole with as many that it changes, and undone it leaves what was there before", async () => {
    const ann = await app().visitor().register();
    await ann.ok(materials.create, { body: samples.materials });
    const own = Array.from({ length: 2_500 }, (_, index) => ({ id: randomUUID(), name: `Bea ${index}` }));
    await ann.ok(customers.saveMany, { body: { records: own } });
    const before = await dump(app(), ann.userId);

    const importId = randomUUID();
    const changed = own.map(({ id, name }) => ({ id, name, notes: "Other phone: 020 7946 0123" }));
    await ann.ok(customers.saveMany, {
      body: { importId, records: changed, versions: own.map(({ id }) => ({ id, version: 1 })) },
    });
    for (let call = 1; call < 8; call += 1) {
      const records = own.map(({ name }) => ({ id: randomUUID(), name: `${name}, call ${call}` }));
      await ann.ok(customers.saveMany, { body: { importId, records } });
    }
    expect(await ann.ok(imports.list)).toMatchObject([{ created: 17_500, updated: 2_500 }]);
    expect(await dump(app(), ann.userId)).not.toBe(before);
    // An import is full at 20,000, and a call of it at 2,500: beyond, nothing is saved.
    const one = { id: randomUUID(), name: "Cleo" };
    const full = { status: 413, error: "TOO_LARGE" };
    expect(await ann.refused(customers.saveMany, { body: { importId, records: [one] } })).toMatchObject(full);
    const tooMany = [...own.map(({ name }) => ({ id: randomUUID(), name })), one];
    const other = { importId: randomUUID(), records: tooMany };
    expect(await ann.refused(customers.saveMany, { body: other })).toMatchObject(full);
    expect(await ann.ok(imports.undo, { id: importId })).toMatchObject({ undone: 20_000, kept: [] });
    expect(await dump(app(), ann.userId)).toBe(before);
  });
});

/** What counts on: versions and times of records, the feed of them, answers that were given, and that it was undone. */
const countsOn = new Set(["change_feeds", "record_changes", "applied_writes", "imports", "account_bytes"]);

/** Every row of every other table, as text. */
async function dump({ database }: TestApp, userId: Id<"User">): Promise<string> {
  return database.readAsOwner(userId, async (trx) => {
    const tables: string[] = [];
    for (const table of tenantTableNames.filter((name) => !countsOn.has(name))) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(stored) - 'version' - 'updated_at')::text as row from ${sql.table(table)} as stored
        order by 1`.execute(trx);
      tables.push(`${table}\n${rows.map(({ row }) => row).join("\n")}`);
    }
    return tables.join("\n");
  });
}
