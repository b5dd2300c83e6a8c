import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changesPage, changesPageBytes } from "#contract/changes.ts";
import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { kindsWithNoun, samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";
import { listening } from "#test/support/listening-database.ts";

const { changes, customers, companyProfile, materials, categories, quotes, invoices } = routes;

const after = (seq: number) => ({ query: { after: String(seq) } });
const pageAfter = (client: ApiClient, seq: number) => client.ok(changes.read, after(seq));

type Change = Awaited<ReturnType<typeof pageAfter>>["changes"][number];

/** Everything after a number, page by page, as a client reads it. */
async function allAfter(client: ApiClient, seq: number): Promise<Change[]> {
  const found: Change[] = [];
  for (let read = seq; ; ) {
    const page = await pageAfter(client, read);
    found.push(...page.changes);
    read = page.changes.at(-1)?.seq ?? page.last;
    if (read >= page.last) return found;
  }
}

/** The account's records by kind, as the routes of each kind answer them. */
async function recordsOf(client: ApiClient): Promise<Partial<Record<RecordKind, unknown[]>>> {
  const found: Partial<Record<RecordKind, unknown[]>> = {};
  for (const [kind, noun] of kindsWithNoun) {
    if (noun === "companyProfile") {
      found[kind] = [await client.ok(companyProfile.read)];
      continue;
    }
    const listed = await client.ok(routes[noun].list);
    found[kind] = await Promise.all(listed.map(({ id }) => client.ok(routes[noun].read, { id })));
  }
  return found;
}

/** The records of a feed in the same form. */
function recordsIn(feed: readonly Change[]): Partial<Record<RecordKind, unknown[]>> {
  return Object.fromEntries(
    kindsWithNoun.map(([kind]) => [
      kind,
      feed.filter((change) => change.kind === kind && !change.deleted).map(({ record }) => record),
    ]),
  );
}

/** Sorted by id, because a feed is in the order of changes and a list in that of creation. */
function sorted(records: Partial<Record<RecordKind, unknown[]>>) {
  const idOf = (record: unknown) => (record as { id: string }).id;
  return Object.fromEntries(
    Object.entries(records).map(([kind, each]) => [
      kind,
      each.toSorted((one, other) => idOf(one).localeCompare(idOf(other))),
    ]),
  );
}

describeApi("the feed of changes", (app) => {
  test("of an account without records is empty", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(changes.read)).toEqual({ feed: null, last: 0, changes: [] });
  });

  test("read from the start equals what the routes answer, after every kind of write", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    await bob.ok(customers.create, { body: samples.customers });
    for (const [, noun] of kindsWithNoun) await ann.ok(routes[noun].create, { body: samples[noun] });
    const category = await ann.ok(categories.create, { body: { name: "Doors" } });
    const body = { ...samples.materials, categoryId: category.id };
    const material = await ann.ok(materials.create, { body });
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const made = await ann.ok(quotes.convert, { id });
    await ann.ok(invoices.update, { id: made.id, body: { status: "paid" } });
    const gone = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id: gone.id });
    await ann.ok(materials.saveMany, { body: { records: [{ ...samples.materials, name: "Bolt" }] } });

    const feed = await allAfter(ann, 0);
    expect(sorted(recordsIn(feed))).toEqual(sorted(await recordsOf(ann)));
    expect(feed.filter(({ deleted }) => deleted)).toMatchObject([
      { kind: "quote", id: gone.id, version: gone.version + 1, record: null },
    ]);
    expect(feed.map(({ seq }) => seq)).toEqual(feed.map(({ seq }) => seq).toSorted((a, b) => a - b));

    const read = feed.at(-1)?.seq ?? 0;
    await ann.ok(materials.update, { id: material.id, body: { unitCost: "9.99" } });
    expect(await allAfter(ann, read)).toMatchObject([
      { kind: "material", id: material.id, version: 2, record: { unitCost: "9.99", categoryName: "Doors" } },
    ]);
    expect((await pageAfter(ann, 1_000_000)).changes).toEqual([]);
  });

  test("of an encrypted account has its envelopes", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const body = await sealed(vault, "customer", { ...samples.customers, id: randomUUID() });
    const { id, sealed: envelope } = await ann.ok(customers.create, { body });
    expect((await ann.ok(changes.read)).changes).toMatchObject([
      { kind: "customer", id, version: 1, record: { name: null, sealed: envelope } },
    ]);
  });

  test("comes in pages of 200, and of a megabyte but at least one record", async () => {
    const ann = await app().visitor().register();
    const records = Array.from({ length: changesPage + 1 }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const { last, changes: first } = await ann.ok(changes.read);
    expect([first.length, last]).toEqual([changesPage, changesPage + 1]);
    expect((await pageAfter(ann, first.at(-1)?.seq ?? 0)).changes).toHaveLength(1);

    const logoUrl = `data:image/png;base64,${"A".repeat(changesPageBytes + 4)}`;
    await ann.ok(companyProfile.create, { body: { ...samples.companyProfile, logoUrl } });
    const notes = "n".repeat(5_000);
    const large = Array.from({ length: 2 * changesPage }, () => ({ ...samples.customers, notes }));
    await ann.ok(customers.saveMany, { body: { records: large } });
    const pages: number[] = [];
    for (let read = last; read < last + 1 + large.length; ) {
      const page = await pageAfter(ann, read);
      pages.push(page.changes.length);
      read = page.changes.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
    }
    expect(pages[0]).toBe(1);
    expect(pages.slice(1).every((length) => length < changesPage)).toBe(true);
    expect(pages.reduce((sum, length) => sum + length, 0)).toBe(1 + large.length);
  });

  test("takes five statements whatever is in it", async () => {
    const statements: string[] = [];
    const counted = await startApp(listening(app().database, statements));
    const ann = await counted.visitor().register();
    for (const [, noun] of kindsWithNoun) await ann.ok(routes[noun].create, { body: samples[noun] });
    statements.length = 0;
    expect((await ann.ok(changes.read)).changes).toHaveLength(kindsWithNoun.length);
    expect(statements.length).toBeLessThanOrEqual(5);
    await counted.fastify.close();
  });
});
