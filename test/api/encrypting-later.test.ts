import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { routes } from "#contract/routes.ts";
import { plainRecord, sealingBatch } from "#contract/sealing.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { purgePlainWords } from "#server/keysets/purge-plain-words.ts";
import { type Place, places, tenantTableNames } from "#server/schema/tables.ts";
import { recordNouns, samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";
import { insertEverywhere, type WordOf } from "#test/support/tenant-rows.ts";
import { setMode } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import type { Unlocked } from "#vault/keyset/keyset-root.ts";
import { openFields, openLetterhead } from "#vault/records/records.ts";
import type { Vault } from "#vault/records/vault.ts";

const { keyset: keysets, customers, quotes, invoices, companyProfile } = routes;
const logoUrl = "data:image/png;base64,AAAA";

/** One record of each kind, a logo, and an invoice made from the quote, which keeps a copy of its supplier. */
async function furnish(client: ApiClient) {
  for (const noun of recordNouns) {
    const body = { ...samples[noun], ...(noun === "companyProfile" ? { logoUrl } : {}) };
    if (noun !== "invoices") await client.ok(routes[noun].create, { body });
  }
  const [quote] = await client.ok(quotes.list);
  const invoice = await client.ok(quotes.convert, { id: quote?.id ?? "" });
  return { quoteId: quote?.id ?? "", invoiceId: invoice.id };
}

/** Seals the next batch as a browser does. */
async function sealNext(client: ApiClient, vault: Vault) {
  const { records } = await client.ok(keysets.plainRecords);
  const sealed = await Promise.all(
    records.map(async (record) => ({
      place: record.place,
      id: record.id,
      version: record.version,
      sealed: await sealAsSent(vault, record),
    })),
  );
  return client.ok(keysets.sealRecords, { body: { records: sealed } });
}

async function finish(client: ApiClient, { vault, keyset }: Unlocked) {
  const strict = await setMode(vault, keyset, "strict");
  const headers = keysetHeaders(vault, keyset.epoch);
  return client.ask(keysets.write, { body: { keyset: strict.keyset }, headers });
}

describeApi("encrypting what is there", (app, engine) => {
  test("counts every record with words, accepts each sealed, and changes nothing else", async () => {
    const ann = await app().visitor().register();
    const { quoteId, invoiceId } = await furnish(ann);
    const read = async () => ({
      quote: await ann.ok(quotes.read, { id: quoteId }),
      invoice: await ann.ok(invoices.read, { id: invoiceId }),
      stats: await ann.ok(routes.stats.read),
    });
    const before = await read();
    app().clock.pass(60_000);
    const unlocked = await encrypt(ann, "migrating");
    // A record of each noun, the logo, and the supplier of the invoice.
    const total = recordNouns.length + 2;
    expect(await ann.ok(keysets.plainRecords)).toMatchObject({ total, left: total });
    expect((await finish(ann, unlocked)).status).toBe(409);
    expect(await sealNext(ann, unlocked.vault), "all but the invoice").toEqual({ sealed: total - 1 });
    expect(await sealNext(ann, unlocked.vault)).toEqual({ sealed: 1 });
    expect(await ann.ok(keysets.plainRecords)).toEqual({ total, left: 0, records: [] });
    expect((await finish(ann, unlocked)).status).toBe(200);

    const after = await read();
    expect(after.stats).toEqual(before.stats);
    for (const document of ["quote", "invoice"] as const) {
      const { version, total: money, status, updatedAt } = before[document];
      const unchanged = { version, total: money, status, updatedAt };
      expect(after[document]).toMatchObject({ ...unchanged, customerName: null });
    }
    const strict = { ...unlocked.vault, mode: "strict" as const };
    expect(await openFields(strict, "invoice", after.invoice)).toMatchObject({
      state: "open",
      record: { customerName: "Bea Brown", lineItems: [{ name: "Oak board" }] },
    });
    expect(await openLetterhead(strict, after.invoice.supplier ?? {})).toMatchObject({
      state: "open",
      record: { companyName: "Archer Joinery" },
    });
    expect(
      await openFields(strict, "companyProfile", (await ann.ok(companyProfile.read)) ?? {}),
    ).toMatchObject({
      state: "open",
      record: { companyName: "Archer Joinery", logoUrl },
    });
  });

  test("reaches every place of words", async () => {
    const ann = await app().visitor().register();
    await app().database.asOwner(ann.userId, (trx) => insertEverywhere(trx, ann.userId));
    const unlocked = await encrypt(ann, "migrating");
    const { total, left, records } = await ann.ok(keysets.plainRecords);
    expect({ total, left }).toEqual({ total: places.length, left: places.length });
    // The head of an invoice names its letterhead's envelope, so the letterhead is sealed in an earlier batch.
    expect(records.map((record) => z.decode(plainRecord, record).place)).toEqual(
      places.map(({ place }) => place).filter((place) => place !== "invoice"),
    );
    expect(await sealNext(ann, unlocked.vault)).toEqual({ sealed: places.length - 1 });
    expect(await sealNext(ann, unlocked.vault)).toEqual({ sealed: 1 });
    expect((await finish(ann, unlocked)).status).toBe(200);
    for (const place of places) expect(await countWords(ann, place)).toEqual([{ plain: 0, sealed: 1 }]);
  });

  test("resumes where it stopped, a batch at a time", async () => {
    const ann = await app().visitor().register();
    const records = Array.from({ length: sealingBatch + 30 }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const { vault } = await encrypt(ann, "migrating");
    expect(await sealNext(ann, vault)).toEqual({ sealed: sealingBatch });
    const left = { total: sealingBatch + 30, left: 30 };
    expect(await ann.ok(keysets.plainRecords)).toMatchObject(left);
    const uncounted = await ann.ok(keysets.plainRecords, { query: { counted: "false" } });
    expect(uncounted).toMatchObject({ total: null, left: null });
    expect(uncounted.records).toHaveLength(30);
    expect(await sealNext(ann, vault)).toEqual({ sealed: 30 });
  });

  test("skips a row that somebody else changed, sealed or deleted meanwhile", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const gone = await ann.ok(customers.create, { body: samples.customers });
    const { vault } = await encrypt(ann, "migrating");
    const { records } = await ann.ok(keysets.plainRecords);
    const stale = await Promise.all(
      records.map(async (record) => ({
        place: record.place,
        id: record.id,
        version: record.version,
        sealed: await sealAsSent(vault, record),
      })),
    );
    await ann.ok(quotes.update, { id, body: { status: "sent" } });
    await ann.ok(customers.remove, { id: gone.id });
    expect(await ann.ok(keysets.sealRecords, { body: { records: stale } })).toEqual({ sealed: 0 });
    expect(await sealNext(ann, vault)).toEqual({ sealed: 1 });
    const { sealed } = await ann.ok(quotes.read, { id });
    const again = {
      records: stale.filter(({ place }) => place === "quote").map((each) => ({ ...each, version: 2 })),
    };
    await ann.ok(keysets.sealRecords, { body: again });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ sealed, status: "sent" });
  });

  test("refuses an envelope of another record, and any envelope before there is a key", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    await ann.ok(customers.create, { body: samples.customers });
    const { records } = await ann.ok(keysets.plainRecords);
    const record = records[0];
    if (!record) throw new Error("Nothing is plain");
    const { vault } = await encrypt(bob, "migrating");
    const { place, id, version } = record;
    const send = (sealed: string) => ({ body: { records: [{ place, id, version, sealed }] } });
    const foreign = send(await sealAsSent(vault, record));
    expect(await ann.refused(keysets.sealRecords, foreign)).toMatchObject({ error: "ENCRYPTION_NOT_SET_UP" });
    const { vault: own } = await encrypt(ann, "migrating");
    const misplaced = send(await sealAsSent(own, { ...record, boundTo: randomUUID() }));
    for (const wrong of [foreign, misplaced]) {
      expect(await ann.refused(keysets.sealRecords, wrong)).toMatchObject({
        status: 400,
        message: "The envelope does not belong to this record.",
      });
    }
    expect(await bob.ok(keysets.plainRecords)).toEqual({ total: 0, left: 0, records: [] });
  });

  test("can be finished after the trial too, when nothing new can be created", async () => {
    const ann = await app().visitor().register();
    await ann.ok(customers.create, { body: samples.customers });
    await app().database.asSystem((trx) =>
      trx
        .updateTable("users")
        .set({ trial_ends_at: "2026-01-01T00:00:00.000Z" })
        .where("id", "=", ann.userId)
        .execute(),
    );
    expect(await ann.refused(customers.create, { body: samples.customers })).toMatchObject({ status: 402 });
    const unlocked = await encrypt(ann, "migrating");
    await sealNext(ann, unlocked.vault);
    expect((await finish(ann, unlocked)).status).toBe(200);
  });

  test("does not go back", async () => {
    const ann = await app().visitor().register();
    const unlocked = await encrypt(ann, "strict");
    const { vault, keyset } = unlocked;
    const back = { ...keyset, mode: "migrating", epoch: 2 };
    const refusal = await ann.refused(keysets.write, {
      body: { keyset: back },
      headers: keysetHeaders(vault, 1),
    });
    expect(refusal).toMatchObject({
      status: 400,
      message: "An account that is encrypted throughout stays so.",
    });
    expect(await ann.ok(keysets.read)).toEqual({ keyset });
    await expect(
      (async () => sealAsSent(vault, { ...plainCustomer, boundTo: plainCustomer.id }))(),
    ).rejects.toMatchObject({ code: "mode_changed" });
  });

  /** How many rows have plain words in a place, and how many sealed ones. */
  async function countWords({ userId }: ApiClient, { table, plain, sealed, kind }: Place) {
    const { rows } = await app().database.readAsOwner(userId, (trx) =>
      sql`
        select count(${sql.ref(plain)}) as plain, count(${sql.ref(sealed)}) as sealed from ${sql.table(table)}
        where ${kind ? sql`kind = ${kind}` : sql`true`}`.execute(trx),
    );
    return rows;
  }

  test.runIf(engine.name === "PostgreSQL")("leaves no dead row behind", async () => {
    const ann = await app().visitor().register();
    await app().database.asOwner(ann.userId, (trx) => insertEverywhere(trx, ann.userId));
    const unlocked = await encrypt(ann, "migrating");
    await sealNext(ann, unlocked.vault);
    await sealNext(ann, unlocked.vault);
    expect((await finish(ann, unlocked)).status).toBe(200);
    await app().database.purgeOldVersions();
    const { rows } = await app().database.readAsSystem((trx) =>
      sql<{ name: string }>`
        select relname as name from pg_stat_user_tables
        where vacuum_count > 0 and (relname <> 'customers' or n_dead_tup = 0) order by name`.execute(trx),
    );
    expect(rows.map(({ name }) => name)).toEqual(tenantTableNames.toSorted());
  });
});

const plainCustomer = {
  place: "customer" as const,
  id: randomUUID(),
  version: 1,
  fields: { name: "Ann" },
  lineItems: null,
};

test("after encrypting, the files of the embedded database contain none of the words", async () => {
  const dataDirectory = await makeDatabaseFolder("purge");
  const database = await openDatabase({ databaseUrl: null, dataDirectory });
  try {
    const app = await startApp(database);
    const ann = await app.visitor().register();
    const records = Array.from({ length: 250 }, (_, index) => ({ name: `Xylem ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const { id } = await ann.ok(invoices.create, {
      body: { ...samples.invoices, customerName: "Xylem whose invoice was deleted" },
    });
    await ann.ok(invoices.remove, { id });
    const wordOf: WordOf = (place) => `Xylem ${place}`;
    await database.asOwner(ann.userId, (trx) => insertEverywhere(trx, ann.userId, wordOf));
    const unlocked = await encrypt(ann, "migrating");
    for (const { place } of places) expect(filesWith(wordOf(place), dataDirectory), place).not.toEqual([]);
    let { left } = await ann.ok(keysets.plainRecords);
    while (left) left -= (await sealNext(ann, unlocked.vault)).sealed;
    expect((await finish(ann, unlocked)).status).toBe(200);
    await vi.waitFor(() => expect(filesWith("Xylem", dataDirectory)).toEqual([]), { timeout: 90_000 });
    expect(filesWith(ann.email, dataDirectory), "the search itself finds what is there").not.toEqual([]);
    await app.fastify.close();
  } finally {
    await database.close();
    await rm(dataDirectory, { recursive: true });
  }
}, 150_000);

test("a plain word that was deleted before encryption was set up is purged too; a new account needs no purge", async () => {
  const dataDirectory = await makeDatabaseFolder("purge");
  const opened = await openDatabase({ databaseUrl: null, dataDirectory });
  let purges = 0;
  const purgeOldVersions = () => {
    purges += 1;
    return opened.purgeOldVersions();
  };
  try {
    const app = await startApp({ ...opened, purgeOldVersions });
    await encrypt(await app.visitor().register());
    expect(purges).toBe(0);
    const bob = await app.visitor().register();
    const { id } = await bob.ok(customers.create, { body: { name: "Xylem" } });
    await bob.ok(customers.remove, { id });
    expect(filesWith("Xylem", dataDirectory)).not.toEqual([]);
    await encrypt(bob);
    await vi.waitFor(() => expect(filesWith("Xylem", dataDirectory)).toEqual([]), { timeout: 90_000 });
    expect(purges).toBe(1);
    await app.fastify.close();
  } finally {
    await opened.close();
    await rm(dataDirectory, { recursive: true });
  }
}, 150_000);

test("a purge that was cut off is done at the next start", async () => {
  const dataDirectory = await makeDatabaseFolder("purge");
  const database = await openDatabase({ databaseUrl: null, dataDirectory });
  try {
    const dying = await startApp({ ...database, purgeOldVersions: () => new Promise(() => undefined) });
    const ann = await dying.visitor().register();
    await ann.ok(customers.create, { body: { name: "Xylem" } });
    const unlocked = await encrypt(ann, "migrating");
    await sealNext(ann, unlocked.vault);
    expect((await finish(ann, unlocked)).status).toBe(200);
    expect(filesWith("Xylem", dataDirectory)).not.toEqual([]);

    const next = await startApp(database);
    await next.fastify.listen({ host: "127.0.0.1", port: 0 });
    await next.fastify.close();
    expect(filesWith("Xylem", dataDirectory)).toEqual([]);

    // The purge is no longer recorded as due, so the next start rewrites nothing.
    const third = await startApp({ ...database, purgeOldVersions: () => Promise.reject(new Error("again")) });
    await purgePlainWords(third.database);
    await Promise.all([dying, third].map(({ fastify }) => fastify.close()));
  } finally {
    await database.close();
    await rm(dataDirectory, { recursive: true });
  }
}, 150_000);

function filesWith(word: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1").includes(word))
    .map(({ name }) => name);
}
