import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import {
  type LostWithTheKey,
  type TenantTable,
  tenantTableNames,
  tenantTables,
} from "#server/schema/tables.ts";
import { recordNouns, samples } from "#test/api/samples.ts";
import { type ApiClient, apiClient, password } from "#test/support/api-client.ts";
import { describeApi, type TestApp } from "#test/support/app.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { encrypt, firstKeyset, quickKdf, sealed } from "#test/support/encrypted-account.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";
import { insertEverywhere } from "#test/support/tenant-rows.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { changePassphrase } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import type { Mode, Vault } from "#vault/records/vault.ts";

const { keyset: keysets, customers, quotes, invoices, materials, companyProfile, account } = routes;

/** Another root key for the signed-in user. */
const anotherKey = ({ userId }: ApiClient, mode: Mode = "strict") =>
  createKeyset({ userId, passphrase: "a new phrase", kdf: quickKdf, mode, derive: deriveNatively });

async function startAgain(client: ApiClient, mode: Mode = "strict") {
  const { keyset, vault } = await anotherKey(client, mode);
  const headers = { "x-keyset-proof": vault.keysetProof };
  return { keyset, headers, body: { password, confirmation: "DELETE", keyset } };
}

/** Seals what is plain, as a browser does: in all places, or in some. */
async function sealAll(client: ApiClient, vault: Vault, only?: readonly string[]): Promise<void> {
  const { records } = await client.ok(keysets.plainRecords);
  const wanted = records.filter(({ place }) => only?.includes(place) ?? true);
  const sent = wanted.map(async (record) => {
    const { place, id, version } = record;
    return { place, id, version, sealed: await sealAsSent(vault, record) };
  });
  const body = { records: await Promise.all(sent) };
  expect(await client.ok(keysets.sealRecords, { body })).toEqual({ sealed: wanted.length });
}

/** The same person in another browser. */
async function elsewhere(app: TestApp, { email }: ApiClient): Promise<ApiClient> {
  const client = apiClient(app.fastify);
  await client.ok(account.login, { body: { email, password } });
  return client;
}

async function share(client: ApiClient): Promise<string> {
  return (await client.ok(keysets.deviceShare)).deviceShare;
}

describeApi("starting again", (app) => {
  test("deletes what is sealed and stores the new key; numbering continues, other sessions end", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const profile = { ...samples.companyProfile, id: crypto.randomUUID() };
    await ann.ok(companyProfile.create, { body: await sealed(vault, "companyProfile", profile) });
    const quote = {
      ...samples.quotes,
      id: crypto.randomUUID(),
      lineItems: samples.quotes.lineItems.map((line) => ({ ...line, id: crypto.randomUUID() })),
    };
    await ann.ok(quotes.create, { body: await sealed(vault, "quote", quote) });
    expect(await ann.ok(quotes.convert, { id: quote.id })).toMatchObject({ invoiceNumber: "INV-0001" });
    await ann.ok(routes.monthlyReports.generate, { body: { year: 2026, month: 10 } });
    const { id } = await ann.ok(routes.monthlyReports.generate, { body: { year: 2026, month: 11 } });
    await ann.ok(routes.monthlyReports.lock, { id });
    const phone = await elsewhere(app(), ann);
    const feed = await ann.ok(routes.changes.read);

    const { keyset, ...sent } = await startAgain(ann);
    expect(await ann.ok(keysets.startAgain, sent)).toEqual({ keyset });
    const { feed: another, ...empty } = await ann.ok(routes.changes.read);
    expect([another === feed.feed, empty]).toEqual([false, { last: 0, changes: [] }]);
    const given = await app().database.readAsOwner(ann.userId, (trx) =>
      trx.selectFrom("document_numbers").select(["number", "given_up_why"]).orderBy("number").execute(),
    );
    expect(given).toEqual([
      { number: "INV-0001", given_up_why: "started again" },
      { number: "Q-0001", given_up_why: "started again" },
    ]);
    expect(await ann.ok(keysets.read)).toEqual({ keyset });
    for (const noun of recordNouns) {
      if (noun !== "companyProfile") expect(await ann.ok(routes[noun].list)).toEqual([]);
    }
    expect(await ann.ok(companyProfile.read)).toBeNull();
    expect(await ann.ok(routes.stats.read)).toMatchObject({ totalQuotes: 0, monthlyBreakdowns: [] });
    expect(await ann.ok(routes.monthlyReports.list)).toMatchObject([{ id, isLocked: true }]);
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0002" });
    expect(await phone.refused(customers.list)).toMatchObject({ status: 401 });
    expect(await ann.refused(customers.create, { body: samples.customers })).toMatchObject({ status: 428 });
  });

  test("goes through every table: what is sealed and what was counted of it goes, the rest stays", async () => {
    const ann = await app().visitor().register();
    await app().database.asOwner(ann.userId, (trx) => insertEverywhere(trx, ann.userId));
    const { vault } = await encrypt(ann, "migrating");
    await sealAll(ann, vault);
    const [invoice] = await ann.ok(invoices.list);
    await ann.ok(invoices.remove, { id: invoice?.id ?? "" });
    // That of the plain account was forgotten.
    const imported = await sealed(vault, "customer", { ...samples.customers, id: crypto.randomUUID() });
    await ann.ok(customers.saveMany, { body: { importId: crypto.randomUUID(), records: [imported] } });
    const before = await countRows(ann);
    expect(before.filter(({ rows }) => rows === 0)).toEqual([]);
    await ann.ok(keysets.startAgain, await startAgain(ann, "migrating"));
    const left: Record<LostWithTheKey, (rows: number) => number> = {
      nothing: (rows) => rows,
      "sealed rows": () => 0,
      "all rows": () => 0,
      "unlocked rows": () => 1,
      "counted again": () => 0,
    };
    expect(await countRows(ann)).toEqual(
      before.map(({ table, rows }) => ({ table, rows: left[tenantTables[table].lostWithTheKey](rows) })),
    );
  });

  test("empties what is sealed beside plain words, and keeps those", async () => {
    const ann = await app().visitor().register();
    await app().database.asOwner(ann.userId, (trx) => insertEverywhere(trx, ann.userId));
    const { vault } = await encrypt(ann, "migrating");
    await sealAll(ann, vault, ["companyLogo", "supplier"]);
    const before = await countRows(ann);
    await ann.ok(keysets.startAgain, await startAgain(ann, "migrating"));
    const after = await countRows(ann);
    const kept = ["company_profiles", "documents", "materials", "customers"];
    expect(after.filter(({ table }) => kept.includes(table))).toEqual(
      before.filter(({ table }) => kept.includes(table)),
    );
    expect(await ann.ok(companyProfile.read)).toMatchObject({ logoUrl: null, logoSealed: null });
    const [invoice] = await ann.ok(invoices.list);
    expect(await ann.ok(invoices.read, { id: invoice?.id ?? "" })).toMatchObject({ supplier: null });
  });

  async function countRows({ userId }: ApiClient): Promise<{ table: TenantTable; rows: number }[]> {
    return app().database.readAsOwner(userId, (trx) =>
      Promise.all(
        tenantTableNames.map(async (table) => {
          const { count } = await trx
            .selectFrom(table)
            .select(sql<number>`count(*)`.as("count"))
            .executeTakeFirstOrThrow();
          return { table, rows: count };
        }),
      ),
    );
  }

  test("needs the password, the typed word and a new key; otherwise nothing happens", async () => {
    const ann = await app().visitor().register();
    const { keyset, vault } = await encrypt(ann);
    const record = { ...samples.customers, id: crypto.randomUUID() };
    await ann.ok(customers.create, { body: await sealed(vault, "customer", record) });
    const { body } = await startAgain(ann);
    expect(await ann.refused(keysets.startAgain, { body: { ...body, password: "guess" } })).toEqual({
      status: 403,
      error: "WRONG_PASSWORD",
      message: "Current password is incorrect",
      fields: [{ path: "password", message: "Current password is incorrect" }],
    });
    const bob = await app().visitor().register();
    const ofBob = (await firstKeyset(bob)).keyset;
    for (const wrong of [
      { confirmation: "delete" },
      { keyset: ofBob },
      { keyset: { ...body.keyset, epoch: 2 } },
    ]) {
      const refusal = await ann.refused(keysets.startAgain, { body: { ...body, ...wrong } });
      expect(refusal).toMatchObject({ status: 400 });
    }
    expect(await ann.ok(keysets.read)).toEqual({ keyset });
    expect(await ann.ok(customers.list)).toHaveLength(1);
    const ofPlain = { ...body, keyset: ofBob };
    expect(await bob.refused(keysets.startAgain, { body: ofPlain })).toMatchObject({
      error: "ENCRYPTION_NOT_SET_UP",
    });
  });

  test("limits guessing", async () => {
    const ann = await app().visitor().register();
    await encrypt(ann);
    const { body } = await startAgain(ann);
    const guess = () => ann.ask(keysets.startAgain, { body: { ...body, password: "guess" } });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await guess()).status);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([403]));
    expect(statuses[10]).toBe(429);
    expect(await ann.refused(keysets.startAgain, { body })).toMatchObject({ status: 429 });
  });

  test("keeps what is still plain, in an account that was being encrypted", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, { body: samples.companyProfile });
    const category = await ann.ok(routes.categories.create, { body: samples.categories });
    const body = { ...samples.materials, categoryId: category.id };
    const material = await ann.ok(materials.create, { body });
    await ann.ok(invoices.create, { body: samples.invoices });
    const { vault } = await encrypt(ann, "migrating");
    const { id: _, ...renamed } = await sealed(vault, "category", { name: "Timber", id: category.id });
    await ann.ok(routes.categories.update, { id: category.id, body: renamed });

    const wrongMode = await startAgain(ann, "strict");
    expect(await ann.refused(keysets.startAgain, wrongMode)).toMatchObject({
      error: "PLAINTEXT_LEFT",
    });
    const again = await startAgain(ann, "migrating");
    await ann.ok(keysets.startAgain, again);
    expect(await ann.ok(routes.categories.list)).toEqual([]);
    expect(await ann.ok(materials.read, { id: material.id })).toMatchObject({
      name: "Oak board",
      categoryId: null,
    });
    expect(await ann.ok(invoices.list)).toHaveLength(1);
  });
});

describeApi("the key on a device", (app) => {
  test("keeps its device share, until another device changes the passphrase", async () => {
    const ann = await app().visitor().register();
    const { userId } = ann;
    const { keyset } = await encrypt(ann);
    const phone = await elsewhere(app(), ann);
    const [ofAnn, ofPhone] = [await share(ann), await share(phone)];
    expect(await share(phone)).toBe(ofPhone);
    const change = { unlock: { passphrase: "correct horse" }, next: "a new phrase", kdf: quickKdf };
    const next = await changePassphrase(keyset, change, { userId, derive: deriveNatively });
    await ann.ok(keysets.write, { body: { keyset: next.keyset }, headers: keysetHeaders(next.vault, 1) });
    expect(await share(ann)).toBe(ofAnn);
    const fresh = await share(phone);
    expect(fresh).not.toBe(ofPhone);
    expect(await share(phone)).toBe(fresh);
    expect(await phone.ok(customers.list)).toEqual([]);
  });
});
