import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { recordNouns, samples } from "#test/api/samples.ts";
import { type ApiClient, apiClient, password } from "#test/support/api-client.ts";
import { describeApi, type TestApp } from "#test/support/app.ts";
import { encrypt, firstKeyset, quickKdf, sealed } from "#test/support/encrypted-account.ts";
import { createKeyset } from "#vault/keyset.ts";
import { changePassphrase } from "#vault/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset-headers.ts";
import type { Mode } from "#vault/vault.ts";

const { keyset: keysets, customers, quotes, invoices, materials, companyProfile, account } = routes;

/** Another root key for whoever is signed in. */
const anotherKey = ({ userId }: ApiClient, mode: Mode = "strict") =>
  createKeyset({ userId, passphrase: "a new phrase", kdf: quickKdf, mode });

async function startAgain(client: ApiClient, mode: Mode = "strict") {
  const { keyset, vault } = await anotherKey(client, mode);
  const headers = { "x-keyset-proof": vault.keysetProof };
  return { keyset, headers, body: { password, confirmation: "DELETE", keyset } };
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
  test("deletes what is sealed and puts the new key in its place; numbers go on, other sessions end", async () => {
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

    const { keyset, ...sent } = await startAgain(ann);
    expect(await ann.ok(keysets.startAgain, sent)).toEqual({ keyset });
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

  test("needs the password, the word and a new key, or nothing happens", async () => {
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

  test("slows guessing down", async () => {
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

  test("keeps what is plain yet, in an account that was being encrypted", async () => {
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
  test("keeps its share, until another device changes the passphrase", async () => {
    const ann = await app().visitor().register();
    const { userId } = ann;
    const { keyset } = await encrypt(ann);
    const phone = await elsewhere(app(), ann);
    const [ofAnn, ofPhone] = [await share(ann), await share(phone)];
    expect(await share(phone)).toBe(ofPhone);
    const change = { unlock: { passphrase: "correct horse" }, next: "a new phrase", kdf: quickKdf };
    const next = await changePassphrase(keyset, change, { userId });
    await ann.ok(keysets.write, { body: { keyset: next.keyset }, headers: keysetHeaders(next.vault, 1) });
    expect(await share(ann)).toBe(ofAnn);
    const fresh = await share(phone);
    expect(fresh).not.toBe(ofPhone);
    expect(await share(phone)).toBe(fresh);
    expect(await phone.ok(customers.list)).toEqual([]);
  });
});
