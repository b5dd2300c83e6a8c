import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { routes } from "#contract/routes.ts";
import { type RecordKind, recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { kindsWithNoun, samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi, type TestApp } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";
import { wholeDocument } from "#test/support/whole-document.ts";
import { type ForeignKeyset, openForeign, rootKeyOf } from "#test/vault/independent-decryptor.ts";
import { openForeignDocument } from "#test/vault/independent-documents.ts";
import { sealNewDocument } from "#vault/records/document-writes.ts";
import type { Vault } from "#vault/records/vault.ts";
import { type PartKind, partsOfKind } from "#web/records/unlisted-kinds.ts";

type Words = Record<string, unknown>;
type Written = { kind: RecordKind; id: string; words: Words };

const passphrase = "correct horse";

describeApi("a dump of the database", (app) => {
  test("is opened by the independent decryptor with the passphrase alone, record by record", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const written = await writeEverything(ann, vault);
    const dump = await dumpOf(app(), ann);
    for (const word of Object.values(written[0]?.words ?? {})) expect(dump).not.toContain(word);

    // From here on only the dump's text and the passphrase are known.
    const keyset = keysetIn(dump);
    const root = await rootKeyOf(keyset, passphrase);
    const envelopes = [...new Set(dump.match(/qw1:[\w-]+:\w+:[\w-]+:[\w-]+/g))];
    const opened = envelopes.map((envelope) => {
      const [, , kind, id] = envelope.split(":");
      const { revision, ...words } = openForeign(root, keyset.uid, envelope);
      expect(revision).toBeGreaterThan(0);
      return { kind, id, words };
    });
    const byId = (a: { kind?: string | undefined }, b: { kind?: string | undefined }) =>
      String(a.kind).localeCompare(String(b.kind));
    expect(opened.sort(byId)).toEqual([...written].sort(byId));
    expect(new Set(opened.map(({ kind }) => kind))).toEqual(new Set(recordKinds));
    await expect(rootKeyOf(keyset, "correct house")).rejects.toThrow("wrong passphrase");
  });

  test("contains the converted quote's words in the invoice, and the firm's in each invoice", async () => {
    const bob = await app().visitor().register();
    const { vault } = await encrypt(bob);
    await writeEverything(bob, vault);
    const [quote] = await bob.ok(routes.quotes.list);
    await bob.ok(routes.quotes.convert, { id: String(quote?.id) });
    const rows: Words[] = JSON.parse(await dumpOf(app(), bob)).documents;
    const keyset = keysetIn(await dumpOf(app(), bob));
    const root = await rootKeyOf(keyset, passphrase);
    const converted = rows.find((row) => row.kind === "invoice" && row.quote_id === quote?.id);
    expect(openForeign(root, keyset.uid, String(converted?.sealed))).toMatchObject({
      customerName: "quote customerName",
    });
    for (const invoice of rows.filter(({ kind }) => kind === "invoice")) {
      expect(openForeign(root, keyset.uid, String(invoice.supplier_sealed))).toMatchObject({
        accountNumber: "companyProfile accountNumber",
      });
    }
  });

  test("contains documents in two envelopes, whose figures the decryptor compares with what was sealed", async () => {
    const cat = await app().visitor().register();
    const { vault } = await encrypt(cat);
    const firm = await sealed(vault, "companyProfile", { id: randomUUID(), companyName: "Archer" });
    const stored = await cat.ok(routes.companyProfile.create, { body: firm });
    const profile = z.decode(routes.companyProfile.create.answer, stored as never);
    for (const kind of ["quote", "invoice"] as const) {
      const { total: _, quoteId: __, supplier: ___, ...whole } = wholeDocument(kind);
      const body = { ...whole, lineItems: whole.lineItems as LineItem[] };
      const { create } = routes[`${kind}s`];
      const sent = await sealNewDocument(vault, kind, { body, profile, language: body.language });
      await cat.ok(create, { body: z.encode(create.body as z.ZodMiniType, sent) });
    }

    const dump = await dumpOf(app(), cat);
    const keyset = keysetIn(dump);
    const root = await rootKeyOf(keyset, passphrase);
    const rows: Words[] = JSON.parse(dump).documents;
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["invoice", "quote"]);
    for (const row of rows.map(figuresOf)) {
      const words = openForeignDocument(root, keyset.uid, row);
      expect(words).toMatchObject({ customerName: "Zoe Quill", projectDescription: "A stair" });
      const [first, ...rest] = row.lineItems;
      const cheaper = { ...row, lineItems: [{ ...first, unitPrice: 1 }, ...rest] };
      expect(() => openForeignDocument(root, keyset.uid, cheaper)).toThrow("other figures");
    }
  });
});

/** A row of the table as docs/encryption.md names its figures. */
function figuresOf(row: Words) {
  return {
    ...{ sealed: row.sealed, linesSealed: row.lines_sealed, language: row.language, total: row.total },
    ...{ markupPercent: row.markup_percent, markupScope: row.markup_scope, taxPercent: row.tax_percent },
    ...{ discountPercent: row.discount_percent, discountBase: row.discount_base },
    ...{ cisApplied: row.cis_applied, cisMethod: row.cis_method, cisRatePercent: row.cis_rate_percent },
    reverseChargeVat: row.reverse_charge,
    supplier: row.supplier_sealed && { sealed: row.supplier_sealed, ...(row.supplier_terms as Words) },
    lineItems: row.lines as Words[],
  };
}

/** The words of the kinds that are parts of other kinds' records. */
const wordsOfPart = {
  companyLogo: { logoUrl: "data:image/png;base64,AAAA" },
} satisfies Record<PartKind, Words>;

/**
 * Creates one record of each kind with a word in every sealed field, by the product's vault and API. @returns what
 * was written
 */
async function writeEverything(client: ApiClient, vault: Vault): Promise<Written[]> {
  const written: Written[] = [];
  for (const [kind, noun] of kindsWithNoun) {
    const id = randomUUID();
    const words = wordsFor(kind, sealedFields[kind].fields);
    const lines = sealedFields[kind].lineItems.length > 0 ? [lineOf(kind), lineOf(kind)] : [];
    const lineItems = lines.map(({ line, words: own }) => ({ ...line, ...own }));
    const ofParts: Words = Object.assign({}, ...partsOfKind(kind).map((part) => wordsOfPart[part]));
    const record = {
      ...{ ...samples[noun], id, ...words, ...ofParts },
      ...(lines.length > 0 ? { lineItems } : {}),
    };
    await client.ok(routes[noun].create, { body: await sealed(vault, kind, record) });
    const ofLines = Object.fromEntries(lines.map(({ line, words: own }) => [line.id, own]));
    written.push({ kind, id, words: { ...words, ...(lines.length > 0 ? { lineItems: ofLines } : {}) } });
    for (const part of partsOfKind(kind)) written.push({ kind: part, id, words: wordsOfPart[part] });
  }
  return written;
}

function lineOf(kind: RecordKind) {
  const line = { id: randomUUID(), quantity: "2", unitCost: "50.00", unitPrice: "50.00" };
  return { line, words: wordsFor(`${kind} line`, sealedFields[kind].lineItems) };
}

function wordsFor(kind: string, fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, `${kind} ${field}`]));
}

/** Every row of one account as JSON text, table by table. */
function dumpOf({ database }: TestApp, { userId }: ApiClient): Promise<string> {
  return database.readAsOwner(userId, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' and table_name <> 'sessions'`.execute(trx);
    const dump: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{
        row: unknown;
      }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(trx);
      dump[name] = rows.map(({ row }) => row);
    }
    return JSON.stringify(dump);
  });
}

function keysetIn(dump: string): ForeignKeyset {
  return JSON.parse(dump).keysets[0].keyset;
}
