import assert from "node:assert/strict";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
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

/** Totals of 100,000 documents of ten lines, against the same figures calculated in plain integers. */
export async function totalsFigures(): Promise<Figure[]> {
  for (const lines of documents.slice(0, 1_000)) {
    assert.deepEqual(bareTotals(lines), documentTotals("invoice", lines, terms));
  }
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

/** The same figures without types, classes, checks or a choice of rules. */
function bareTotals(lines: readonly PricedLine[]) {
  const amounts = lines.map((line) => Math.floor((line.quantity * line.unitPrice + 500) / 1000));
  let subtotal = 0;
  let labour = 0;
  lines.forEach(({ itemType }, index) => {
    const amount = amounts[index] ?? 0;
    subtotal += amount;
    if (itemType === "labour") labour += amount;
  });
  const markup = Math.floor((subtotal * 25_000 + 50_000) / 100_000);
  const discount = Math.floor((subtotal * 5_000 + 50_000) / 100_000);
  const value = subtotal + markup - discount;
  const cisBase = Math.max(0, value - (subtotal - labour));
  const cis = Math.floor((cisBase * 20_000 + 50_000) / 100_000);
  const tax = Math.floor((value * 20_000 + 50_000) / 100_000);
  const net = value - cis;
  return {
    subtotal,
    materialsSubtotal: subtotal - labour,
    labourSubtotal: labour,
    markup,
    discount,
    value,
    cisBase,
    cis,
    net,
    tax,
    invoiceTotal: value + tax,
    reverseChargeTax: 0,
    total: net + tax,
    customerLines: bareCustomerLines(amounts, markup),
  };
}

/** Splits the markup over the lines by largest remainder. */
function bareCustomerLines(amounts: number[], markup: number): number[] {
  let missing = markup;
  const remainders: number[] = [];
  const totals = amounts.map((amount) => {
    const part = Math.floor((amount * 25_000) / 100_000);
    remainders.push(amount * 25_000 - part * 100_000);
    missing -= part;
    return amount + part;
  });
  for (; missing > 0; missing -= 1) {
    let favoured = 0;
    for (let index = 1; index < remainders.length; index += 1) {
      if ((remainders[index] ?? 0) > (remainders[favoured] ?? 0)) favoured = index;
    }
    totals[favoured] = (totals[favoured] ?? 0) + 1;
    remainders[favoured] = -1;
  }
  return totals;
}
