import type { PriceTerms } from "#domain/documents/trade-document.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import { compare, type Figure } from "./compare.ts";

const terms: PriceTerms = {
  markupPercent: percent(25_000),
  markupScope: "materials_and_labour",
  discountPercent: percent(5_000),
  discountBase: "subtotal",
  taxPercent: percent(20_000),
  cisApplied: true,
  cisMethod: "hmrc",
  cisRatePercent: percent(20_000),
  reverseChargeVat: false,
};

const documents = Array.from({ length: 100_000 }, (_, index) => linesOf(index));

/** Totals of 100,000 documents of ten lines against the same sums in bare integers. */
export async function totalsFigures(): Promise<Figure[]> {
  return [
    await compare({
      name: "totals of 100,000 documents / bare integers",
      ours: () => documents.map((lines) => documentTotals("invoice", lines, terms)),
      bare: () => documents.map(bareTotals),
      limit: 3,
    }),
  ];
}

function linesOf(seed: number): PricedLine[] {
  return Array.from({ length: 10 }, (_, index) => ({
    itemType: index % 2 === 0 ? "material" : "labour",
    customType: null,
    quantity: quantity(((seed * 7 + index * 13) % 90) * 100 + 1000),
    unitPrice: pence(((seed * 31 + index * 17) % 50_000) + 1),
  }));
}

/** The same figures without types, classes, checks or the lines as the customer sees them. */
function bareTotals(lines: readonly PricedLine[]) {
  let subtotal = 0;
  let labour = 0;
  for (const { itemType, quantity: count, unitPrice } of lines) {
    const amount = Math.floor((count * unitPrice + 500) / 1000);
    subtotal += amount;
    if (itemType === "labour") labour += amount;
  }
  const markup = Math.floor((subtotal * 25_000 + 50_000) / 100_000);
  const discount = Math.floor((subtotal * 5_000 + 50_000) / 100_000);
  const value = subtotal + markup - discount;
  const base = Math.floor((labour * 120_000 + 50_000) / 100_000);
  const cis = Math.floor((base * 20_000 + 50_000) / 100_000);
  const tax = Math.floor((value * 20_000 + 50_000) / 100_000);
  return { subtotal, markup, discount, value, cis, tax, total: value - cis + tax };
}
