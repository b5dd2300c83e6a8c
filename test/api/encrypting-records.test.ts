import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { type KindWithNoun, kindsWithNoun as kinds, samples, withIds } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, firstKeyset, sealed } from "#test/support/encrypted-account.ts";
import { setMode } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { openLetterhead } from "#vault/records/records.ts";

const { keyset: keysets, customers, invoices } = routes;
const required = { status: 428, error: "ENCRYPTION_PASSPHRASE_REQUIRED" };

describeApi("encrypting an account that has records", (app) => {
  test("accepts no plain word from the moment it begins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const ann = await app().visitor().register();
      const { keyset, vault } = await firstKeyset(ann);
      const create = () => ann.ask(customers.create, { body: samples.customers });
      const begin = () => ann.ask(keysets.write, { body: { keyset }, headers: keysetHeaders(vault, 0) });
      const order = [create, create, create, create];
      order.splice(round, 0, begin);
      const statuses = (await Promise.all(order.map((ask) => ask()))).map(({ status }) => status);
      const [begun] = statuses.splice(round, 1);
      const stored = await ann.ok(customers.list);
      expect(statuses.filter((status) => status === 201)).toHaveLength(stored.length);
      expect([begun, stored.length > 0]).toEqual(begun === 200 ? [200, false] : [409, true]);
      expect(new Set([...statuses, 201, 428])).toEqual(new Set([201, 428]));
    }
  });

  test("goes record by record, and finishes only when no plain word is left", async () => {
    const ann = await app().visitor().register();
    const logoUrl = "data:image/png;base64,AAAA";
    const records = new Map<KindWithNoun, { id: string }>();
    for (const [kind, noun] of kinds) {
      const body = { ...withIds(noun), ...(kind === "companyProfile" ? { logoUrl } : {}) };
      records.set(kind, await ann.ok(routes[noun].create, { body }));
    }
    const unlocked = await encrypt(ann, "migrating");
    const plainSupplier = { companyName: "Archer Joinery", country: "United Kingdom" };
    const strict = await setMode(unlocked.vault, unlocked.keyset, "strict");
    const finish = { body: { keyset: strict.keyset }, headers: keysetHeaders(strict.vault, 1) };
    const left = { status: 409, error: "PLAINTEXT_LEFT" };
    expect(await ann.refused(customers.create, { body: samples.customers })).toMatchObject(required);

    for (const [kind, noun] of kinds) {
      expect(await ann.refused(keysets.write, finish)).toMatchObject(left);
      const record = records.get(kind) as object & { id: string };
      const known = Object.keys((routes[noun].update.body as unknown as { shape: object }).shape);
      const words = Object.fromEntries(
        Object.entries(record).filter(
          ([key]) => key === "id" || (known.includes(key) && !notSent.includes(key)),
        ),
      );
      const { id: _, ...body } = await sealed(unlocked.vault, kind, words);
      if (kind === "invoice") {
        expect(await ann.ok(invoices.update, { id: record.id, body })).toMatchObject({
          supplier: plainSupplier,
        });
        expect(await ann.refused(keysets.write, finish)).toMatchObject(left);
        const { id } = records.get("companyProfile") ?? {};
        const supplier = await sealed(unlocked.vault, "companyProfile", { ...plainSupplier, id });
        body.supplierSealed = supplier.sealed;
      }
      await ann.ok(routes[noun].update, { id: record.id, body });
    }
    const invoice = await ann.ok(invoices.read, { id: records.get("invoice")?.id ?? "" });
    expect(await openLetterhead(unlocked.vault, invoice.supplier ?? {})).toMatchObject({
      state: "open",
      record: { companyName: "Archer Joinery" },
    });
    await ann.ok(keysets.write, finish);
    expect(await ann.ok(keysets.read)).toEqual({ keyset: strict.keyset });
  });

  test("refuses to start in strict mode while a plain word exists", async () => {
    const ann = await app().visitor().register();
    await ann.ok(customers.create, { body: samples.customers });
    await expect(encrypt(ann, "strict")).rejects.toThrow("409");
    expect(await ann.ok(keysets.read)).toEqual({ keyset: null });
    await ann.ok(customers.create, { body: samples.customers });
  });
});

/** The parts of an answer that are not sent back with a sealed body. */
const notSent = ["sealed", "logoSealed", "version"];
