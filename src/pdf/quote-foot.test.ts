import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { layout } from "#pdf/layout.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { quoteFootText } from "#pdf/quote-foot.ts";
import { typesetter } from "#test/pdf/faces.ts";
import { wordsText } from "#test/pdf/page-text.ts";
import { anInvoice, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";

const foot = {
  choice: null,
  own: null,
  validUntil: "5 December 2026",
  region: "GB",
  namesTax: true,
  paymentTermsDays: null,
} as const;

const fixed = "This quote is a fixed price for the work described.";
const estimate =
  "The price in this quote is an estimate: the final price may be higher or lower, depending on the work and the materials that are needed.";
const valid = "This quote is valid until 5 December 2026.";
const noVat = "This is not a VAT invoice.";

test("without a choice the foot promises nothing about the price", () => {
  expect(quoteFootText(foot)).toBe(`${valid} ${noVat}`);
  expect(quoteFootText({ ...foot, own: "Unused words" })).toBe(`${valid} ${noVat}`);
  expect(quoteFootText({ ...foot, validUntil: null, namesTax: false })).toBeNull();
});

test("a fixed price or an estimate is stated first; only a British quote with VAT says what it is not", () => {
  for (const [choice, sentence] of [["fixed", fixed] as const, ["estimate", estimate] as const]) {
    expect(quoteFootText({ ...foot, choice })).toBe(`${sentence} ${valid} ${noVat}`);
    expect(quoteFootText({ ...foot, choice, namesTax: false })).toBe(`${sentence} ${valid}`);
    for (const region of ["US", "AU"] as const) {
      expect(quoteFootText({ ...foot, choice, region })).toBe(`${sentence} ${valid}`);
    }
    expect(quoteFootText({ ...foot, choice, region: "US", validUntil: null })).toBe(sentence);
  }
  const withTerms = { ...foot, choice: "fixed", paymentTermsDays: 14 } as const;
  expect(quoteFootText(withTerms)).toBe(`${fixed} ${valid} ${noVat} Payment within 14 days of the invoice.`);
});

test("the firm's own words have lines of their own above until when the quote is valid", () => {
  const own = "  Scaffolding is extra.\nשלום ";
  expect(quoteFootText({ ...foot, choice: "own", own })).toBe(
    `Scaffolding is extra.\nשלום\n${valid} ${noVat}`,
  );
  expect(quoteFootText({ ...foot, choice: "own", own: " " })).toBe(`${valid} ${noVat}`);
  expect(quoteFootText({ ...foot, choice: "own" })).toBe(`${valid} ${noVat}`);
});

const firm = { ...britishFirm, quoteFoot: "own" } as const;
const quote = { kind: "quote", mode: "customer-detailed", document: aQuote, profile: firm } as const;
const quoteTexts = { foot: "Scaffolding is extra.", closing: "A third is due at the start.\nThank you!" };

test("closing words are on a quote in every view, under the sums, and on no invoice", async () => {
  for (const mode of ["business", "customer-detailed", "customer-simple"] as const) {
    const words = await wordsText(paperDoc({ ...quote, mode, quoteTexts }));
    expect(words).toMatch(/\[totals\][\s\S]*A third is due at the start\.\nThank you!\n[\s\S]*Scaffolding/);
    const unread = await wordsText(paperDoc({ ...quote, mode, quoteTexts: null }));
    expect(unread).toBe(await wordsText(paperDoc({ ...quote, mode })));
  }
  const invoice = { ...quote, kind: "invoice", document: anInvoice, quoteTexts } as const;
  expect(await wordsText(paperDoc(invoice))).not.toMatch(/Scaffolding|third/);
});

test("a quote has the foot of its language's dates", async () => {
  const document = { ...aQuote, validUntil: localDate("2026-12-05"), language: "en-US" } as const;
  const order: PrintOrder = { ...quote, document, profile: { ...firm, quoteFoot: "estimate" } };
  expect(await wordsText(paperDoc(order))).toContain(
    `${estimate} This quote is valid until December 5, 2026.`,
  );
});

test("texts as long as they may be go on to further pages, with every word once and none outside the margins", () => {
  const words = Array.from({ length: 2_200 }, (_, index) => `w${index}x`);
  const closing = words.join(" ").slice(0, textLimits.page);
  const own = `${"W".repeat(3_000)}\n${words.join("\n")}`.slice(0, textLimits.page);
  const { pages, width, height } = layout(
    paperDoc({ ...quote, quoteTexts: { foot: own, closing } }),
    typesetter,
  );
  const texts = pages.flatMap(({ operations }) =>
    operations.filter((operation) => operation.kind === "text" && operation.element !== null),
  );
  const read = texts.map((operation) => (operation.kind === "text" ? operation.text : "")).join(" ");
  for (const word of words.slice(0, 2_000)) expect(read.split(word)).toHaveLength(3);
  for (const each of texts) {
    expect(each.x + each.width).toBeLessThanOrEqual(width - 49.9);
    expect(each.y + each.height).toBeLessThanOrEqual(height - 53.9);
  }
});
