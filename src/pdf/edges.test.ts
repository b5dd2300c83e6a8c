import { expect, test } from "vitest";
import { layout } from "#pdf/layout.ts";
import type { TextOperation } from "#pdf/operations.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { typesetter } from "#test/pdf/faces.ts";
import { aLine, americanFirm, anInvoice, australianFirm, britishFirm } from "#test/pdf/sample-documents.ts";

const lineItems = [
  aLine("material", "Tap", [1000, 416_683]),
  { ...aLine("labour", "Fitting", [1500, 4000]), unit: "hour" },
];

test.each([britishFirm, americanFirm, australianFirm])("amounts of $language end at one edge", (profile) => {
  const texts = textsOf({ profile, mode: "business" });
  const ends = (words: RegExp) => texts.filter(({ text }) => words.test(text)).map(endOf);
  const [head] = ends(/^Cost$/);
  const figures = texts.filter(({ text, size }) => /^[£$][\d,.]+$/.test(text) && size < 24);
  const sums = figures.filter((figure) => figure.y > (texts.find(({ text }) => text === "Subtotal")?.y ?? 0));
  expect(sums.length).toBeGreaterThan(1);
  for (const sum of sums) expect(endOf(sum)).toBeCloseTo(head ?? 0, 1);
  for (const name of ["Tap", "Fitting"]) {
    const line = texts.find(({ text }) => text === name)?.y ?? 0;
    const amount = Math.max(...figures.filter(({ y }) => Math.abs(y - line) < 1).map(endOf));
    expect(amount, name).toBeCloseTo(head ?? 0, 1);
  }
  // Unit costs line up as well, though only one of the tables has units.
  const unitCosts = ends(/^Unit cost$/);
  expect(unitCosts).toHaveLength(2);
  expect(unitCosts[0]).toBeCloseTo(unitCosts[1] ?? 0, 1);
});

test.each([britishFirm, americanFirm, australianFirm])(
  "how to pay takes a line for each fact, $language",
  (own) => {
    const profile = { ...own, bankName: "Wharfedale Mutual Bank" };
    const texts = textsOf({ profile, mode: "customer-detailed" }).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Che(que|ck)s payable to$/));
    expect(texts).toContain("Wharfedale Mutual Bank");
    expect(texts).toContainEqual(expect.stringMatching(/^Due by .*2026$/));
  },
);

function textsOf({ profile, mode }: Pick<PrintOrder, "profile" | "mode">): TextOperation[] {
  const document = { ...anInvoice, language: profile?.language ?? "en-GB", lineItems };
  const pages = layout(paperDoc({ kind: "invoice", mode, profile, document }), typesetter).pages;
  return pages.flatMap(({ operations }) =>
    operations.flatMap((each) => (each.kind === "text" ? [{ ...each, text: each.text.trim() }] : [])),
  );
}

function endOf({ x, width }: TextOperation): number {
  return x + width;
}
