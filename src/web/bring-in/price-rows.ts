import { type Pence, pence } from "#domain/money/pence.ts";
import { hundredPercent, type Percent, parsePercent } from "#domain/money/percent.ts";
import type { AmountContext } from "#web/bring-in/amount-text.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import type { PriceLayout } from "#web/bring-in/layout.ts";
import type { PriceField, PriceRole } from "#web/bring-in/price-headings.ts";
import {
  type CellPrice,
  type ExactPrice,
  exactPrice,
  less,
  readCellPrice,
  roundedPrice,
  without,
} from "#web/bring-in/prices.ts";
import { isUnitType } from "#web/bring-in/unit-names.ts";
import { unguardCell } from "#web/export/formula-guard.ts";

/** What the firm says about prices. */
export interface FirmPrices {
  chargesTax: boolean;
  tax: Percent;
  markup: Percent;
}

/** What is true of all prices of a file. */
export interface PriceRules extends FirmPrices {
  amounts: AmountContext;
  /** Whether the file has a column of what the firm pays: then another price is what customers pay. */
  hasCost: boolean;
  /** Whether the lines above the headings say that prices are with VAT. */
  areWithTax: boolean;
  /** Whether prices with VAT are taken as they are, because a person says so. */
  keepsTax: boolean;
  /** Whether a selling price is taken as the cost, because a person says so. */
  takesSelling: boolean;
  /** Whether rates of labour are taken as they are; those among goods are selling prices. */
  areRates: boolean;
}

/** The texts of a row by their roles, without the guards of [Note: Formulas in spreadsheets]. */
export type RowTexts = (role: PriceRole) => string;

export function rowTexts(
  { cells }: SheetRow,
  { headings, roles }: Pick<PriceLayout, "headings" | "roles">,
): RowTexts {
  return (wanted) => {
    for (const [column, role] of roles.entries()) {
      const text = role === wanted ? unguardCell(cells[column] ?? "").trim() : "";
      if (text !== "") return withUnitOf(headings[column] ?? "", text);
    }
    return "";
  };
}

/** "3.20" under "Price per 100" is "3.20 per 100"; under "Price per metre" it is "3.20 per metre". */
function withUnitOf(heading: string, text: string): string {
  const [, count, name = ""] = unitInHeading.exec(heading) ?? [];
  const unit = count ?? (isUnitType(name) ? name : "");
  return unit !== "" && /\d$/.test(text) ? `${text} per ${unit}` : text;
}

const unitInHeading =
  /(?:\bper|\/)\s*(?:(\d+)|(\p{L}+[²³23]?))\s*\)?\s*(?:\(?(?:ex|exc|excl|inc|incl)\.?\s*(?:vat|tax|gst)\)?)?$/iu;

/** What a row costs, and the unit that is written behind its price; or why it has no price. */
export type RowPrice =
  | {
      state: "read";
      amount: Pence;
      isChanged: boolean;
      unit: string;
      field: PriceField;
      /** Whether VAT is in it that the firm charges itself. */
      isTaxed: boolean;
      /** Whether customers pay it. */
      isSelling: boolean;
    }
  | Exclude<CellPrice, { state: "read" }>;

/**
 * [Note: What a file's price is]
 * The firm's own cost counts first; else a price without VAT; else the list price less its discount; else a price with
 * VAT, without it if the firm charges VAT. Only a selling price is worked back by the firm's markup, because a selling
 * price taken for the cost makes each quote too dear by it. Beside a column of costs, a plain price is a selling price.
 */
const order = [
  ...([
    "cost",
    "costWithTax",
    "hourRate",
    "dayRate",
    "price",
    "list",
    "priceWithTax",
    "rate",
    "selling",
  ] as const),
];

/** The price of a row by [Note: What a file's price is]; a price of zero counts where there is no other. */
export function priceOfRow(texts: RowTexts, rules: PriceRules): RowPrice {
  let fault: RowPrice | null = null;
  let zero: RowPrice | null = null;
  for (const field of order) {
    const text = texts(field);
    if (text === "") continue;
    const cell = readCellPrice(text, rules.amounts);
    const price = cell.state === "read" ? priceFrom({ ...cell, field }, texts, rules) : cell;
    if (price.state === "read" && price.amount > 0) return price;
    if (price.state === "read") zero ??= price;
    else fault ??= price;
  }
  return fault ?? zero ?? { state: "none", text: "" };
}

type FieldPrice = Extract<CellPrice, { state: "read" }> & { field: PriceField };

function priceFrom(
  { field, amount, unit, isWithTax }: FieldPrice,
  texts: RowTexts,
  rules: PriceRules,
): RowPrice {
  const isSelling = field === "selling" || (!rules.areRates && rules.hasCost && beside.has(field));
  const isTaxed =
    rules.chargesTax &&
    (rules.areWithTax ||
      isWithTax ||
      taxed.has(field) ||
      isYes(texts("includesTax")) ||
      (isSelling && isYes(texts("sellingIncludesTax"))));
  const isWorkedBack = isSelling && !rules.areRates;
  let exact: ExactPrice = exactPrice(amount);
  if (field === "list") exact = less(exact, discountIn(texts("discount")));
  if (isTaxed && !rules.keepsTax) exact = without(exact, rules.tax);
  if (isWorkedBack && !rules.takesSelling) exact = without(exact, rules.markup);
  const rounded = roundedPrice(exact);
  if (rounded === null) return { state: "none", text: "" };
  return { state: "read", ...rounded, unit, field, isTaxed, isSelling: isWorkedBack };
}

const beside = new Set<PriceField>(["price", "priceWithTax", "rate"]);
const taxed = new Set<PriceField>(["costWithTax", "priceWithTax"]);

function isYes(text: string): boolean {
  return /^(?:yes|y|true|1|inc|inclusive)$/i.test(text);
}

/** "45.00", "45%" or, of a workbook, 0.45: a share below 1 is no discount that a merchant writes. */
function discountIn(text: string): Percent {
  const written = parsePercent(text.replace(/\s*%$/, ""));
  if (written === null || written < 0 || written > hundredPercent) return parsePercent("0") ?? hundredPercent;
  return written;
}

/** How many units a price is for: "Per 100", "100", "/1000"; 1 when it does not say. */
export function pricedFor(text: string): number {
  const match = /^(?:per|\/)?\s*(\d{1,4})(?:\s*(?:ea|each|no|pcs?|m))?$/i.exec(text.trim());
  return Math.max(1, Number(match?.[1] ?? 1));
}

/** A price for several units as the price of one, or null where that is less than whole pennies. */
export function priceOfOne(amount: Pence, per: number): Pence | null {
  return amount % per === 0 ? pence(amount / per) : null;
}
