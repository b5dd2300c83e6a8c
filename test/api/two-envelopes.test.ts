import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { bothOf, envelopeOf, figures, headOf, opens } from "#test/support/two-envelopes.ts";

const { quotes, invoices, companyProfile } = routes;
const first = { head: "head 1", lines: "lines 1" };
const foreign = { status: 400, message: "The envelope does not belong to this record." };
const required = { status: 428, error: "ENCRYPTION_PASSPHRASE_REQUIRED" };

describeApi("a document in two envelopes", (app) => {
  /** An encrypted account with a sealed profile. */
  async function begin() {
    const ann = await app().visitor().register();
    const { kid } = (await encrypt(ann)).vault;
    const profileId = randomUUID();
    const sealed = envelopeOf(kid, "companyProfile", profileId, "firm 1");
    await ann.ok(companyProfile.create, { body: { id: profileId, sealed, cisRegistered: true } });
    return { ann, kid, profileId };
  }

  async function makeQuote(ann: ApiClient, kid: string) {
    const id = randomUUID();
    const body = { id, ...bothOf(kid, "quote", id, first), lineItems: figures() };
    return ann.ok(quotes.create, { body });
  }

  async function makeInvoice(ann: ApiClient, kid: string) {
    const id = randomUUID();
    const lineItems = figures().map(({ unitCost, ...line }) => ({ ...line, unitPrice: unitCost }));
    const body = { id, ...bothOf(kid, "invoice", id, first), lineItems, cisApplied: true };
    return ann.ok(invoices.create, { body: { ...body, supplierVersion: 1 } });
  }

  test("is refused as a new invoice unless it names the profile whose envelope its head names", async () => {
    const { ann, kid } = await begin();
    const id = randomUUID();
    const lineItems = figures().map(({ unitCost: _, ...line }) => line);
    const body = { id, ...bothOf(kid, "invoice", id, first), lineItems };
    for (const supplierVersion of [undefined, null, 2]) {
      const refusal = await ann.refused(invoices.create, { body: { ...body, supplierVersion } });
      expect(refusal).toMatchObject({ status: 409, error: "PROFILE_CHANGED" });
    }
  });

  test("is answered with both, and in a list with its head alone", async () => {
    const { ann, kid } = await begin();
    const quote = await makeQuote(ann, kid);
    expect(quote).toMatchObject(bothOf(kid, "quote", quote.id, first));
    expect(await ann.ok(quotes.read, { id: quote.id })).toEqual(quote);
    const [row] = await ann.ok(quotes.list);
    expect(row).toMatchObject({ id: quote.id, sealed: quote.sealed, customerName: null });
    expect(Object.keys(row ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/linesSealed|projectDescription|customerVatNumber/)]),
    );
  });

  test("takes no envelope of other lines, no lines without their head, and neither before there is a key", async () => {
    const { ann, kid } = await begin();
    const quote = await makeQuote(ann, kid);
    const { id, sealed } = quote;
    const wrong = [
      envelopeOf(kid, "quoteLines", randomUUID(), "another quote's"),
      envelopeOf(kid, "invoiceLines", id, "an invoice's"),
      envelopeOf(kid, "quote", id, "a head"),
      envelopeOf("C".repeat(22), "quoteLines", id, "another key's"),
      "qw1:no envelope",
    ];
    for (const linesSealed of wrong) {
      const changed = { id, body: { sealed, linesSealed } };
      expect(await ann.refused(quotes.update, changed), linesSealed).toMatchObject(foreign);
      const body = { id: randomUUID(), sealed, linesSealed, lineItems: figures() };
      expect(await ann.refused(quotes.create, { body }), linesSealed).toMatchObject(foreign);
    }
    const alone = { id, body: { linesSealed: quote.linesSealed, version: quote.version } };
    expect(await ann.refused(quotes.update, alone)).toMatchObject({
      status: 400,
      fields: [{ path: "linesSealed" }],
    });
    const withWord = { ...bothOf(kid, "quote", id, first), projectDescription: "New stairs" };
    expect(await ann.refused(quotes.update, { id, body: withWord })).toMatchObject(required);
    const bob = await app().visitor().register();
    const body = { ...bothOf(kid, "quote", id, first), lineItems: figures(), id: randomUUID() };
    expect(await bob.refused(quotes.create, { body })).toMatchObject({ error: "ENCRYPTION_NOT_SET_UP" });
    expect(await ann.ok(quotes.read, { id })).toEqual(quote);
  });

  test("takes a head alone at the version that it was made from, and keeps the lines", async () => {
    const { ann, kid } = await begin();
    const { id, version, linesSealed } = await makeQuote(ann, kid);
    const sealed = headOf(kid, "quote", id, { head: "head 2", lines: "lines 1" });
    expect(await ann.refused(quotes.update, { id, body: { sealed } })).toMatchObject({
      status: 400,
      fields: [{ path: "version" }],
    });
    const changed = await ann.ok(quotes.update, { id, body: { sealed, version } });
    expect(changed).toMatchObject({ sealed, linesSealed, version: version + 1 });
    expect(await ann.refused(quotes.update, { id, body: { sealed, version } })).toMatchObject({
      status: 409,
    });
    const dearer = { sealed, version: changed.version, markupPercent: "30" };
    expect(await ann.ok(quotes.update, { id, body: dearer })).toMatchObject({ linesSealed });
    // The work summary is a word of the lines part, and needs no lines beside it.
    const both = bothOf(kid, "quote", id, { head: "head 4", lines: "lines 4" });
    expect(await ann.ok(quotes.update, { id, body: both })).toMatchObject(both);
  });

  test("changes no figure without a head", async () => {
    const { ann, kid } = await begin();
    const quote = await makeQuote(ann, kid);
    const invoice = await makeInvoice(ann, kid);
    const [one, two] = quote.lineItems;
    const shared = [
      { markupPercent: "31" },
      { markupScope: "materials_only" },
      { discountPercent: "1" },
      { taxPercent: "5" },
    ];
    const ofQuote = [
      ...shared,
      { discountBase: "subtotal" },
      { lineItems: [{ ...one, itemType: "custom", customType: "labour" }, two] },
      { lineItems: [{ ...one, quantity: "3" }, two] },
      { lineItems: [{ ...one, unitCost: "40.01" }, two] },
      { lineItems: [{ ...one, hoursEstimate: "4" }, two] },
      {
        lineItems: [
          { ...one, id: two?.id },
          { ...two, id: one?.id },
        ],
      },
      { lineItems: [two, one] },
      { lineItems: [one] },
      { lineItems: [one, two, { ...two, id: randomUUID() }] },
    ];
    for (const body of ofQuote) {
      expect(await ann.refused(quotes.update, { id: quote.id, body }), JSON.stringify(body)).toMatchObject(
        required,
      );
    }
    const ofInvoice = [
      ...shared,
      { cisApplied: false },
      { cisMethod: "deduct_before_vat" },
      { cisRatePercent: "30" },
      { reverseChargeVat: true },
    ];
    for (const body of ofInvoice) {
      const { id } = invoice;
      expect(await ann.refused(invoices.update, { id, body }), JSON.stringify(body)).toMatchObject(required);
    }
    expect(await ann.ok(quotes.read, { id: quote.id })).toEqual(quote);
    expect(await ann.ok(invoices.read, { id: invoice.id })).toEqual(invoice);
  });

  test("changes all else without one: the same figures, a status, a day, a number, what a line refers to", async () => {
    const { ann, kid } = await begin();
    const { id, sealed, linesSealed, lineItems, markupPercent } = await makeInvoice(ann, kid);
    const materialId = randomUUID();
    for (const body of [
      { lineItems, markupPercent, cisApplied: true },
      { lineItems: lineItems.map((line) => ({ ...line, materialId })) },
      { status: "paid" },
      { invoiceDate: "2026-11-02", dueDate: null },
      { invoiceNumber: "2026-041" },
    ]) {
      expect(await ann.ok(invoices.update, { id, body }), JSON.stringify(body)).toMatchObject({
        sealed,
        linesSealed,
      });
    }
  });

  test("is of version 1 again when a client of an earlier release writes it, and then follows its rules", async () => {
    const { ann, kid } = await begin();
    const quote = await makeQuote(ann, kid);
    const { id } = quote;
    const whole = envelopeOf(kid, "quote", id, "all words");
    const body = { sealed: whole, lineItems: quote.lineItems, version: quote.version };
    expect(await ann.ok(quotes.update, { id, body })).toMatchObject({ sealed: whole, linesSealed: null });
    const alone = { id, body: { sealed: headOf(kid, "quote", id, first) } };
    expect(await ann.refused(quotes.update, alone)).toMatchObject({ status: 400 });
    const [one, two] = quote.lineItems;
    const dearer = { lineItems: [{ ...one, unitCost: "41.00" }, two] };
    expect(await ann.ok(quotes.update, { id, body: dearer })).toMatchObject({ linesSealed: null });
    expect(await ann.refused(quotes.update, { id, body: { lineItems: [one] } })).toMatchObject(required);
    const again = bothOf(kid, "quote", id, first);
    expect(await ann.ok(quotes.update, { id, body: again })).toMatchObject(again);
  });

  test("takes a letterhead's envelope together with a head only", async () => {
    const { ann, kid, profileId } = await begin();
    const { id, version } = await makeInvoice(ann, kid);
    const supplierSealed = envelopeOf(kid, "companyProfile", profileId, "firm of that day");
    expect(await ann.refused(invoices.update, { id, body: { supplierSealed } })).toMatchObject({
      status: 400,
      fields: [{ path: "supplierSealed" }],
    });
    const sealed = headOf(kid, "invoice", id, { head: "head 2", lines: "lines 1" });
    const body = { supplierSealed, sealed, version };
    expect(await ann.ok(invoices.update, { id, body })).toMatchObject({
      supplier: { sealed: supplierSealed },
    });
  });

  test("opens after each of a hundred races between a head alone and lines", async () => {
    const { ann, kid } = await begin();
    let { id, version } = await makeQuote(ann, kid);
    let lines = "lines 1";
    const won = { head: 0, both: 0 };
    for (let round = 2; round < 102; round += 1) {
      const alone = { sealed: headOf(kid, "quote", id, { head: `head ${round}`, lines }), version };
      const both = {
        ...bothOf(kid, "quote", id, { head: `both ${round}`, lines: `lines ${round}` }),
        version,
      };
      const bodies = round % 2 === 0 ? [alone, both] : [both, alone];
      const answers = await Promise.all(bodies.map((body) => ann.ask(quotes.update, { id, body })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const quote = await ann.ok(quotes.read, { id });
      expect(opens(quote), `${round}`).toBe(true);
      won[quote.sealed === alone.sealed ? "head" : "both"] += 1;
      if (quote.sealed === both.sealed) lines = `lines ${round}`;
      ({ id, version } = quote);
    }
    // Each is sent first in half of the rounds.
    expect(Math.min(won.head, won.both)).toBeGreaterThan(0);
  });

  test("has no lines without a head in the database either", async () => {
    const { ann, kid } = await begin();
    const { id } = await makeQuote(ann, kid);
    const set = (columns: ReturnType<typeof sql>) =>
      app().database.asOwner(ann.userId, (trx) =>
        sql`update documents set ${columns} where id = ${id}`.execute(trx),
      );
    await expect(set(sql`lines_plain = '{}'`)).rejects.toThrow("documents_lines_plain");
    await expect(set(sql`sealed = null, plain = '{}'`)).rejects.toThrow("documents_lines_sealed");
    await expect(set(sql`lines_sealed = 'New stairs'`)).rejects.toThrow("documents_lines_sealed");
  });
});
