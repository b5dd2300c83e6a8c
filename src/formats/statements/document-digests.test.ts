import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  type DocumentFigures,
  figuresDigest,
  type LineFigures,
  linesDigest,
  supplierDigest,
} from "#formats/statements/document-digests.ts";
import { fc } from "#test/support/fast-check.ts";

const stair: LineFigures = {
  id: "0c8e1f7a-53d2-4b6b-9c39-3a1f0e6f2d11",
  itemType: "labour",
  customType: null,
  quantity: 7_500,
  unitPrice: 4_250,
  hoursEstimate: 7_500,
};
const oak: LineFigures = {
  id: "7b7a4c0e-9b0d-4f57-8d6c-5f0f4f0a9a02",
  itemType: "custom",
  customType: "material",
  quantity: 1_000,
  unitPrice: 12_000,
  hoursEstimate: null,
};
const invoice: DocumentFigures = {
  kind: "invoice",
  markup: 20_000,
  markupScope: "materials_only",
  discount: 5_000,
  discountBase: "subtotal",
  tax: 20_000,
  cisApplied: true,
  cisMethod: "hmrc",
  cisRate: 20_000,
  reverseCharge: false,
  language: "en-GB",
  chargeVat: true,
  lines: [stair, oak],
};
const quote: DocumentFigures = {
  ...invoice,
  kind: "quote",
  cisApplied: null,
  cisMethod: null,
  cisRate: null,
  reverseCharge: null,
  chargeVat: null,
};

const sha256 = (...lines: string[]) => createHash("sha256").update(lines.join("\n")).digest("base64url");

test("the digests of an envelope are those of its text under a label of their own", async () => {
  expect(await linesDigest("qw1:a:quoteLines:b:c")).toBe(
    sha256("quotewright/v1/lines-digest", "qw1:a:quoteLines:b:c"),
  );
  expect(await supplierDigest("qw1:a:companyProfile:b:c")).toBe(
    sha256("quotewright/v1/supplier-digest", "qw1:a:companyProfile:b:c"),
  );
  expect(await linesDigest("two words")).toBeNull();
  expect(await supplierDigest("")).toBeNull();
});

test("the figures of an invoice are written one a line, its lines in their order", async () => {
  const head = ["20000", "materials_only", "5000", "subtotal", "20000"];
  const lines = [
    ...[stair.id, "labour", "-", "7500", "4250", "7500"],
    ...[oak.id, "custom", "material", "1000", "12000", "-"],
  ];
  const ofInvoice = ["invoice", ...head, "true", "hmrc", "20000", "false", "en-GB", "true", ...lines];
  expect(await figuresDigest(invoice)).toBe(sha256("quotewright/v1/figures", ...ofInvoice));
  const ofQuote = ["quote", ...head, "-", "-", "-", "-", "en-GB", "-", ...lines];
  expect(await figuresDigest(quote)).toBe(sha256("quotewright/v1/figures", ...ofQuote));
});

test("a figure that came later is written by its name, and changes nothing where a document has none", async () => {
  const before = await figuresDigest(invoice);
  const without = { ...invoice, vatApplied: null, lines: [{ ...stair, choice: null }, oak] };
  expect(await figuresDigest(without)).toBe(before);
  const later = { ...invoice, taxAdjustment: -3, vatApplied: true, lines: [{ ...stair, selected: false }] };
  const written = [
    ...["invoice", "20000", "materials_only", "5000", "subtotal", "20000"],
    ...["true", "hmrc", "20000", "false", "en-GB", "true", "vatApplied:true", "taxAdjustment:-3"],
    ...[stair.id, "labour", "-", "7500", "4250", "7500", "selected:false"],
  ];
  expect(await figuresDigest(later)).toBe(sha256("quotewright/v1/figures", ...written));
});

test("any change of one readable figure changes the digest", async () => {
  const number = fc.integer({ min: 0, max: 9_999_999_999 });
  const flag = fc.constantFrom(true, false, null);
  const word = fc.constantFrom("materials_only", "subtotal", "labour", "custom", "hmrc", "en-AU", "-");
  const orNull = (of: fc.Arbitrary<unknown>) => fc.option(of, { nil: null });
  const line = { id: fc.uuid(), itemType: word, customType: orNull(word), quantity: number };
  const anyLine = fc.record({ ...line, unitPrice: number, hoursEstimate: orNull(number) });
  const terms = {
    ...{ markup: number, markupScope: word, discount: number, discountBase: word, tax: number },
    ...{ cisApplied: flag, cisMethod: orNull(word), cisRate: orNull(number), reverseCharge: flag },
    ...{ language: word, chargeVat: flag, kind: fc.constantFrom("quote", "invoice") },
  };
  const lines = fc.array(anyLine, { maxLength: 5 });
  const document = fc.record({ ...terms, lines }) as fc.Arbitrary<DocumentFigures>;
  // "-" stands for null where a figure may have none; no term of the trade is spelled so.
  const same = (one: DocumentFigures, other: DocumentFigures) => spelled(one) === spelled(other);
  const spelled = (figures: DocumentFigures) =>
    JSON.stringify(figures, (_name, value) => (value === null ? "-" : value));
  await fc.assert(
    fc.asyncProperty(document, document, fc.nat(), async (one, other, pick) => {
      const names = Object.keys(one) as (keyof DocumentFigures)[];
      const name = names[pick % names.length] as keyof DocumentFigures;
      const changed = { ...one, [name]: other[name] };
      const isSame = same(one, changed);
      expect((await figuresDigest(one)) === (await figuresDigest(changed))).toBe(isSame);
      const [first, ...rest] = one.lines;
      if (!first) return;
      const swapped = { ...one, lines: [...rest, first] };
      expect((await figuresDigest(one)) === (await figuresDigest(swapped))).toBe(same(one, swapped));
    }),
  );
});
