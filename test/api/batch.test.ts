import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { batchLimit } from "#contract/record-routes.ts";
import { routes } from "#contract/routes.ts";
import { samples, simpleNouns, titleOf } from "#test/api/samples.ts";
import { describeApi, startApp } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";
import { listening } from "#test/support/listening-database.ts";

const { customers, materials, categories, labor } = routes;

describeApi("saving many at once", (app) => {
  test.each(simpleNouns)("creates new %s and changes existing ones", async (noun) => {
    const ann = await app().visitor().register();
    const title = titleOf(noun);
    const known = { ...samples[noun], id: randomUUID() };
    const made = await ann.ok(routes[noun].create, { body: known });
    app().clock.pass(1000);
    const records = [
      { ...known, [title]: "Changed" },
      { ...samples[noun], id: randomUUID(), [title]: "With an id" },
      { ...samples[noun], [title]: "Without an id" },
    ];
    expect(await ann.ok(routes[noun].saveMany, { body: { records } })).toEqual({ created: 2, updated: 1 });
    const list: Record<string, unknown>[] = await ann.ok(routes[noun].list);
    expect(list.map((record) => record[title]).sort()).toEqual(["Changed", "With an id", "Without an id"]);
    const changed = await ann.ok(routes[noun].read, { id: made.id });
    expect(changed).toMatchObject({ [title]: "Changed", version: 2, createdAt: made.createdAt });
    expect(changed.updatedAt > made.updatedAt).toBe(true);
  });

  test("a record that is listed twice is changed twice, in that order", async () => {
    const ann = await app().visitor().register();
    const id = randomUUID();
    const records = [{ id, name: "Bea", notes: "first" }, { name: "Cleo" }, { id, name: "Bea Brown" }];
    expect(await ann.ok(customers.saveMany, { body: { records } })).toEqual({ created: 2, updated: 1 });
    expect(await ann.ok(customers.read, { id })).toMatchObject({
      name: "Bea Brown",
      notes: "first",
      version: 2,
    });
  });

  test("an id that is repeated many times is refused, because each repetition takes statements of its own", async () => {
    const ann = await app().visitor().register();
    const id = randomUUID();
    const records = Array.from({ length: 5_000 }, () => ({ id, name: "Bea" }));
    expect(await ann.refused(customers.saveMany, { body: { records } })).toMatchObject({
      status: 400,
      message: "One id comes more than 2 times.",
    });
    expect(await ann.ok(customers.list)).toEqual([]);
  });

  test("an import of 5,000 is a few statements, and somebody else's read is answered before it ends", async () => {
    const statements: string[] = [];
    const counted = await startApp(listening(app().database, statements));
    const [ann, bob] = [await counted.visitor().register(), await counted.visitor().register()];
    const category = { id: randomUUID(), name: "Timber" };
    const records = Array.from({ length: 5_000 }, (_, index) => ({
      ...samples.materials,
      id: randomUUID(),
      name: `Board ${index}`,
      categoryId: category.id,
    }));
    statements.length = 0;
    const answered: string[] = [];
    const note = (who: string) => () => answered.push(who);
    const body = { categories: [category], records };
    await Promise.all([
      ann.ok(materials.saveMany, { body }).then(note("the import")),
      bob.ok(customers.list).then(note("the bystander")),
    ]);
    expect(answered).toEqual(["the bystander", "the import"]);
    expect(statements.length).toBeLessThanOrEqual(20);

    const versions = records.map(({ id }) => ({ id, version: 1 }));
    statements.length = 0;
    expect(await ann.ok(materials.saveMany, { body: { ...body, categories: [], versions } })).toEqual({
      created: 0,
      updated: 5_000,
    });
    expect(statements.length).toBeLessThanOrEqual(20);
    await counted.fastify.close();
  });

  test("a batch that is sent again after a lost answer creates nothing twice", async () => {
    const ann = await app().visitor().register();
    const records = ["Bea", "Cleo"].map((name) => ({ id: randomUUID(), name }));
    await ann.ok(customers.saveMany, { body: { records } });
    expect(await ann.ok(customers.saveMany, { body: { records } })).toEqual({ created: 0, updated: 2 });
    expect(await ann.ok(customers.list)).toHaveLength(2);
  });

  test("if one record breaks a rule, no record is created or changed", async () => {
    const ann = await app().visitor().register();
    const known = await ann.ok(materials.create, { body: samples.materials });
    const good = [{ ...samples.materials, id: known.id, name: "Changed" }, samples.materials];
    const wrong = { ...samples.materials, unitCost: "-1" };
    expect(await ann.refused(materials.saveMany, { body: { records: [...good, wrong] } })).toMatchObject({
      status: 400,
      fields: [{ path: "records.2.unitCost", message: "Unit cost must be 0 or greater" }],
    });
    // A rule that only the database can check, broken by the last record, when all others are written already.
    const misfiled = { ...samples.materials, categoryId: randomUUID() };
    expect(await ann.refused(materials.saveMany, { body: { records: [...good, misfiled] } })).toMatchObject({
      status: 400,
    });
    expect(await ann.ok(materials.list)).toEqual([known]);
  });

  test.each([
    ["no records", []],
    ["more than the most", Array.from({ length: batchLimit + 1 }, () => ({ name: "Bea" }))],
    ["a record without a name", [{ name: "Bea" }, {}]],
  ])("%s are refused, and nothing is saved", async (_what, records) => {
    const ann = await app().visitor().register();
    expect(await ann.refused(customers.saveMany, { body: { records } })).toMatchObject({
      status: 400,
      error: "VALIDATION_FAILED",
    });
    expect(await ann.ok(customers.list)).toEqual([]);
  });

  test("new categories and their records are saved together or not at all", async () => {
    const ann = await app().visitor().register();
    const category = { id: randomUUID(), name: "Timber" };
    const filed = { ...samples.materials, categoryId: category.id };
    const wrong = { ...filed, categoryId: randomUUID() };
    const both = { categories: [category], records: [filed, wrong] };
    expect((await ann.refused(materials.saveMany, { body: both })).status).toBe(400);
    expect(await ann.ok(categories.list)).toEqual([]);

    const body = { categories: [category], records: [filed] };
    expect(await ann.ok(materials.saveMany, { body })).toEqual({ created: 1, updated: 0 });
    expect(await ann.ok(materials.list)).toMatchObject([{ categoryName: "Timber" }]);
    const rate = { ...samples.labor, categoryId: category.id };
    const labourBody = { categories: [category], records: [rate] };
    expect(await ann.ok(labor.saveMany, { body: labourBody })).toEqual({ created: 1, updated: 0 });
    const customer = { categories: [category], records: [{ name: "Bea" }] } as never;
    expect((await ann.refused(customers.saveMany, { body: customer })).status).toBe(400);
  });

  test("a record that was changed since it was read stops the whole batch", async () => {
    const ann = await app().visitor().register();
    const known = await ann.ok(materials.create, { body: samples.materials });
    const versions = [{ id: known.id, version: known.version }];
    const changed = { ...samples.materials, id: known.id, name: "By file" };
    await ann.ok(materials.update, { id: known.id, body: { name: "By hand" } });
    const body = { records: [samples.materials, changed], versions };
    expect(await ann.refused(materials.saveMany, { body })).toMatchObject({ error: "VERSION_CONFLICT" });
    expect(await ann.ok(materials.list)).toMatchObject([{ name: "By hand" }]);
    const now = { ...body, versions: [{ id: known.id, version: 2 }] };
    expect(await ann.ok(materials.saveMany, { body: now })).toEqual({ created: 1, updated: 1 });
  });

  test("another user's ids count as unknown: their records are neither shown nor changed", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const ofAnn = await ann.ok(customers.create, { body: { name: "Of Ann", notes: "hers" } });
    const body = { records: [{ id: ofAnn.id, name: "Of Bob" }] };
    expect(await bob.ok(customers.saveMany, { body })).toEqual({ created: 1, updated: 0 });
    expect(await ann.ok(customers.read, { id: ofAnn.id })).toEqual(ofAnn);
    expect(await bob.ok(customers.read, { id: ofAnn.id })).toMatchObject({ name: "Of Bob", notes: null });

    const category = await ann.ok(categories.create, { body: { name: "Timber" } });
    const misfiled = { records: [{ ...samples.materials, categoryId: category.id }] };
    expect((await bob.refused(materials.saveMany, { body: misfiled })).status).toBe(400);
    expect(await bob.ok(materials.list)).toEqual([]);
  });

  test("an encrypted account accepts envelopes only, and all or none of them", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const record = { id: randomUUID(), name: "Bea" };
    const envelope = await sealed(vault, "customer", record);
    const plain = { id: randomUUID(), name: "Cleo" };
    const foreign = { ...(await sealed(vault, "customer", plain)), id: randomUUID() };
    expect(await ann.refused(customers.saveMany, { body: { records: [envelope, plain] } })).toMatchObject({
      status: 428,
      error: "ENCRYPTION_PASSPHRASE_REQUIRED",
    });
    // An envelope is bound to its record, so it cannot be put in another record's place.
    expect((await ann.refused(customers.saveMany, { body: { records: [envelope, foreign] } })).status).toBe(
      400,
    );
    expect(await ann.ok(customers.list)).toEqual([]);

    const answer = await ann.ok(customers.saveMany, { body: { records: [envelope] } });
    expect(answer).toEqual({ created: 1, updated: 0 });
    expect(await ann.ok(customers.read, { id: record.id })).toMatchObject({
      name: null,
      sealed: envelope.sealed,
    });
  });

  test("an account without encryption accepts no envelopes", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const { vault } = await encrypt(bob);
    const envelope = await sealed(vault, "customer", { id: randomUUID(), name: "Bea" });
    const body = { records: [{ name: "Plain" }, envelope] };
    expect(await ann.refused(customers.saveMany, { body })).toMatchObject({ error: "ENCRYPTION_NOT_SET_UP" });
    expect(await ann.ok(customers.list)).toEqual([]);
  });
});
