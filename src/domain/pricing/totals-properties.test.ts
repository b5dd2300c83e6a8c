import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import { customTypes, itemTypes } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import { fc } from "#test/support/fast-check.ts";

const line: fc.Arbitrary<PricedLine> = fc.record({
  itemType: fc.constantFrom(...itemTypes),
  customType: fc.constantFrom(null, ...customTypes),
  quantity: fc
    .oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -5000, max: 10_000_000 }))
    .map(quantity),
  unitPrice: fc
    .oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: -5000, max: 5_000_000 }))
    .map(pence),
});
const rate = (most: number) =>
  fc.oneof(fc.constantFrom(0, 20_000, 25_000), fc.integer({ min: 0, max: most })).map(percent);
const termsOf = (mostDiscount: number): fc.Arbitrary<PriceTerms> =>
  fc.record({
    markupPercent: rate(1_000_000),
    markupScope: fc.constantFrom(...markupScopes),
    discountPercent: rate(mostDiscount),
    discountBase: fc.constantFrom(...discountBases),
    taxPercent: rate(100_000),
    cisApplied: fc.boolean(),
    cisMethod: fc.constantFrom(...cisMethods),
    cisRatePercent: fc.constantFrom(0, 20_000, 30_000).map(percent),
    reverseChargeVat: fc.boolean(),
  });
const kinds = fc.constantFrom(...documentKinds);
const anyDocument = fc.tuple(kinds, fc.array(line, { maxLength: 30 }), termsOf(150_000));
const charges = line.filter((each) => each.quantity >= 0 && each.unitPrice >= 0);
const ordinaryDocument = fc.tuple(kinds, fc.array(charges, { maxLength: 30 }), termsOf(100_000));

function check(
  body: (kind: DocumentKind, lines: PricedLine[], terms: PriceTerms) => void,
  from = anyDocument,
) {
  fc.assert(
    fc.property(from, ([kind, lines, terms]) => body(kind, lines, terms)),
    { numRuns: 500 },
  );
}

test("the engine agrees with the rules calculated in exact fractions", () => {
  check((kind, lines, terms) => {
    expect(documentTotals(kind, lines, terms)).toEqual(ruleTotals(kind, lines, terms));
  });
});

test("the figures of the totals block add up", () => {
  check((kind, lines, terms) => {
    const totals = documentTotals(kind, lines, terms);
    expect(totals.subtotal + totals.markup - totals.discount).toBe(totals.value);
    expect(totals.value - totals.cis).toBe(totals.net);
    expect(totals.net + totals.tax).toBe(totals.total);
    expect(totals.value + totals.tax).toBe(totals.invoiceTotal);
    expect(totals.invoiceTotal - totals.cis).toBe(totals.total);
  });
});

test("the printed lines add up to the printed sum, each within a penny of its own markup", () => {
  check((kind, lines, terms) => {
    const totals = documentTotals(kind, lines, terms);
    const plain = documentTotals(kind, lines, { ...terms, markupPercent: percent(0) });
    expect(totals.customerLines).toHaveLength(lines.length);
    expect(sum(totals.customerLines)).toBe(totals.subtotal + totals.markup);
    for (const [index, each] of lines.entries()) {
      const amount = plain.customerLines[index]!;
      const markup = isMarkedUp(each, terms) ? BigInt(amount) * BigInt(terms.markupPercent) : 0n;
      const error = BigInt(totals.customerLines[index]! - amount) * 100_000n - markup;
      expect(error > -100_000n && error < 100_000n).toBe(true);
    }
  });
});

test("the order of the lines makes no difference to the figures", () => {
  check((kind, lines, terms) => {
    const { customerLines, ...figures } = documentTotals(kind, lines, terms);
    const { customerLines: turned, ...same } = documentTotals(kind, lines.toReversed(), terms);
    expect(same).toEqual(figures);
    expect(sum(turned)).toBe(sum(customerLines));
  });
});

test("no markup leaves every line as it was entered", () => {
  check((kind, lines, terms) => {
    const totals = documentTotals(kind, lines, { ...terms, markupPercent: percent(0) });
    expect(totals.markup).toBe(0);
    expect(totals.customerLines).toEqual(lines.map((each) => ruleLine(each)));
  });
});

test("a quote is the same with and without the switches of an invoice", () => {
  check((_kind, lines, terms) => {
    const off = { ...terms, cisApplied: false, reverseChargeVat: false };
    expect(documentTotals("quote", lines, terms)).toEqual(documentTotals("quote", lines, off));
  });
});

test("a quote converted with its own discount base keeps its price", () => {
  check((_kind, lines, terms) => {
    const plain = { ...terms, cisApplied: false, reverseChargeVat: false };
    expect(documentTotals("invoice", lines, plain)).toEqual(documentTotals("quote", lines, plain));
  });
});

test("no materials: HMRC's method deducts from the whole value, whatever the lines count as", () => {
  check((_kind, lines, terms) => {
    const rest = lines.filter((each) => classOf(each) !== "material");
    const totals = documentTotals("invoice", rest, { ...terms, cisApplied: true, cisMethod: "hmrc" });
    expect(totals.cisBase).toBe(totals.value);
  }, ordinaryDocument);
});

test("HMRC's method exempts nothing from the deduction but what the materials cost", () => {
  check((_kind, lines, terms) => {
    const totals = documentTotals("invoice", lines, { ...terms, cisApplied: true, cisMethod: "hmrc" });
    const escaping = totals.value - totals.cisBase;
    expect(escaping).toBe(Math.min(totals.value, totals.materialsSubtotal));
  }, ordinaryDocument);
});

test("an ordinary document is never below zero", () => {
  check((kind, lines, terms) => {
    const { customerLines, ...figures } = documentTotals(kind, lines, { ...terms, cisMethod: "hmrc" });
    expect(Math.min(...Object.values(figures), ...customerLines)).toBeGreaterThanOrEqual(0);
  }, ordinaryDocument);
});

/*
 * The rules once more, in exact fractions over BigInt and with none of the engine's code: [numerator, denominator].
 */
type Fraction = readonly [bigint, bigint];

function ruleTotals(kind: DocumentKind, lines: readonly PricedLine[], terms: PriceTerms): DocumentTotals {
  const amounts = lines.map((each) => BigInt(ruleLine(each)));
  const total = (wanted: (each: PricedLine) => boolean) =>
    amounts.filter((_amount, index) => wanted(lines[index]!)).reduce((left, right) => left + right, 0n);
  const ofPercent = (amount: bigint, of: number): Fraction => [amount * BigInt(of), 100_000n];
  const subtotal = total(() => true);
  const labour = total((each) => classOf(each) === "labour");
  const markup = nearest(
    ofPercent(
      total((each) => isMarkedUp(each, terms)),
      terms.markupPercent,
    ),
  );
  const base = terms.discountBase === "subtotal" ? subtotal : subtotal + markup;
  const discount = nearest(ofPercent(base, terms.discountPercent));
  const value = subtotal + markup - discount;

  const hasCis = kind === "invoice" && terms.cisApplied;
  const before = terms.cisMethod === "deduct_before_vat";
  const materials = total((each) => classOf(each) === "material");
  const charged = value - (materials < 0n ? 0n : materials);
  const hmrcBase = charged < 0n ? 0n : charged;
  const cisBase = !hasCis ? 0n : before ? labour : hmrcBase;
  const cis = nearest(ofPercent(cisBase, terms.cisRatePercent));
  const net = value - cis;
  const isReverse = kind === "invoice" && terms.reverseChargeVat;
  const fullTax = nearest(ofPercent(value, terms.taxPercent));
  const tax = isReverse
    ? 0n
    : kind === "invoice" && before
      ? nearest(ofPercent(net, terms.taxPercent))
      : fullTax;

  return {
    subtotal: money(subtotal),
    materialsSubtotal: money(materials),
    labourSubtotal: money(labour),
    markup: money(markup),
    discount: money(discount),
    value: money(value),
    cisBase: money(cisBase),
    cis: money(cis),
    net: money(net),
    tax: money(tax),
    invoiceTotal: money(value + tax),
    reverseChargeTax: money(isReverse ? fullTax : 0n),
    total: money(net + tax),
    customerLines: ruleCustomerLines(lines, amounts, terms, subtotal + markup),
  };
}

function ruleCustomerLines(
  lines: readonly PricedLine[],
  amounts: readonly bigint[],
  terms: PriceTerms,
  printed: bigint,
) {
  const exact = lines.map((each, index) => {
    const percentage = isMarkedUp(each, terms) ? BigInt(terms.markupPercent) : 0n;
    return amounts[index]! * (100_000n + percentage);
  });
  const floors = exact.map((each) => (each - modulo(each)) / 100_000n);
  const missing = Number(printed - floors.reduce((left, right) => left + right, 0n));
  const ranked = [...exact.keys()].sort((left, right) =>
    Number(modulo(exact[right]!) - modulo(exact[left]!)),
  );
  for (const index of ranked.slice(0, missing)) floors[index]! += 1n;
  return floors.map(money);
}

function ruleLine(each: PricedLine) {
  const count = each.itemType === "description" ? (each.unitPrice > 0 ? 1000 : 0) : each.quantity;
  return money(nearest([BigInt(count) * BigInt(each.unitPrice), 1000n]));
}

function classOf(each: PricedLine): string | null {
  return each.itemType === "custom" ? each.customType : each.itemType;
}

function isMarkedUp(each: PricedLine, terms: PriceTerms): boolean {
  if (each.itemType === "description") return false;
  return terms.markupScope === "materials_and_labour" || classOf(each) === "material";
}

function nearest([numerator, denominator]: Fraction): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const size = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -size : size;
}

function modulo(value: bigint): bigint {
  return ((value % 100_000n) + 100_000n) % 100_000n;
}

function money(value: bigint) {
  return pence(Number(value));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((left, right) => left + right, 0);
}
