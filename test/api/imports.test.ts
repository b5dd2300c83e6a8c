import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import { purgeImports } from "#server/records/import-rows.ts";
import { samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { day, describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";

const { customers, materials, categories, imports, changes, quotes } = routes;

async function stored(client: ApiClient) {
  const lists = [await client.ok(customers.list), await client.ok(materials.list)];
  return lists.map((list) => list.map(({ version: _, updatedAt: __, ...rest }) => rest));
}

function newCustomers(...names: string[]) {
  return names.map((name) => ({ id: randomUUID(), name }));
}

describeApi("undoing an import", (app) => {
  test("what an import made in several calls goes, what it changed is as before, and its categories go with it", async () => {
    const ann = await app().visitor().register();
    const kept = await ann.ok(materials.create, { body: samples.materials });
    const before = await stored(ann);
    const importId = randomUUID();
    const category = { id: randomUUID(), name: "Copper" };
    const pipe = { ...samples.materials, id: randomUUID(), name: "Pipe", categoryId: category.id };
    const dearer = { ...samples.materials, id: kept.id, unitCost: "14.00", categoryId: category.id };
    const first = { importId, categories: [category], records: [pipe] };
    await ann.ok(materials.saveMany, { body: first });
    const versions = [{ id: kept.id, version: 1 }];
    await ann.ok(materials.saveMany, { body: { importId, records: [dearer], versions } });
    expect(await ann.ok(imports.list)).toEqual([
      { id: importId, kind: "material", madeAt: app().clock.now().toISOString(), created: 1, updated: 1 },
    ]);

    expect(await ann.ok(imports.undo, { id: importId })).toEqual({
      ...{ undone: 2, kept: [] },
      restored: [{ kind: "material", id: kept.id }],
    });
    expect(await stored(ann)).toEqual(before);
    expect(await ann.ok(categories.list)).toEqual([]);
    // Versions count on, so that no other device takes an old copy for the present one.
    expect(await ann.ok(materials.read, { id: kept.id })).toMatchObject({ version: 3, unitCost: "12.50" });
    expect(await ann.ok(imports.list)).toEqual([]);
    const { changes: fed } = await ann.ok(changes.read, { query: { after: "0" } });
    expect(fed.map(({ kind, deleted }) => `${kind} ${deleted ? "gone" : "there"}`).sort()).toEqual([
      "category gone",
      "material gone",
      "material there",
    ]);
  });

  test("what was changed since stays and is listed, and so does its category; what was deleted since stays deleted", async () => {
    const ann = await app().visitor().register();
    const importId = randomUUID();
    const category = { id: randomUUID(), name: "Copper" };
    const [pipe, bend, tap] = ["Pipe", "Bend", "Tap"].map((name) => ({
      ...{ ...samples.materials, id: randomUUID(), name, categoryId: category.id },
    }));
    await ann.ok(materials.saveMany, {
      body: { importId, categories: [category], records: [pipe, bend, tap] },
    });
    await ann.ok(materials.update, { id: pipe?.id ?? "", body: { unitCost: "2.00" } });
    await ann.ok(materials.remove, { id: tap?.id ?? "" });
    expect(await ann.ok(imports.undo, { id: importId })).toEqual({
      undone: 1,
      kept: [
        { kind: "material", id: pipe?.id },
        { kind: "category", id: category.id },
      ],
      restored: [],
    });
    expect((await ann.ok(materials.list)).map(({ name }) => name)).toEqual(["Pipe"]);
    expect(await ann.ok(categories.list)).toHaveLength(1);
  });

  test("a material goes back under no category when its category was deleted since", async () => {
    const ann = await app().visitor().register();
    const { id: categoryId } = await ann.ok(categories.create, { body: samples.categories });
    const { id } = await ann.ok(materials.create, { body: { ...samples.materials, categoryId } });
    const importId = randomUUID();
    await ann.ok(materials.saveMany, { body: { importId, records: [{ ...samples.materials, id }] } });
    await ann.ok(categories.remove, { id: categoryId });
    expect(await ann.ok(imports.undo, { id: importId })).toMatchObject({ undone: 1, kept: [] });
    expect(await ann.ok(materials.read, { id })).toMatchObject({ categoryId: null });
  });

  test("a record that a call has twice goes back to what was before the first time", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(customers.create, { body: { name: "Bea", notes: "as it was" } });
    const importId = randomUUID();
    const records = [
      { id, name: "Bea Brown" },
      { id, name: "Bea Black", notes: "new" },
    ];
    await ann.ok(customers.saveMany, { body: { importId, records } });
    await ann.ok(imports.undo, { id: importId });
    expect(await ann.ok(customers.read, { id })).toMatchObject({ name: "Bea", notes: "as it was" });
  });

  test("envelopes come back as they lay, and nothing that is kept has a word in it", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const id = randomUUID();
    const [before, after] = await Promise.all(
      ["Bea Brown", "Bea Black"].map((name) => sealed(vault, "customer", { id, name })),
    );
    await ann.ok(customers.create, { body: before });
    const importId = randomUUID();
    await ann.ok(customers.saveMany, { body: { importId, records: [after] } });
    const { rows } = await app().database.readAsOwner(ann.userId, (trx) =>
      sql<{ kept: string }>`select rows::text as kept from imports`.execute(trx),
    );
    expect(rows[0]?.kept).toContain(before?.sealed);
    expect(rows[0]?.kept).not.toContain("Bea");
    await ann.ok(imports.undo, { id: importId });
    expect(await ann.ok(customers.read, { id })).toMatchObject({ sealed: before?.sealed, version: 3 });
  });

  test("when an account is encrypted, imports that hold plain words are forgotten, the others are not", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(customers.create, { body: samples.customers });
    const [changing, adding] = [randomUUID(), randomUUID()];
    await ann.ok(customers.saveMany, { body: { importId: changing, records: [{ id, name: "Bea" }] } });
    await ann.ok(materials.saveMany, { body: { importId: adding, records: [samples.materials] } });
    await encrypt(ann, "migrating");
    expect((await ann.ok(imports.list)).map((each) => each.id)).toEqual([adding]);
    expect(await ann.ok(imports.undo, { id: adding })).toMatchObject({ undone: 1 });
  });

  test("an undo whose answer was lost gives the same answer again, another one finds nothing", async () => {
    const ann = await app().visitor().register();
    const importId = randomUUID();
    await ann.ok(customers.saveMany, { body: { importId, records: newCustomers("Bea", "Cleo") } });
    const headers = { [idempotencyHeader]: randomUUID() };
    const answer = await ann.ok(imports.undo, { id: importId, headers });
    expect(answer).toEqual({ undone: 2, kept: [], restored: [] });
    expect(await ann.ok(imports.undo, { id: importId, headers })).toEqual(answer);
    expect(await ann.refused(imports.undo, { id: importId })).toMatchObject({
      status: 404,
      message: "This import cannot be undone any more",
    });
  });

  test("what is undone is closed: a later batch of it is refused, and one that was saved is answered as before", async () => {
    const ann = await app().visitor().register();
    const importId = randomUUID();
    const headers = { [idempotencyHeader]: randomUUID() };
    const first = { importId, records: newCustomers("Bea") };
    const answer = await ann.ok(customers.saveMany, { body: first, headers });
    await ann.ok(imports.undo, { id: importId });
    const rest = { importId, records: newCustomers("Cleo") };
    expect(await ann.refused(customers.saveMany, { body: rest })).toMatchObject({
      status: 409,
      error: "IMPORT_UNDONE",
    });
    expect(await ann.ok(customers.saveMany, { body: first, headers })).toEqual(answer);
    expect(await ann.ok(customers.list)).toEqual([]);
    expect(await ann.ok(imports.list)).toEqual([]);
    const other = { ...rest, importId: randomUUID() };
    expect(await ann.ok(customers.saveMany, { body: other })).toEqual({ created: 1, updated: 0 });
  });

  test("batches and an undo at the same time leave nothing of the import", async () => {
    const ann = await app().visitor().register();
    const importId = randomUUID();
    await ann.ok(customers.saveMany, { body: { importId, records: newCustomers("Bea") } });
    const save = () =>
      ann.ask(customers.saveMany, { body: { importId, records: newCustomers("Cleo", "Di") } });
    const [, , { status }] = await Promise.all([
      save(),
      save(),
      ann.ask(imports.undo, { id: importId }),
      save(),
    ]);
    expect(status).toBe(200);
    expect(await ann.ok(customers.list)).toEqual([]);
  });

  test("of two imports over one record the earlier leaves it and lists it, and undoing the later first gives back the original", async () => {
    for (const laterFirst of [false, true]) {
      const ann = await app().visitor().register();
      const { id } = await ann.ok(customers.create, { body: { name: "Bea", notes: "as it was" } });
      const [earlier, later] = [randomUUID(), randomUUID()];
      for (const [importId, name] of [
        [earlier, "Bea Brown"],
        [later, "Bea Black"],
      ]) {
        await ann.ok(customers.saveMany, { body: { importId, records: [{ id, name }] } });
      }
      if (!laterFirst) {
        expect(await ann.ok(imports.undo, { id: earlier })).toEqual({
          undone: 0,
          kept: [{ kind: "customer", id }],
          restored: [],
        });
        expect(await ann.ok(customers.read, { id })).toMatchObject({ name: "Bea Black" });
      } else {
        for (const importId of [later, earlier]) {
          expect(await ann.ok(imports.undo, { id: importId })).toMatchObject({ undone: 1, kept: [] });
        }
        expect(await ann.ok(customers.read, { id })).toMatchObject({ name: "Bea", notes: "as it was" });
      }
    }
  });

  test("a batch that is sent again under its key is kept once", async () => {
    const ann = await app().visitor().register();
    const importId = randomUUID();
    const headers = { [idempotencyHeader]: randomUUID() };
    const body = { importId, records: newCustomers("Bea") };
    for (const _ of [1, 2]) await ann.ok(customers.saveMany, { body, headers });
    expect(await ann.ok(imports.list)).toMatchObject([{ created: 1, updated: 0 }]);
  });

  test("another user's import is not there, and after 30 days nobody's is", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    const importId = randomUUID();
    await ann.ok(customers.saveMany, { body: { importId, records: newCustomers("Bea") } });
    expect(await bob.ok(imports.list)).toEqual([]);
    const refused = await bob.refused(imports.undo, { id: importId });
    expect(refused).toMatchObject({ status: 404 });
    expect(refused).toEqual(await bob.refused(imports.undo, { id: randomUUID() }));
    await app().database.asOwner(ann.userId, (trx) =>
      sql`update imports set made_at = ${new Date(app().clock.now().getTime() - 30 * day).toISOString()}`.execute(
        trx,
      ),
    );
    expect(await ann.ok(imports.list)).toEqual([]);
    expect(await ann.refused(imports.undo, { id: importId })).toMatchObject({ status: 404 });
  });

  test("the purge deletes imports after 30 days of the database's clock, and no earlier", async () => {
    const ann = await app().visitor().register();
    for (const days of [29, 31]) {
      await ann.ok(customers.saveMany, {
        body: { importId: randomUUID(), records: newCustomers(`${days}`) },
      });
      await app().database.asOwner(ann.userId, (trx) =>
        sql`update imports set made_at = now() - ${`${days} days`}::interval, updated = ${days}
          where updated = 0`.execute(trx),
      );
    }
    await purgeImports(app().database);
    const left = await app().database.readAsOwner(ann.userId, (trx) =>
      trx.selectFrom("imports").select("updated").execute(),
    );
    expect(left).toEqual([{ updated: 29 }]);
  });

  test("an undo that fails half-way leaves everything as it was, and can be asked for again", async () => {
    const ann = await app().visitor().register();
    const board = await ann.ok(materials.create, { body: samples.materials });
    const importId = randomUUID();
    const pipe = { ...samples.materials, id: randomUUID(), name: "Pipe" };
    const dearer = { ...samples.materials, id: board.id, unitCost: "14.00" };
    const versions = [{ id: board.id, version: 1 }];
    await ann.ok(materials.saveMany, { body: { importId, records: [pipe, dearer], versions } });
    const before = await stored(ann);
    // What is put back comes after what is deleted, and here the database refuses it.
    const keep = (cost: string, instead: string) =>
      app().database.asOwner(ann.userId, (trx) =>
        sql`update imports set rows = replace(rows::text, ${cost}, ${instead})::jsonb`.execute(trx),
      );
    await keep('"unit_cost": 1250', '"unit_cost": "no price"');
    expect(await ann.refused(imports.undo, { id: importId })).toMatchObject({ status: 500 });
    expect(await stored(ann)).toEqual(before);
    expect(await ann.ok(imports.list)).toHaveLength(1);
    await keep('"unit_cost": "no price"', '"unit_cost": 1250');
    expect(await ann.ok(imports.undo, { id: importId })).toMatchObject({ undone: 2 });
    expect(await ann.ok(materials.list)).toMatchObject([{ id: board.id, unitCost: "12.50" }]);
  });

  test("new prices change no quote that has the old ones", async () => {
    const ann = await app().visitor().register();
    const board = await ann.ok(materials.create, { body: samples.materials });
    const quote = await ann.ok(quotes.create, {
      body: {
        ...samples.quotes,
        lineItems: [{ name: "Oak board", quantity: "2", unitCost: "12.50", materialId: board.id }],
      },
    });
    const body = {
      importId: randomUUID(),
      records: [{ ...samples.materials, id: board.id, unitCost: "14.00" }],
      versions: [{ id: board.id, version: 1 }],
    };
    await ann.ok(materials.saveMany, { body });
    expect(await ann.ok(materials.read, { id: board.id })).toMatchObject({ unitCost: "14.00" });
    expect(await ann.ok(quotes.read, { id: quote.id })).toEqual(quote);
    await ann.ok(imports.undo, { id: body.importId });
    expect(await ann.ok(quotes.read, { id: quote.id })).toEqual(quote);
  });
});
