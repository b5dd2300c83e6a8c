import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import * as z from "zod/mini";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { rowOf, wordsOfKind } from "#domain/documents/document-words.ts";
import { wordNames } from "#domain/records/word-table.ts";
import { retryClosed } from "#test/e2e/api.ts";
import { expectToast } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { type StoredDocument, sealChangedDocument } from "#vault/records/document-writes.ts";
import { openFields } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";

type Row = Record<string, unknown> & { id: string; version: number };

/** Sealed fields that no screen has an input for: records have them from the API, and screens keep them. */
const boxless = {
  quote: { fields: boxlessWords("quote"), lineItems: ["description"] },
  invoice: { fields: boxlessWords("invoice"), lineItems: ["description"] },
} as const;

/** Nobody types them, or only under the reverse charge, which a quote does not have. */
function boxlessWords(kind: "quote" | "invoice"): string[] {
  return wordNames(wordsOfKind[kind]).filter((word) => {
    const { box } = rowOf(word);
    return box === undefined || (box === "reverse-charge" && kind === "quote");
  });
}

const documentRoutes = { quote: quoteRoutes, invoice: invoiceRoutes };

/** How the fields without an input were filled, for the report. */
export const boxlessPlaces = Object.entries(boxless)
  .flatMap(([kind, { fields, lineItems }]) => [
    ...fields.map((field) => `${kind}.${field}`),
    ...lineItems.map((field) => `${kind} line.${field}`),
  ])
  .concat("sending.recipient", "sending.mode", "companyText.name", "companyText.text")
  .concat("importMemory.name", "importMemory.text");

/**
 * Writes words into the fields without an input of the newest quote or invoice, as another client of the same account
 * would: sealed by the product's own vault. Then the document is opened and saved on its screen, so that these words
 * take the same path as all others.
 *
 * @param passphrase null in an account without encryption
 */
export async function writeBoxlessFields(
  page: Page,
  kind: "quote" | "invoice",
  { words, passphrase }: { words: Canaries; passphrase: string | null },
): Promise<void> {
  const access = passphrase === null ? "none" : await vaultOf(page, passphrase);
  const [newest]: Row[] = await (await page.request.get(`/api/${kind}s`)).json();
  const address = `/api/${kind}s/${newest?.id}`;
  const { read, update } = documentRoutes[kind];
  const row = await readAs<Row & StoredDocument>(page, address, read.answer);
  const { state, record } = await openFields(access, kind, row);
  expect(state).toBe("open");
  const own = Object.fromEntries(boxless[kind].fields.map((field) => [field, words.of(`${kind}.${field}`)]));
  const [first, ...others] = record.lineItems;
  const lineItems = [{ ...first, description: words.of(`${kind} line.description`) }, ...others];
  // A body contains only the route's own fields (decision W9), and a record has more.
  const known = Object.keys(update.body.shape);
  const changes = Object.entries({ ...record, ...own, lineItems }).filter(([field]) => known.includes(field));
  const { id: _, ...sealed } = await sealChangedDocument(access, kind, {
    body: { ...Object.fromEntries(changes), id: row.id },
    stored: record,
    profile: await readAs<CompanyTerms | null>(
      page,
      "/api/company-profile",
      companyProfileRoutes.read.answer,
    ),
  });
  const data = z.encode(update.body as z.ZodMiniType, sealed);
  const answer = await page.request.put(address, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(kind === "quote" ? `/quotes/${row.id}/edit` : `/invoices/edit/${row.id}`);
  const one = kind === "quote" ? "Quote" : "Invoice";
  await page.getByRole("button", { name: `Update ${one}` }).click();
  await expectToast(page, `${one} updated successfully`);
}

/**
 * Records that the newest quote was handed over, as another client of the same account would. Screens fill these words
 * in by themselves: nobody types them.
 *
 * @param passphrase null in an account without encryption
 */
export async function writeSending(
  page: Page,
  { words, passphrase }: { words: Canaries; passphrase: string | null },
): Promise<void> {
  const access = passphrase === null ? "none" : await vaultOf(page, passphrase);
  const [newest]: Row[] = await (await page.request.get("/api/quotes", retryClosed)).json();
  const data = await sealFields(access, "sending", {
    id: randomUUID(),
    documentId: newest?.id,
    channel: "print",
    recipient: words.of("sending.recipient"),
    mode: words.of("sending.mode"),
    text: null,
  });
  const answer = await page.request.post("/api/sendings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/**
 * Keeps a text of the firm, as another client of the same account would. Screens make these texts: nobody types them.
 *
 * @param passphrase null in an account without encryption
 */
export async function writeCompanyText(
  page: Page,
  { words, passphrase }: { words: Canaries; passphrase: string | null },
): Promise<void> {
  const access = passphrase === null ? "none" : await vaultOf(page, passphrase);
  const data = await sealFields(access, "companyText", {
    id: randomUUID(),
    name: words.of("companyText.name"),
    text: words.of("companyText.text"),
  });
  const answer = await page.request.post("/api/company-texts", { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Keeps what was said of files, as another client of the same account would. @param passphrase as above */
export async function writeImportMemory(
  page: Page,
  { words, passphrase }: { words: Canaries; passphrase: string | null },
): Promise<void> {
  const access = passphrase === null ? "none" : await vaultOf(page, passphrase);
  const data = await sealFields(access, "importMemory", {
    id: randomUUID(),
    name: words.of("importMemory.name"),
    text: words.of("importMemory.text"),
  });
  const answer = await page.request.post("/api/import-memories", { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** An answer as the app reads it. */
async function readAs<T>(page: Page, path: string, schema: z.ZodMiniType): Promise<T> {
  return z.decode(schema, await (await page.request.get(path)).json()) as T;
}
