import { expect, test } from "vitest";
import { viewModes } from "#domain/documents/trade-document.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { layout } from "#pdf/layout.ts";
import type { TextOperation } from "#pdf/operations.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { typesetter } from "#test/pdf/faces.ts";
import {
  aLine,
  americanFirm,
  anInvoice,
  aQuote,
  australianFirm,
  britishFirm,
} from "#test/pdf/sample-documents.ts";
import { logoDataUrl } from "../../scripts/demo/logo-png.ts";

/** American papers are lower, and each region has rows of tax of its own. */
const firms = [
  { firm: "British firm with a logo", profile: { ...britishFirm, logoUrl: logoDataUrl() } },
  { firm: "British firm", profile: britishFirm },
  { firm: "American firm", profile: americanFirm },
  { firm: "Australian firm with a logo", profile: { ...australianFirm, logoUrl: logoDataUrl() } },
];

/** So long that the summary of the work alone goes on to the second page. */
const projectDescription = Array.from({ length: 60 }, (_, index) => `Step ${index + 1} of the work.`).join(
  "\n",
);

const orders = firms.flatMap((firm) =>
  documentKinds.flatMap((kind) =>
    viewModes.flatMap((mode) =>
      [12, 13, 40].flatMap((count) =>
        ["", ", with a note after them"].map((note) => ({ ...firm, kind, mode, count, note })),
      ),
    ),
  ),
);

test.each(orders)("the sums of a $kind of a $firm, $mode, $count lines$note, follow two of them", (each) => {
  const pages = textsOfPages(orderOf(each));
  const isSum = (text: string) => /^(Quote total|Invoice total|Amount due)$/.test(text);
  const withSums = pages.filter((texts) => texts.some(isSum));
  expect(withSums).toHaveLength(1);
  const lines = withSums.flat().filter((text) => /^(Part|Step) \d+\b/.test(text));
  expect(lines.length).toBeGreaterThanOrEqual(2);
});

function orderOf({ kind, profile, mode, count, note }: (typeof orders)[number]): PrintOrder {
  const parts = Array.from({ length: count }, (_, index) =>
    aLine(index % 3 === 0 ? "labour" : "material", `Part ${index + 1}`, [2000, 1999]),
  );
  const lineItems = note === "" ? parts : [...parts, aLine("description", "Rubbish is taken away", [0, 0])];
  return kind === "quote"
    ? { kind, mode, profile, document: { ...aQuote, lineItems, projectDescription } }
    : { kind: "invoice", mode, profile, document: { ...anInvoice, lineItems, projectDescription } };
}

function textsOfPages(order: PrintOrder): string[][] {
  return layout(paperDoc(order), typesetter).pages.map(({ operations }) =>
    operations
      .filter((operation): operation is TextOperation => operation.kind === "text")
      .map(({ text }) => text.trim()),
  );
}
