import { companyWords } from "#domain/company/company-words.ts";
import { wordsOfKind } from "#domain/documents/document-words.ts";
import { type DocumentKind, documentKinds } from "#domain/pricing/document-kind.ts";
import { type Row, sealedRow, wholeDocument } from "#test/support/whole-document.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { revisionsIn } from "#vault/records/revisions.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";

/** One document of test/vectors/vault-golden-v2.json: its row as the server answers it, and what it is opened to. */
export interface GoldenDocument {
  name: string;
  kind: DocumentKind;
  row: Row;
  words: Row;
}

/**
 * The documents of the golden file, sealed in two envelopes by the vault of the golden account of version 1, from a seed
 * and with a clock that stands still. The file is frozen: every later build opens it, and seals the same to the byte.
 */
export async function makeGoldenDocuments(account: Vault): Promise<GoldenDocument[]> {
  const random = seededRandom("vault-golden-v2");
  const vault = { ...account, random, revisions: revisionsIn(new Map(), { clock: () => 1_790_000_000_000 }) };
  const id = () => randomUuid(random);
  const line = (name: string, numbers: Row): Row => ({
    ...{ id: id(), itemType: "material", customType: null, materialId: null, laborItemId: null },
    ...{ name, description: "Größe ½ 🪚", unit: null, materialSku: null, hoursEstimate: null },
    ...numbers,
  });
  const lineItems = [
    line("Oak, planed", { quantity: 12_000, unitPrice: 4_250, unit: "Each" }),
    line("Fitting", { itemType: "labour", quantity: 7_500, unitPrice: 3_500, hoursEstimate: 7_500 }),
    line("Skip", { itemType: "custom", customType: "material", quantity: 1_000, unitPrice: 0 }),
  ];
  const profile = withEmptyFields("companyProfile", { id: id(), companyName: "Sägewerk & Söhne" });
  const supplier = { sealed: (await sealFields(vault, "companyProfile", profile)).sealed, chargeVat: true };
  const terms = { markupPercent: 17_500, discountPercent: 2_500, total: 83_426, lineItems };
  const quote = wholeDocument("quote", { id: id(), ...terms });
  const invoice = wholeDocument("invoice", {
    ...{ id: id(), quoteId: quote.id, ...terms, supplier },
    ...{
      cisApplied: true,
      reverseChargeVat: true,
      language: "en-GB",
      companyBankDetails: "12-34-56 12345678",
    },
  });
  const rowOfQuote = await sealedRow(vault, "quote", quote);
  const rowOfInvoice = await sealedRow(vault, "invoice", invoice);
  const renamed = { ...quote, customerName: "Renamed by a head alone" };
  const converted = { ...wholeDocument("invoice", { id: id(), quoteId: quote.id, ...terms, supplier }) };
  const own = { ...converted, id: id() };
  return [
    { name: "a quote", kind: "quote", row: rowOfQuote, words: wordsIn(quote) },
    { name: "an invoice", kind: "invoice", row: rowOfInvoice, words: wordsIn(invoice) },
    {
      name: "a quote with a later head alone",
      kind: "quote",
      row: await sealedRow(vault, "quote", renamed, rowOfQuote.linesSealed),
      words: wordsIn(renamed),
    },
    {
      name: "an invoice under its quote's head",
      kind: "invoice",
      row: { ...converted, ...rowOfQuote, id: converted.id },
      words: wordsIn(quote),
    },
    {
      name: "an invoice with its quote's lines under a head of its own",
      kind: "invoice",
      row: await sealedRow(vault, "invoice", own, rowOfQuote.linesSealed),
      words: wordsIn(own),
    },
  ];
}

/** The words that documents had on the day of the file. */
const ofQuotes = [
  ...["customerName", "customerEmail", "customerPhone", "companyName", "projectAddress", "projectCity"],
  ...["projectCounty", "projectPostcode", "projectDescription", "workLocation", "customerVatNumber"],
];
const ofInvoices = [...ofQuotes, "companyVatNumber", "companyRegNumber", "companyBankDetails", "orderNumber"];

/** Those of the firm, of which an invoice keeps a copy. */
const ofFirms = [
  ...["companyName", "address", "city", "county", "postcode", "country", "phone", "email", "website"],
  ...["vatNumber", "companyNumber", "utrNumber", "bankName", "accountName", "sortCode", "accountNumber"],
  ...["iban", "bicSwift", "bankDetails", "chequesPayableTo"],
];

/** The words of documents and firms that came after the file: sealing writes each as null, which other bytes say. */
export function laterWords(): string[] {
  const known = { quote: ofQuotes, invoice: ofInvoices };
  const ofDocuments = documentKinds.flatMap((kind) =>
    Object.keys(wordsOfKind[kind]).filter((name) => !known[kind].includes(name)),
  );
  return [...ofDocuments, ...Object.keys(companyWords).filter((name) => !ofFirms.includes(name))];
}

/** Some words of each part, and all of the lines. */
function wordsIn({ customerName, projectDescription, lineItems }: Row): Row {
  return { customerName, projectDescription, lineItems };
}
