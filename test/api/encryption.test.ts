import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { type RecordKind, recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import { kindsWithNoun as kinds, type RecordNoun, samples, withIds } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { encrypt, firstKeyset, quickKdf, sealed } from "#test/support/encrypted-account.ts";
import { openKeyset } from "#vault/keyset/keyset.ts";
import { changePassphrase } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { openFields, openLetterhead } from "#vault/records/records.ts";
import type { Vault } from "#vault/records/vault.ts";
import { partsOfKind } from "#web/records/unlisted-kinds.ts";

const { keyset: keysets, customers, quotes, invoices, companyProfile } = routes;
const required = { status: 428, error: "ENCRYPTION_PASSPHRASE_REQUIRED" };

async function makeSealed(client: ApiClient, vault: Vault, noun: RecordNoun): Promise<string> {
  const record = withIds(noun);
  const kind = kinds.find(([, each]) => each === noun)?.[0] as RecordKind;
  await client.ok(routes[noun].create, { body: await sealed(vault, kind, record) });
  return record.id;
}

describeApi("the keyset", (app) => {
  test("a keyset that no device could open is refused, before it locks its owner out", async () => {
    const ann = await app().visitor().register();
    const { keyset, vault } = await firstKeyset(ann);
    const headers = keysetHeaders(vault, 0);
    const [slot] = keyset.slots;
    const { salt } = slot as { salt: string };
    const slots = (change: object) => ({ ...keyset, slots: [{ ...slot, ...change }] });
    for (const wrong of [
      slots({ kdf: { name: "argon2id", memoryKib: 1_024, passes: 2, parallelism: 1 } }),
      slots({ kdf: { name: "argon2id", memoryKib: 4_194_304, passes: 2, parallelism: 1 } }),
      slots({ kdf: { name: "pbkdf2-sha256", iterations: 599_999 } }),
      slots({ kdf: { name: "hkdf-sha256" } }),
      slots({ kind: "recovery" }),
      slots({ kind: "recovery", kdf: { name: "hkdf-sha256" } }),
      slots({ salt: salt.slice(1) }),
      { ...keyset, slots: [slot, slot] },
    ]) {
      expect(await ann.refused(keysets.write, { body: { keyset: wrong }, headers })).toMatchObject({
        status: 400,
      });
    }
    // The old strength can be opened, and is replaced at the first unlock.
    const old = slots({ kdf: { name: "pbkdf2-sha256", iterations: 10_000 } });
    await ann.ok(keysets.write, { body: { keyset: old }, headers });
  });

  test("an account starts without a keyset; the first one is stored and read back", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(keysets.read)).toEqual({ keyset: null });
    const { keyset } = await encrypt(ann);
    expect(await ann.ok(keysets.read)).toEqual({ keyset });
    const bob = await app().visitor().register();
    expect(await bob.ok(keysets.read)).toEqual({ keyset: null });
  });

  test("a keyset that does not follow the stored epoch is refused, and so is one of two sent at once", async () => {
    const ann = await app().visitor().register();
    const { userId } = ann;
    const first = await encrypt(ann);
    const change = (next: string) =>
      changePassphrase(
        first.keyset,
        { unlock: { passphrase: "correct horse" }, next, kdf: quickKdf },
        { userId, derive: deriveNatively },
      );
    const [left, right] = await Promise.all([change("left passphrase"), change("right passphrase")]);
    const write = (keyset: unknown, epoch: number) =>
      ann.ask(keysets.write, { body: { keyset }, headers: keysetHeaders(first.vault, epoch) });

    const both = await Promise.all([write(left.keyset, 1), write(right.keyset, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { keyset } = await ann.ok(keysets.read);
    const passphrase = both[0]?.status === 200 ? "left passphrase" : "right passphrase";
    if (!keyset) throw new Error("The keyset is gone");
    await expect(openKeyset(keyset, passphrase, { userId, derive: deriveNatively })).resolves.toMatchObject({
      keyset,
    });

    const stale = { body: { keyset: left.keyset }, headers: keysetHeaders(first.vault, 1) };
    expect(await ann.refused(keysets.write, stale)).toEqual({
      status: 412,
      error: "KEYSET_CHANGED",
      message: "The encryption keys were changed on another device.",
    });
    // Another root key in place of the one that sealed the records.
    const bob = await app().visitor().register();
    const stolen = { ...(await encrypt(bob)).keyset, uid: userId, epoch: 3 };
    expect((await write(stolen, 2)).status).toBe(412);
  });

  test.each([
    ["no If-Match", {}, {}],
    ["an If-Match that is not an epoch", { "if-match": "*" }, {}],
    ["an epoch that does not follow", { "if-match": '"0"' }, { epoch: 2 }],
    ["another user's id", { "if-match": '"0"' }, { uid: randomUUID() }],
    ["a proof of another length", { "if-match": '"0"', "x-keyset-proof": "short" }, {}],
    ["no slot", { "if-match": '"0"' }, { slots: [] }],
    ["a field that there is not", { "if-match": '"0"' }, { passphrase: "correct horse" }],
    ["an unknown version", { "if-match": '"0"' }, { v: 2 }],
  ])("one with %s is refused", async (_what, headers, wrong) => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const ofBob = await encrypt(bob);
    const keyset = { ...ofBob.keyset, uid: ann.userId, ...wrong };
    const proved = { "x-keyset-proof": ofBob.vault.keysetProof, ...headers };
    expect(await ann.refused(keysets.write, { body: { keyset }, headers: proved })).toMatchObject({
      status: 400,
    });
    expect(await ann.ok(keysets.read)).toEqual({ keyset: null });
  });
});

describeApi("an encrypted account", (app) => {
  const accounts = new Map<string, ReturnType<typeof newAccount>>();

  async function newAccount() {
    const client = await app().visitor().register();
    return { client, ...(await encrypt(client)) };
  }

  /** One account for all kinds of record in a test, because making a keyset takes time. */
  function accountOf(story: string): ReturnType<typeof newAccount> {
    const account = accounts.get(story) ?? newAccount();
    accounts.set(story, account);
    return account;
  }

  test.each(kinds)("stores the envelope of a %s, and another device opens it", async (kind, noun) => {
    const { client: ann, vault, keyset } = await accountOf("keeps");
    const record = withIds(noun);
    const body = await sealed(vault, kind, record);
    const made = (await ann.ok(routes[noun].create, { body })) as object;
    expect(made).toMatchObject({ sealed: body.sealed, id: record.id });
    const words: Record<string, unknown> = { ...made };
    for (const field of sealedFields[kind].fields) expect(words[field]).toBeNull();

    const elsewhere = await openKeyset(keyset, "correct horse", { userId: ann.userId });
    const opened = await openFields(elsewhere.vault, kind, made);
    expect(opened).toMatchObject({ state: "open", sealed: true });
    const spelled = JSON.stringify(opened.record);
    for (const field of sealedFields[kind].fields) {
      const word = (record as Record<string, unknown>)[field];
      if (typeof word === "string") expect(spelled).toContain(word);
    }
  });

  test.each(kinds)("refuses plaintext in every sealed field of a %s, new or old", async (kind, noun) => {
    const { client: ann, vault } = await accountOf("refuses");
    const { create, update } = routes[noun];
    expect(await ann.refused(create, { body: samples[noun] })).toMatchObject(required);

    const fresh = withIds(noun);
    const envelope = await sealed(vault, kind, fresh);
    const text = "person@example.com";
    for (const field of sealedFields[kind].fields) {
      expect(await ann.refused(create, { body: { ...envelope, [field]: textFor(field) } })).toMatchObject(
        required,
      );
    }
    await ann.ok(create, { body: envelope });
    for (const field of sealedFields[kind].fields) {
      expect(await ann.refused(update, { id: fresh.id, body: { [field]: textFor(field) } })).toMatchObject(
        required,
      );
    }
    for (const field of sealedFields[kind].lineItems) {
      const lineItems = (envelope.lineItems as object[]).map((line) => ({ ...line, [field]: text }));
      const { id: _, ...body } = { ...envelope, lineItems } as Record<string, unknown>;
      expect(await ann.refused(update, { id: fresh.id, body })).toMatchObject(required);
      expect(await ann.refused(update, { id: fresh.id, body: { lineItems } })).toMatchObject(required);
    }
  });

  test("is tested with the whole table of sealed fields", () => {
    expect(kinds.flatMap(([kind]) => [kind, ...partsOfKind(kind)]).sort()).toEqual([...recordKinds].sort());
  });

  test("refuses a plain logo and keeps a sealed one", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const record = { ...withIds("companyProfile"), logoUrl: "data:image/png;base64,AAAA" };
    const body = await sealed(vault, "companyProfile", record);
    const plainLogo = { ...body, logoSealed: null, logoUrl: record.logoUrl };
    expect(await ann.refused(companyProfile.create, { body: plainLogo })).toMatchObject(required);
    const made = await ann.ok(companyProfile.create, { body });
    expect(made).toMatchObject({ logoUrl: null, logoSealed: body.logoSealed });
    expect(await openFields(vault, "companyProfile", made)).toMatchObject({
      record: { logoUrl: record.logoUrl },
    });
    const renamed = await sealed(vault, "companyProfile", { companyName: "Archer Ltd", id: record.id });
    const update = { sealed: renamed.sealed };
    expect(await ann.ok(companyProfile.update, { id: record.id, body: update })).toMatchObject({
      sealed: renamed.sealed,
      logoSealed: body.logoSealed,
    });
  });

  test("refuses an envelope that is bound to another record, kind or key", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const bob = await app().visitor().register();
    const ofBob = await encrypt(bob);
    const record = withIds("customers");
    const wrong = [
      (await sealed(vault, "customer", withIds("customers"))).sealed,
      (await sealed(vault, "category", record)).sealed,
      (await sealed(ofBob.vault, "customer", record)).sealed,
      "qw1:not an envelope",
      Buffer.from("something long enough to look like base64").toString("base64"),
    ];
    const refusal = {
      status: 400,
      error: "VALIDATION_FAILED",
      message: "The envelope does not belong to this record.",
    };
    for (const envelope of wrong) {
      const body = { id: record.id, sealed: envelope };
      expect(await ann.refused(customers.create, { body })).toEqual(refusal);
    }
    await ann.ok(customers.create, { body: await sealed(vault, "customer", record) });
    for (const envelope of wrong) {
      const body = { sealed: envelope };
      expect(await ann.refused(customers.update, { id: record.id, body })).toEqual(refusal);
    }
  });

  test("refuses lines whose words are not in the envelope", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const id = await makeSealed(ann, vault, "quotes");
    const { lineItems } = await ann.ok(quotes.read, { id });
    const dearer = lineItems.map((line) => ({ ...line, unitCost: "60.00" }));
    const changed = await ann.ok(quotes.update, { id, body: { lineItems: dearer } });
    expect(await openFields(vault, "quote", changed)).toMatchObject({ state: "open" });
    const added = [...lineItems, { id: randomUUID(), quantity: "1", unitCost: "1.00" }];
    expect(await ann.refused(quotes.update, { id, body: { lineItems: added } })).toMatchObject(required);
    const other = [{ id: randomUUID(), quantity: "1", unitCost: "1.00" }];
    expect(await ann.refused(quotes.update, { id, body: { lineItems: other } })).toMatchObject(required);
    const nameless = { status: 400, message: "A line of an encrypted document must have an id" };
    const body = { sealed: changed.sealed, lineItems: [{ quantity: "1" }] };
    expect(await ann.refused(quotes.update, { id, body })).toMatchObject(nameless);
    const fresh = { ...(await sealed(vault, "quote", withIds("quotes"))), lineItems: [{ quantity: "1" }] };
    expect(await ann.refused(quotes.create, { body: fresh })).toMatchObject(nameless);
  });

  test("can read an invoice that has the envelopes of its quote and of its profile", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    await makeSealed(ann, vault, "companyProfile");
    const id = await makeSealed(ann, vault, "quotes");
    const quote = await ann.ok(quotes.read, { id });
    const invoice = await ann.ok(quotes.convert, { id });
    expect(invoice.sealed).toBe(quote.sealed);
    expect(await openFields(vault, "invoice", invoice)).toMatchObject({
      state: "open",
      record: { customerName: "Bea Brown", lineItems: [{ name: "Oak board" }] },
    });
    expect(await openLetterhead(vault, invoice.supplier ?? {})).toMatchObject({
      state: "open",
      record: { companyName: "Archer Joinery" },
    });
    const paid = await ann.ok(invoices.update, { id: invoice.id, body: { status: "paid" } });
    expect(paid.sealed).toBe(quote.sealed);
  });

  test("leaves no readable word in the database", async () => {
    const canary = "Xylophonist";
    const fill = async (client: ApiClient, vault: Vault | null) => {
      for (const [kind, noun] of kinds) {
        const record: Record<string, unknown> = withIds(noun);
        for (const field of sealedFields[kind].fields)
          record[field] = numbers[field] ?? `${canary}@example.com`;
        const lines = record.lineItems as object[] | undefined;
        if (lines) record.lineItems = lines.map((line) => ({ ...line, name: canary, description: canary }));
        if (kind === "companyProfile") record.logoUrl = `data:image/png;base64,${canary}`;
        const body = vault ? await sealed(vault, kind, record) : record;
        await client.ok(routes[noun].create, { body });
        if (kind === "quote") await client.ok(quotes.convert, { id: String(record.id) });
      }
    };
    const plain = await app().visitor().register();
    await fill(plain, null);
    const ann = await app().visitor().register();
    await fill(ann, (await encrypt(ann)).vault);

    const dump = async (client: ApiClient) => {
      const { rows: tables } = await app().database.readAsSystem((trx) =>
        sql<{ name: string }>`
          select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'user_id' and table_name <> 'sessions'`.execute(
          trx,
        ),
      );
      expect(tables.length).toBeGreaterThanOrEqual(11);
      return app().database.readAsOwner(client.userId, async (trx) => {
        const all: unknown[] = [];
        for (const { name } of tables) {
          all.push((await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(trx)).rows);
        }
        return JSON.stringify(all);
      });
    };
    expect((await dump(plain)).split(canary).length).toBeGreaterThan(40);
    const [ofAnn, base64] = [await dump(ann), Buffer.from(canary).toString("base64").slice(0, 12)];
    expect(ofAnn.length).toBeGreaterThan(5000);
    expect(ofAnn).not.toContain(canary);
    expect(ofAnn).not.toContain(base64);
  });

  test("cannot send anything sealed before encryption is set up", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const { vault } = await encrypt(bob);
    const body = await sealed(vault, "customer", withIds("customers"));
    expect(await ann.refused(customers.create, { body })).toEqual({
      status: 409,
      error: "ENCRYPTION_NOT_SET_UP",
      message: "Encryption setup required. Please set your passphrase.",
    });
  });
});

/** Well-formed values for words that are validated when they are plain. */
const numbers: Record<string, string> = {
  utrNumber: "1234567890",
  sortCode: "123456",
  accountNumber: "12345678",
};

function textFor(field: string): string {
  return numbers[field] ?? "person@example.com";
}
