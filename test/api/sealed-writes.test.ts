import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { Language } from "#domain/region/region.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { fc } from "#test/support/fast-check.ts";
import { lineNamed, type Row, wholeDocument } from "#test/support/whole-document.ts";
import {
  type StoredDocument,
  type StoredProfile,
  sealChangedDocument,
  sealConvertedDocument,
  sealNewDocument,
} from "#vault/records/document-writes.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields, openLetterhead } from "#vault/records/records.ts";
import { revisionsIn } from "#vault/records/revisions.ts";
import { sealDocument, type WholeDocument } from "#vault/records/seal-document.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";
import { invoiceLine } from "#web/drafts/quote-as-invoice.ts";

const { companyProfile, invoices, keyset, quotes } = routes;
const routesOf = { quote: quotes, invoice: invoices };

/** A person whose account is encrypted, as the app has her: each document is opened as it comes back. */
interface Sealer {
  client: ApiClient;
  vault: Vault;
  profile: StoredProfile | null;
}

type Stored = StoredDocument & Row & { version: number };

async function send(route: Route, { client }: Sealer, { id, body }: { id?: string; body?: object }) {
  const sent = body ? { body: z.encode(route.body as z.ZodMiniType, body) } : {};
  const answer = await client.ok(route, { ...(id ? { id } : {}), ...sent });
  return z.decode(route.answer as z.ZodMiniType, answer) as object;
}

/** Opened by the vault that has seen all of it, by one that has seen none, and as a row of the list. */
async function expectTrusted(kind: DocumentKind, person: Sealer, row: object): Promise<Stored> {
  const { client, vault } = person;
  const opened = await openFields(vault, kind, row);
  expect(opened).toMatchObject({ state: "open", sealed: true });
  const fresh = { ...vault, opened: new Map(), revisions: revisionsIn(new Map()) };
  expect(await openFields(fresh, kind, row)).toMatchObject({ state: "open" });
  const { id } = opened.record as Stored;
  for (const query of [{}, { lines: "true" }]) {
    const list = routesOf[kind].list;
    const rows = z.decode(list.answer as z.ZodMiniType, await client.ok(list, { query })) as Stored[];
    const listed = rows.find((each) => each.id === id);
    expect(await openFields(vault, kind, listed ?? {})).toMatchObject({
      state: "open",
      record: { customerName: (opened.record as Stored).customerName },
    });
  }
  return opened.record as Stored;
}

async function create(kind: DocumentKind, person: Sealer, document: Row): Promise<Stored> {
  const { total: _, quoteId: __, supplier: ___, ...body } = wholeDocument(kind, document);
  const sealed = await sealNewDocument(person.vault, kind, {
    body: { ...body, lineItems: body.lineItems as LineItem[] },
    profile: person.profile,
    language: body.language,
  });
  return expectTrusted(kind, person, await send(routesOf[kind].create, person, { body: sealed }));
}

async function change(kind: DocumentKind, person: Sealer, stored: Stored, changes: Row): Promise<Stored> {
  const { id, version } = stored;
  const body = { ...changes, id };
  const sealed = await sealChangedDocument(person.vault, kind, { body, stored, profile: person.profile });
  const row = await send(routesOf[kind].update, person, { id, body: { ...sealed, version } });
  return expectTrusted(kind, person, row);
}

async function convert(person: Sealer, quote: Stored, ticks: Row): Promise<Stored> {
  const words = {
    ...withEmptyFields("invoice", wordsOf(quote)),
    lineItems: quote.lineItems.map(invoiceLine),
  };
  const body = await sealConvertedDocument(person.vault, {
    quote,
    body: { ...ticks, id: randomUUID() },
    words,
    profile: person.profile,
  });
  return expectTrusted("invoice", person, await send(quotes.convert, person, { id: quote.id, body }));
}

function wordsOf({ customerName, projectDescription, lineItems }: Row) {
  return { customerName, projectDescription, lineItems };
}

const read = async (kind: DocumentKind, person: Sealer, id: string) =>
  expectTrusted(kind, person, await send(routesOf[kind].read, person, { id }));

describeApi("documents that the client seals", (app) => {
  const register = async (): Promise<Sealer> => {
    const client = await app().visitor().register();
    return { client, vault: (await encrypt(client)).vault, profile: null };
  };
  const setProfile = async (person: Sealer, terms: Row): Promise<void> => {
    const { client, vault, profile } = person;
    const words = withEmptyFields("companyProfile", { companyName: "Archer", vatNumber: "GB123" });
    const id = profile ? (profile as StoredProfile & { id: string }).id : randomUUID();
    const body = await sealFields(vault, "companyProfile", { ...words, ...terms, id, logoUrl: null });
    const answer = profile
      ? await client.ok(companyProfile.update, {
          id,
          body: { ...body, id: undefined, version: profile.version },
        })
      : await client.ok(companyProfile.create, { body });
    person.profile = z.decode(companyProfile.create.answer, answer) as StoredProfile;
  };

  test("are trusted after whatever is written, with any figures and in any order", async () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    const line = fc.record({
      itemType: fc.constantFrom("material", "labour", "custom", "description"),
      customType: fc.constantFrom("material", "labour"),
      quantity: fc.integer({ min: 1, max: 40 }).map((whole) => whole * 1_000),
      unitPrice: number(500_000),
    });
    const figures = fc.record({
      markupPercent: number(100_000),
      markupScope: fc.constantFrom("materials_only", "materials_and_labour"),
      discountPercent: number(100_000),
      discountBase: fc.constantFrom("subtotal", "subtotal_plus_markup"),
      taxPercent: number(25_000),
      cisApplied: fc.boolean(),
      cisMethod: fc.constantFrom("hmrc", "deduct_before_vat"),
      cisRatePercent: fc.constantFrom(0, 20_000, 30_000),
      reverseChargeVat: fc.boolean(),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    });
    const firm = fc.record({
      language: fc.constantFrom<Language>("en-GB", "en-AU", "en-US"),
      chargeVat: fc.boolean(),
      cisRegistered: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(figures, figures, fc.option(firm, { nil: null }), firm),
        async ([first, second, before, later]) => {
          const person = await register();
          if (before) await setProfile(person, before);
          for (const kind of ["quote", "invoice"] as const) {
            const made = await create(kind, person, figuresOf(kind, first));
            if (kind === "quote" || before) await setProfile(person, later);
            const renamed = await change(kind, person, made, { customerName: "Head alone" });
            expect(renamed.linesSealed).toBe(made.linesSealed);
            const { lineItems: _, ...terms } = figuresOf(kind, second);
            const changed = await change(kind, person, renamed, terms);
            const lines = await change(kind, person, changed, pickLines(figuresOf(kind, second)));
            await change(kind, person, lines, { projectDescription: "Summary" });
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  test("are trusted after conversion, deletion, undoing it, a status and another number", async () => {
    const person = await register();
    await setProfile(person, { cisRegistered: true, language: "en-GB" });
    const { client } = person;
    for (const ticks of [{ cisApplied: true, cisMethod: "hmrc" }, { reverseChargeVat: true }, {}]) {
      const quote = await create("quote", person, { taxPercent: 20_000 });
      const invoice = await convert(person, quote, ticks);
      expect(invoice.lineItems[0]).toMatchObject({ name: "Stair", unit: "item" });
      const fixed = await read("quote", person, quote.id);
      await change("quote", person, fixed, { customerName: "Renamed", projectDescription: "Fixed" });
      await send(invoices.update, person, { id: invoice.id, body: { status: "paid" } });
      const paid = await read("invoice", person, invoice.id);
      await client.ok(invoices.remove, { id: invoice.id, query: { version: String(paid.version) } });
      await read("quote", person, quote.id);
      const back = await expectTrusted(
        "invoice",
        person,
        await send(invoices.restore, person, { id: invoice.id }),
      );
      await send(invoices.update, person, { id: invoice.id, body: { invoiceNumber: `A-${randomUUID()}` } });
      await change("invoice", person, { ...back, version: back.version + 1 }, { customerName: "Renumbered" });
    }
  });

  test("of a conversion without a body are trusted under the quote's head, and under their own afterwards", async () => {
    const person = await register();
    const quote = await create("quote", person, {});
    await setProfile(person, {});
    const copied = await expectTrusted(
      "invoice",
      person,
      await send(quotes.convert, person, { id: quote.id }),
    );
    const renamed = await change(
      "invoice",
      person,
      { ...withEmptyFields("invoice", copied), ...copied },
      {
        customerName: "Renamed",
      },
    );
    expect(renamed.linesSealed).toBe(quote.linesSealed);
    await change("invoice", person, renamed, { projectDescription: "Own lines" });
  });

  test("name the profile that they copy, and are refused with another", async () => {
    const person = await register();
    await setProfile(person, { chargeVat: true });
    const made = await create("invoice", person, {});
    expect(await openLetterhead(person.vault, made.supplier ?? {})).toMatchObject({ state: "open" });
    const { profile: before } = person;
    await setProfile(person, { chargeVat: false });
    const { total: _, quoteId: __, supplier: ___, ...body } = wholeDocument("invoice");
    const lineItems = body.lineItems as LineItem[];
    const late = { body: { ...body, lineItems }, profile: before, language: body.language };
    const sealed = await sealNewDocument(person.vault, "invoice", late);
    const sent = { body: z.encode(invoices.create.body, sealed as never) };
    expect(await person.client.refused(invoices.create, sent)).toMatchObject({ error: "PROFILE_CHANGED" });
    await create("invoice", person, {});
  });

  test("that were sealed in one envelope are sealed in two, converted ones and fixed ones too", async () => {
    const person = await register();
    await setProfile(person, {});
    const { client, vault } = person;
    const { total: _, ...quote } = wholeDocument("quote");
    const old = await sealFields(vault, "quote", quote);
    const stored = await expectTrusted("quote", person, await send(quotes.create, person, { body: old }));
    await send(quotes.convert, person, { id: stored.id });
    const { documents } = await client.ok(keyset.oneEnvelope);
    expect(documents).toHaveLength(2);
    const records = [];
    for (const { kind, id, version } of documents) {
      const document = await read(kind, person, id);
      const envelopes = await sealDocument(vault, kind, { document: document as unknown as WholeDocument });
      records.push({ kind, id, version, ...envelopes });
    }
    expect(await client.ok(keyset.resealDocuments, { body: { records } })).toEqual({ sealed: 2 });
    for (const { kind, id, version } of documents) {
      const again = await read(kind, person, id);
      expect(again).toMatchObject({ version, customerName: "Zoe Quill", lineItems: [{ name: "Stair" }, {}] });
      expect(again.linesSealed).toContain(`:${kind}Lines:${id}:`);
    }
    expect(await client.ok(keyset.oneEnvelope)).toEqual({ documents: [] });
  });
});

/** The figures of a document: a material is counted in whole pieces, and a description has a quantity of its own. */
function figuresOf(kind: DocumentKind, { lines, ...terms }: Row): Row {
  const lineItems = (lines as Row[]).map(({ itemType, customType, quantity, unitPrice }) => ({
    ...lineNamed("Line", Number(unitPrice)),
    ...{ itemType, customType: itemType === "custom" ? customType : null },
    quantity: itemType === "description" ? (Number(unitPrice) > 0 ? 1_000 : 0) : quantity,
  }));
  const { cisApplied: _, cisMethod: __, cisRatePercent: ___, reverseChargeVat: ____, ...ofQuote } = terms;
  return { ...(kind === "quote" ? ofQuote : terms), lineItems };
}

function pickLines({ lineItems }: Row): Row {
  return { lineItems };
}
