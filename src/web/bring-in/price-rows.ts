import type { Pence } from "#domain/money/pence.ts";
import { type Percent, percent } from "#domain/money/percent.ts";
import type { AmountContext } from "#web/bring-in/amount-text.ts";
import { readDiscounts } from "#web/bring-in/discounts.ts";
import type { RowTexts } from "#web/bring-in/price-columns.ts";
import { type PriceField, type PriceRole, priceFields } from "#web/bring-in/price-role.ts";
import {
  type CellPrice,
  type ExactPrice,
  exactPrice,
  less,
  readCellPrice,
  roundedPrice,
  without,
} from "#web/bring-in/prices.ts";
import type { PricesSaid } from "#web/bring-in/prices-said.ts";
import { taxSaid } from "#web/bring-in/tax-said.ts";
import { isYes } from "#web/bring-in/yes.ts";

/** What the firm says about prices. */
export interface FirmPrices {
  chargesTax: boolean;
  tax: Percent;
  markup: Percent;
}

/** What is true of all prices of a file, or of a section of it. */
export interface PriceRules extends FirmPrices, PricesSaid {
  amounts: AmountContext;
  /** Whether the file has a column of what the firm pays: then another price is what customers pay. */
  hasCost: boolean;
  /** Whether prices with VAT are taken as they are, because a person says so. */
  keepsTax: boolean;
  /** Whether a selling price is taken as the cost, because a person says so. */
  takesSelling: boolean;
  /** Whether a plain price is what customers pay: the headings or a person say so. */
  sellsAtPrice: boolean;
  /** Whether discounts are shares of one. */
  areShares: boolean;
  /** Whether rates of labour are taken as they are; those among goods are selling prices. */
  areRates: boolean;
  /** Whether the prices are for a whole job: "Service, Price", "Fixed price". */
  arePerJob: boolean;
}

/** What a row costs, and the unit that is written behind its price; or why it has no price. */
export type RowPrice =
  | ReadPrice
  | { state: "discount"; text: string }
  | Exclude<CellPrice, { state: "read" }>;

/** A price of a row. */
export interface ReadPrice {
  state: "read";
  amount: Pence;
  isRounded: boolean;
  isChanged: boolean;
  unit: string;
  field: PriceField;
  /** Whether VAT is in it that the firm charges itself. */
  isTaxed: boolean;
  /** Whether customers pay it. */
  isSelling: boolean;
}

/**
 * [Note: What a file's price is]
 * The firm's own cost counts first; else a price without VAT; else the list price less its discount; else a price with
 * VAT, without it if the firm charges VAT. Only a selling price is worked back by the firm's markup, because a selling
 * price taken for the cost makes each quote too dear by it. Beside a column of costs, a plain price is a selling price.
 * A cost of nothing, or one that cannot be read, is followed by a selling price alone: a list price in its place would
 * be too dear without a word. A price of zero counts where there is no other.
 */
function priceOfRow(texts: RowTexts, rules: PriceRules): RowPrice {
  let fault: RowPrice | null = null;
  let zero: RowPrice | null = null;
  let hasOwnCost = false;
  for (const field of priceFields) {
    const text = texts(field);
    if (text === "") continue;
    const cell = readCellPrice(text, rules.amounts);
    const price = cell.state === "read" ? priceFrom({ ...cell, field }, texts, rules) : cell;
    if (price.state === "belowZero" && own.has(field)) return price;
    if (price.state !== "read") fault ??= price;
    else if (price.amount === 0) zero ??= price;
    else if (!hasOwnCost || price.isSelling) return price;
    hasOwnCost ||= own.has(field);
  }
  return fault ?? zero ?? { state: "none", text: "" };
}

/** The prices of a row: one, or two where labour has a rate by the hour and one by the day. */
export function pricesOfRow(texts: RowTexts, rules: PriceRules): RowPrice[] {
  const both = ["hourRate", "dayRate"] as const;
  if (!rules.areRates || both.some((rate) => texts(rate) === "")) return [priceOfRow(texts, rules)];
  return both.map((rate) => priceOfRow((role) => (isRate(role) && role !== rate ? "" : texts(role)), rules));
}

function isRate(role: PriceRole): boolean {
  return role === "hourRate" || role === "dayRate";
}

const own = new Set<PriceField>(["cost", "costWithTax"]);

type FieldPrice = Extract<CellPrice, { state: "read" }> & { field: PriceField };

function priceFrom({ field, amount, unit, tax }: FieldPrice, texts: RowTexts, rules: PriceRules): RowPrice {
  const isBeside = (rules.hasCost || rules.sellsAtPrice) && beside.has(field);
  const isSelling = field === "selling" || (!rules.areRates && (isBeside || field === "rate"));
  const said = tax ?? taxOfRow(texts, isSelling);
  const rate = taxRateOf(texts("tax")) ?? rules.tax;
  const isTaxed =
    rules.chargesTax &&
    rate > 0 &&
    said !== "without" &&
    (said === "with" || rules.areWithTax || taxed.has(field));
  const isWorkedBack = isSelling && !rules.areRates;
  const discounts = field === "list" ? readDiscounts(texts("discount"), rules.areShares) : [];
  if (discounts === null) return { state: "discount", text: texts("discount") };
  let exact: ExactPrice = discounts.reduce(less, exactPrice(amount));
  if (isTaxed && !rules.keepsTax) exact = without(exact, rate);
  if (isWorkedBack && !rules.takesSelling) exact = without(exact, rules.markup);
  const rounded = roundedPrice(exact);
  if (rounded === null) return { state: "none", text: "" };
  return { state: "read", ...rounded, unit, field, isTaxed, isSelling: isWorkedBack };
}

const beside = new Set<PriceField>(["price", "priceWithTax"]);
const taxed = new Set<PriceField>(["costWithTax", "priceWithTax"]);

/** The rate of a row: "5%", "0% (Zero Rated)", "Exempt"; null where the cell has an amount, a code or other words. */
function taxRateOf(text: string): Percent | null {
  if (/^(?:no (?:vat|tax|gst)|zero(?:[- ]rated)?|exempt|t0)$/i.test(text)) return percent(0);
  const [, figure = ""] = /^(\d{1,2}(?:\.\d{1,3})?)\s*%/.exec(text) ?? [];
  return figure === "" ? null : percent(Math.round(Number(figure) * 1000));
}

/** What the cells of a row say of VAT: "Yes" under "Includes VAT", "ex" or "Inc VAT" under "VAT". */
function taxOfRow(texts: RowTexts, isSelling: boolean): "with" | "without" | null {
  const said = taxSaid(`${texts("tax") || texts("includesTax")} VAT`);
  if (said !== null) return said;
  return isYes(texts("includesTax")) || (isSelling && isYes(texts("sellingIncludesTax"))) ? "with" : null;
}
