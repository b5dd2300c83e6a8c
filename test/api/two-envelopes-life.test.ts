import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { bothOf, envelopeOf, figures, headOf } from "#test/support/two-envelopes.ts";

const { quotes, invoices, companyProfile, keyset } = routes;
const first = { head: "head 1", lines: "lines 1" };
const second = { head: "head 2", lines: "lines 2" };
const required = { status: 428, error: "ENCRYPTION_PASSPHRASE_REQUIRED" };

describeApi("the two envelopes of a document", (app) => {
  async function begin() {
    const ann = await app().visitor().register();
    const { kid } = (await encrypt(ann)).vault;
    const profileId = randomUUID();
    const sealed = envelopeOf(kid, "companyProfile", profileId, "firm 1");
    const firm = { id: profileId, sealed, cisRegistered: true };
    await ann.ok(companyProfile.create, { body: firm });
    const quoteId = randomUUID();
    const body = { id: quoteId, ...bothOf(kid, "quote", quoteId, first), lineItems: figures() };
    return { ann, kid, profileId, quote: await ann.ok(quotes.create, { body }) };
  }

  async function ask(ann: ApiClient, query: ReturnType<typeof sql>) {
    const { rows } = await app().database.asOwner(ann.userId, (trx) => query.execute(trx));
    return rows as Record<string, unknown>[];
  }

  test("are copied together into an invoice, with the sums that the quote's head names", async () => {
    const { ann, kid, quote } = await begin();
    const { id, sealed, linesSealed } = quote;
    // As if an earlier engine had rounded otherwise: what was agreed stays.
    await ask(ann, sql`update documents set total = total + 1, tax_amount = tax_amount + 1 where id = ${id}`);
    const agreed = await ann.ok(quotes.read, { id });
    const { subtotal, discountAmount, netAmount, taxAmount, total } = agreed;
    expect(total).not.toBe(quote.total);
    const invoice = await ann.ok(quotes.convert, { id });
    expect(invoice).toMatchObject({ sealed, linesSealed, quoteId: id });
    expect(invoice).toMatchObject({ subtotal, discountAmount, netAmount, taxAmount, total });
    expect(invoice.lineItems.map(({ unitPrice }) => unitPrice)).toEqual(["40.00", "50.00"]);

    const own = headOf(kid, "invoice", invoice.id, { ...first, head: "own" });
    const changed = { sealed: own, linesSealed, version: invoice.version };
    expect(await ann.ok(invoices.update, { id: invoice.id, body: changed })).toMatchObject({
      sealed: own,
      linesSealed,
    });
  });

  test("of an invoice are its own where the conversion sends them, and name its ticks", async () => {
    const { ann, kid, quote } = await begin();
    const id = randomUUID();
    const ticks = { id, cisApplied: true };
    expect(await ann.refused(quotes.convert, { id: quote.id, body: ticks })).toMatchObject(required);
    const lines = { id, linesSealed: quote.linesSealed, supplierVersion: 1 };
    expect(await ann.refused(quotes.convert, { id: quote.id, body: lines })).toMatchObject({ status: 400 });
    const own = { ...ticks, ...bothOf(kid, "invoice", id, second), supplierVersion: 1 };
    const other = { ...own, linesSealed: envelopeOf(kid, "quoteLines", randomUUID(), "another quote's") };
    expect(await ann.refused(quotes.convert, { id: quote.id, body: other })).toMatchObject({ status: 400 });
    const { sealed, linesSealed } = own;
    const made = await ann.ok(quotes.convert, { id: quote.id, body: own });
    expect(made).toMatchObject({ id, sealed, linesSealed, cisApplied: true });
    const later = { id: randomUUID(), supplierVersion: 99 };
    expect(await ann.ok(quotes.convert, { id: quote.id, body: later })).toEqual(made);
  });

  test("of an invoice may be its own head beside the quote's lines, and one envelope for all by an old client", async () => {
    const { ann, kid, quote } = await begin();
    const id = randomUUID();
    const sealed = headOf(kid, "invoice", id, first);
    const body = { id, sealed, linesSealed: quote.linesSealed, supplierVersion: 1 };
    expect(await ann.ok(quotes.convert, { id: quote.id, body })).toMatchObject({
      linesSealed: quote.linesSealed,
    });
    const other = await ann.ok(quotes.create, {
      body: { ...bothOfNew(kid), lineItems: figures() },
    });
    const whole = { id: randomUUID(), sealed: "" };
    whole.sealed = envelopeOf(kid, "invoice", whole.id, "all words");
    expect(await ann.ok(quotes.convert, { id: other.id, body: whole })).toMatchObject({
      sealed: whole.sealed,
      linesSealed: null,
    });
  });

  test("are made with the profile that the account has, or not at all", async () => {
    const { ann, kid, quote, profileId } = await begin();
    const { version } = (await ann.ok(companyProfile.read)) ?? {};
    const invoice = () => {
      const id = randomUUID();
      return { id, ...bothOf(kid, "invoice", id, first), lineItems: figures() };
    };
    const changed = { status: 409, error: "PROFILE_CHANGED" };
    for (const supplierVersion of [null, Number(version) + 1]) {
      const body = { ...invoice(), supplierVersion };
      expect(await ann.refused(invoices.create, { body })).toMatchObject(changed);
      const converted = { id: quote.id, body: { supplierVersion } };
      expect(await ann.refused(quotes.convert, converted)).toMatchObject(changed);
    }
    const body = { ...invoice(), supplierVersion: version };
    const made = await ann.ok(invoices.create, { body });
    await ann.ok(companyProfile.update, {
      id: profileId,
      body: { sealed: envelopeOf(kid, "companyProfile", profileId, "firm 2") },
    });
    // The same request again answers with the invoice, whose profile was the present one.
    expect(await ann.ok(invoices.create, { body })).toEqual(made);
    const next = { ...invoice(), supplierVersion: version };
    expect(await ann.refused(invoices.create, { body: next })).toMatchObject(changed);
    const bob = await app().visitor().register();
    await bob.ok(invoices.create, {
      body: {
        customerName: "Bea Brown",
        lineItems: [{ quantity: "1", unitPrice: "1" }],
        supplierVersion: null,
      },
    });
  });

  test("are deleted and brought back together", async () => {
    const { ann, quote } = await begin();
    const invoice = await ann.ok(quotes.convert, { id: quote.id });
    for (const { id, routes: of } of [
      { id: invoice.id, routes: invoices },
      { id: quote.id, routes: quotes },
    ]) {
      await ann.ok(of.remove, { id });
      const { sealed, linesSealed } = quote;
      expect(await ann.ok(of.restore, { id })).toMatchObject({ sealed, linesSealed });
    }
  });

  test("replace the one of a document that was sealed before, without a new version or date", async () => {
    const { ann, kid, profileId } = await begin();
    const old = await Promise.all([0, 1, 2].map(() => oldQuote(ann, kid)));
    const invoice = await ann.ok(quotes.convert, { id: old[0]?.id ?? "" });
    const { documents } = await ann.ok(keyset.oneEnvelope);
    expect(documents.map(({ id }) => id)).toEqual([...old.map(({ id }) => id), invoice.id].toSorted());
    const after = { query: { after: documents[1]?.id ?? "" } };
    expect((await ann.ok(keyset.oneEnvelope, after)).documents).toEqual(documents.slice(2));

    const [kept, moved] = old;
    await ann.ok(quotes.update, { id: moved?.id ?? "", body: { status: "sent" } });
    const before = new Map<string, object>();
    for (const { kind, id } of documents) before.set(id, await readOf(ann, kind, id));
    const feedOf = () => ask(ann, sql`select last from change_feeds`);
    const feed = await feedOf();
    app().clock.pass(60_000);
    const supplierSealed = envelopeOf(kid, "companyProfile", profileId, "firm of that day");
    const records = documents.map((each) => ({
      ...each,
      ...bothOf(kid, each.kind, each.id, second),
      ...(each.kind === "invoice" ? { supplierSealed } : {}),
    }));
    expect(await ann.ok(keyset.resealDocuments, { body: { records } })).toEqual({ sealed: 3 });
    expect(Number((await feedOf())[0]?.last)).toBe(Number(feed[0]?.last) + 3);
    for (const { kind, id } of documents) {
      const now = await readOf(ann, kind, id);
      const { linesSealed, sealed } = bothOf(kid, kind, id, second);
      if (id === moved?.id) expect(now).toEqual(before.get(id));
      else if (kind === "quote") expect(now).toEqual({ ...before.get(id), sealed, linesSealed });
      else expect(now).toMatchObject({ sealed, linesSealed, supplier: { sealed: supplierSealed } });
    }
    const again = records.map((each) => ({ ...each, ...bothOf(kid, each.kind, each.id, first) }));
    expect(await ann.ok(keyset.resealDocuments, { body: { records: again } })).toEqual({ sealed: 0 });
    expect((await ann.ok(keyset.oneEnvelope)).documents).toEqual([
      { kind: "quote", id: moved?.id, version: 2 },
    ]);
    expect(kept?.version).toBe(1);
  });

  test("of another document, account or key replace nothing, and a plain document gets none", async () => {
    const { ann, kid, quote } = await begin();
    const old = await oldQuote(ann, kid);
    const invoice = await ann.ok(quotes.convert, { id: old.id });
    const { id, version } = old;
    const send = (record: object) => ({ body: { records: [{ kind: "quote", id, version, ...record }] } });
    const both = bothOf(kid, "quote", id, second);
    for (const wrong of [
      { ...both, linesSealed: envelopeOf(kid, "quoteLines", quote.id, "another quote's") },
      { ...both, sealed: headOf(kid, "quote", quote.id, second) },
      bothOf("C".repeat(22), "quote", id, second),
      { ...both, supplierSealed: envelopeOf(kid, "companyProfile", randomUUID(), "another firm's") },
      { ...both, kind: "invoice" },
    ]) {
      expect(await ann.refused(keyset.resealDocuments, send(wrong))).toMatchObject({ status: 400 });
    }
    const ofOther = {
      ...{ kind: "invoice", id: invoice.id, version: invoice.version },
      sealed: headOf(kid, "invoice", invoice.id, second),
      linesSealed: envelopeOf(kid, "quoteLines", quote.id, "another quote's"),
    };
    expect(await ann.ok(keyset.resealDocuments, send(ofOther))).toEqual({ sealed: 0 });
    const ofOwn = { ...ofOther, linesSealed: envelopeOf(kid, "quoteLines", id, "its quote's") };
    expect(await ann.ok(keyset.resealDocuments, send(ofOwn))).toEqual({ sealed: 1 });
    const bob = await app().visitor().register();
    expect(await bob.refused(keyset.resealDocuments, send(both))).toMatchObject({
      error: "ENCRYPTION_NOT_SET_UP",
    });
    const { kid: kidOfBob } = (await encrypt(bob)).vault;
    const asBob = send(bothOf(kidOfBob, "quote", id, second));
    expect(await bob.ok(keyset.resealDocuments, asBob)).toEqual({ sealed: 0 });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ sealed: old.sealed, linesSealed: null });
  });

  test("take the place of plain words, which are in two parts too and answered in one", async () => {
    const ann = await app().visitor().register();
    const lineItems = [{ id: randomUUID(), name: "Oak board", quantity: "1", unitCost: "5" }];
    const words = {
      customerName: "Bea Brown",
      customerEmail: "bea@example.com",
      projectDescription: "New stairs",
    };
    const { id, version } = await ann.ok(quotes.create, { body: { ...words, lineItems } });
    const [row] = await ann.ok(quotes.list);
    expect(row).toMatchObject({ customerName: "Bea Brown" });
    expect(Object.keys(row ?? {})).not.toContain("projectDescription");
    const changed = await ann.ok(quotes.update, { id, body: { projectDescription: "New doors" } });
    expect(changed).toMatchObject({ projectDescription: "New doors", lineItems: [{ name: "Oak board" }] });
    const stored = await ask(ann, sql`select plain, lines_plain from documents where id = ${id}`);
    expect(Object.keys(stored[0]?.plain ?? {})).toContain("customerName");
    expect(Object.keys(stored[0]?.lines_plain ?? {}).toSorted()).toEqual(["lineItems", "projectDescription"]);

    // As a process of an earlier release writes it that still runs after the migration.
    const later = JSON.stringify({ projectDescription: "New floors" });
    await ask(ann, sql`update documents set plain = plain || ${later}::jsonb where id = ${id}`);
    const floors = { ...changed, projectDescription: "New floors" };
    expect(await ann.ok(quotes.read, { id })).toEqual(floors);

    const { kid } = (await encrypt(ann, "migrating")).vault;
    const { records } = await ann.ok(keyset.plainRecords);
    expect(records).toMatchObject([
      {
        fields: { customerName: "Bea Brown", projectDescription: "New floors" },
        lineItems: { [lineItems[0]?.id ?? ""]: { name: "Oak board" } },
      },
    ]);
    const both = bothOf(kid, "quote", id, first);
    const send = (record: object) => ({ body: { records: [{ place: "quote", id, ...record }] } });
    const lines = envelopeOf(kid, "invoiceLines", id, "an invoice's");
    const wrong = { ...both, version: version + 1, linesSealed: lines };
    expect(await ann.refused(keyset.sealRecords, send(wrong))).toMatchObject({ status: 400 });
    expect(await ann.ok(keyset.sealRecords, send({ ...both, version: version + 1 }))).toEqual({ sealed: 1 });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ ...both, version: version + 1 });
    expect(await ask(ann, sql`select plain, lines_plain from documents where id = ${id}`)).toEqual([
      { plain: null, lines_plain: null },
    ]);
  });

  test("name no letterhead that is still plain", async () => {
    const ann = await app().visitor().register();
    const { id: profileId } = await ann.ok(companyProfile.create, {
      body: { companyName: "Archer Joinery" },
    });
    const line = { id: randomUUID(), name: "Oak board", quantity: "1", unitPrice: "5" };
    const body = { customerName: "Bea Brown", lineItems: [line] };
    const { id, version } = await ann.ok(invoices.create, { body });
    const { kid } = (await encrypt(ann, "migrating")).vault;
    const both = bothOf(kid, "invoice", id, first);
    const asFound = { body: { records: [{ place: "invoice", id, version, ...both }] } };
    expect(await ann.ok(keyset.sealRecords, asFound)).toEqual({ sealed: 0 });
    expect(await ann.refused(invoices.update, { id, body: both })).toMatchObject({
      status: 400,
      fields: [{ path: "supplierSealed" }],
    });
    const next = randomUUID();
    const made = { id: next, ...bothOf(kid, "invoice", next, first), lineItems: figures() };
    const lineItems = made.lineItems.map(({ unitCost: _, ...each }) => each);
    const create = (supplierVersion: number) => ({ body: { ...made, lineItems, supplierVersion } });
    expect(await ann.refused(invoices.create, create(1))).toMatchObject({ error: "PROFILE_CHANGED" });
    const sealed = envelopeOf(kid, "companyProfile", profileId, "firm 1");
    await ann.ok(companyProfile.update, { id: profileId, body: { sealed } });
    await ann.ok(invoices.create, create(2));
    expect(await ann.ok(invoices.update, { id, body: { ...both, supplierSealed: sealed } })).toMatchObject({
      ...both,
      supplier: { sealed },
    });
  });

  /** Envelopes of a new quote, with its id. */
  function bothOfNew(kid: string) {
    const id = randomUUID();
    return { id, ...bothOf(kid, "quote", id, first) };
  }

  /** A quote as a client of an earlier release seals it. */
  function oldQuote(ann: ApiClient, kid: string) {
    const id = randomUUID();
    const body = { id, sealed: envelopeOf(kid, "quote", id, "all words"), lineItems: figures() };
    return ann.ok(quotes.create, { body });
  }

  function readOf(ann: ApiClient, kind: "quote" | "invoice", id: string): Promise<object> {
    return kind === "quote" ? ann.ok(quotes.read, { id }) : ann.ok(invoices.read, { id });
  }
});
