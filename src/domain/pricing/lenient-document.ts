import type { Decimal } from "#domain/money/decimal.ts";
import { multiplyDecimals, readDecimal, roundDecimal } from "#domain/money/decimal.ts";
import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { defaultDiscountBase } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { asTooLarge } from "#domain/pricing/document-too-large.ts";
import { totalsOfAmounts } from "#domain/pricing/document-totals.ts";
import { readPercent } from "#domain/pricing/lenient-number.ts";
import type { LineClass } from "#domain/pricing/line.ts";
import type { ItemType } from "#domain/pricing/line-item.ts";
import { customTypes, itemTypes } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/** A line of raw input. */
export type RawLine = { readonly [Key in "itemType" | "customType" | "quantity" | "unitPrice"]?: unknown };

/** A document of raw input. Anything may be missing (see [Note: Lenient reading]). */
export type RawDocument = { readonly [Key in keyof PriceTerms | "reverseCharge"]?: unknown } & {
  readonly lines?: readonly RawLine[];
};

const nothing: Decimal = { digits: 0n, decimals: 0 };
const one: Decimal = { digits: 1n, decimals: 0 };

/**
 * The totals of a document given as raw text, read leniently.
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic; TypeError for an unknown item type.
 */
export function lenientTotals(kind: DocumentKind, raw: RawDocument): DocumentTotals {
  try {
    const lines = (raw.lines ?? []).map(readLine);
    const priced = { lines, amounts: lines.map((line) => line.amount) };
    return totalsOfAmounts(kind, priced, readTerms(kind, raw));
  } catch (error) {
    throw asTooLarge(error);
  }
}

/**
 * The terms of a raw document. The defaults are markup 25, tax 20, discount 0, CIS at 20 and the discount base of its
 * kind.
 */
export function readTerms(kind: DocumentKind, raw: RawDocument): PriceTerms {
  return {
    markupPercent: readPercent(raw.markupPercent, percent(25_000)),
    markupScope: memberOf(markupScopes, raw.markupScope) ?? "materials_and_labour",
    discountPercent: readPercent(raw.discountPercent, zeroPercent),
    discountBase: memberOf(discountBases, raw.discountBase) ?? defaultDiscountBase(kind),
    taxPercent: readPercent(raw.taxPercent, percent(20_000)),
    cisApplied: raw.cisApplied === true,
    cisMethod: memberOf(cisMethods, raw.cisMethod) ?? "hmrc",
    cisRatePercent: readPercent(raw.cisRatePercent, defaultCisRate),
    reverseChargeVat: (raw.reverseChargeVat ?? raw.reverseCharge) === true,
  };
}

/**
 * The class and the amount of a raw line. The product is exact whatever the decimals of its factors, and rounded
 * once: 3 x 33.333333 is 100.00. A missing item type means `material`.
 */
function readLine(line: RawLine): LineClass & { amount: Pence } {
  const itemType = readItemType(line.itemType);
  const price = readDecimal(line.unitPrice) ?? nothing;
  const count =
    itemType === "description" ? countOfDescription(price) : (readDecimal(line.quantity) ?? nothing);
  return {
    itemType,
    customType: memberOf(customTypes, line.customType) ?? null,
    amount: roundedProduct(count, price),
  };
}

function readItemType(value: unknown): ItemType {
  if (value === undefined || value === null) return "material";
  const itemType = memberOf(itemTypes, value);
  if (itemType === undefined) throw new TypeError(`Not an item type: ${String(value)}`);
  return itemType;
}

function countOfDescription(cost: Decimal): Decimal {
  return cost.digits > 0n ? one : nothing;
}

function roundedProduct(count: Decimal, price: Decimal): Pence {
  return pence(roundDecimal(multiplyDecimals(count, price), 2));
}

function memberOf<Member extends string>(members: readonly Member[], value: unknown): Member | undefined {
  return members.find((member) => member === value);
}
