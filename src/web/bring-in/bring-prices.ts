import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { PriceAnswers } from "#web/bring-in/choices.ts";
import { areDiscountShares } from "#web/bring-in/discounts.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { categoryIn, detailOf, nameOf, rateTypeInName, saysService } from "#web/bring-in/item-texts.ts";
import type { PriceLayout } from "#web/bring-in/layout.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import {
  isPriceBare,
  type PriceColumns,
  priceColumns,
  type RowTexts,
  rowTexts,
  speaksOfSales,
} from "#web/bring-in/price-columns.ts";
import { bandName, isBand, isPrice, reasonToLeave, skuOf } from "#web/bring-in/price-row-kinds.ts";
import { type FirmPrices, type PriceRules, pricesOfRow, type RowPrice } from "#web/bring-in/price-rows.ts";
import { type PricedPer, pricedPer, priceOfOne } from "#web/bring-in/priced-per.ts";
import { decimalMarkOf } from "#web/bring-in/prices.ts";
import { taxSaid } from "#web/bring-in/tax-said.ts";
import { readRateType, readUnitType } from "#web/bring-in/unit-names.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { leftOut: why, warn } = bringInTexts;

/** A material of a file, with its category by name. */
export interface MaterialWords extends Pick<Material, "name" | "sku" | "unitCost" | "unitType"> {
  category: string | null;
}

/** Labour of a file, with its category by name. */
export interface LabourWords extends Pick<LabourItem, "name" | "rate" | "rateType"> {
  category: string | null;
}

/** A row with a price, before it is compared with what the firm has. */
export interface PricedRow {
  row: number;
  sku: string;
  name: string;
  /** What the file says of it beside its name; empty when it says nothing else. */
  detail: string;
  category: string;
  price: Pence;
  /** The unit as the file has it, in our spelling; empty when the file has none. */
  unit: string;
  /** What labour is charged by; null when the row does not say. */
  rateType: LabourItem["rateType"] | null;
}

/** The rows of a list of prices: those with a price, the services among goods, and what is left out. */
export interface PricedRows {
  goods: PricedRow[];
  services: PricedRow[];
  leftOut: LeftOut[];
  warnings: LeftOut[];
  /** The rows that name the category of what follows. */
  bands: number[];
  asked: AskedPrices;
  /** How many prices were rounded to the penny. */
  rounded: number;
}

/** What of the prices of a file is doubtful, so that a person is asked; each has an answer that is taken otherwise. */
export interface AskedPrices {
  /** Whether an amount can be read in two ways, and nothing in the file says which. */
  mark: boolean;
  /** Whether prices are with VAT that the firm charges itself. */
  tax: boolean;
  /** Whether prices are those that customers pay. */
  selling: boolean;
  /** Whether nothing says if the firm or its customers pay a price. */
  price: boolean;
}

interface Reading {
  layout: PriceLayout;
  columns: PriceColumns;
  rules: PriceRules;
  read: PricedRows;
}

/** Reads the rows of a table with prices. */
export function readPricedRows(
  layout: PriceLayout,
  firm: FirmPrices,
  { language, delimiter, answers }: { language: Language; delimiter: string; answers: PriceAnswers },
): PricedRows {
  const amounts = { currency: regionTerms(language).currency, language, decimalMark: null };
  const cells = layout.rows.flatMap(({ cells: all }) =>
    all.filter((_, column) => isPrice(layout.roles[column] ?? null)),
  );
  const { mark, isAssumed } = decimalMarkOf(cells, amounts, delimiter);
  const read: PricedRows = {
    goods: [],
    services: [],
    leftOut: [],
    warnings: [],
    bands: [],
    rounded: 0,
    asked: { mark: isAssumed, tax: false, selling: false, price: false },
  };
  const rules = {
    ...firm,
    amounts: { ...amounts, decimalMark: answers.mark ?? mark },
    keepsTax: answers.keepsTax,
    takesSelling: answers.takesSelling,
    sellsAtPrice: speaksOfSales(layout) || answers.sellsAtPrice,
    areShares: areDiscountShares(
      layout.rows.map(({ cells: all }) => all[layout.roles.indexOf("discount")] ?? ""),
    ),
    hasCost: layout.roles.some((role) => role === "cost" || role === "costWithTax"),
    areWithTax: [...layout.above, ...layout.rows.filter((row) => isBand(row, layout))].some(
      ({ cells: line }) => /\bprices?\b/i.test(line.join(" ")) && taxSaid(line.join(" ")) === "with",
    ),
    areRates: layout.kind === "labour",
  };
  readRows({ layout, columns: priceColumns(layout), rules, read });
  return read;
}

function readRows(reading: Reading): void {
  const { layout, read } = reading;
  const lastItem = layout.rows.findLastIndex((row) => !isBand(row, layout));
  let band = "";
  for (const [index, row] of layout.rows.entries()) {
    if (!isBand(row, layout)) readRow(row, band, reading);
    else {
      const text = bandName(row.cells.find((cell) => cell.trim() !== "") ?? "");
      // A sentence of small print is no category either.
      const isFoot = index > lastItem || text.length > textLimits.line;
      if (isFoot) read.leftOut.push({ row: row.number, why: why.foot });
      else {
        band = text;
        read.bands.push(row.number);
      }
    }
  }
}

function readRow(row: SheetRow, band: string, { layout, columns, rules, read }: Reading): void {
  const texts = rowTexts(row, columns);
  const name = nameOf(texts);
  const prices = pricesOfRow(texts, rules);
  const isService = layout.kind === "materials" && saysService(texts, name.name);
  const reason =
    reasonToLeave(row, { layout, texts, name: name.name }) ??
    faultIn(prices) ??
    (isService ? why.service : null);
  if (reason !== null) read.leftOut.push({ row: row.number, why: reason });
  if (reason !== null && reason !== why.service) return;
  const category = name.category || categoryIn(texts("category")) || categoryIn(texts("type")) || band;
  const sub = texts("subcategory");
  for (const price of prices) {
    if (price.state !== "read") continue;
    noteDoubts(price, { layout, rules, read, isService });
    const priced = pricedRow(texts, price, { row: row.number, read });
    const item = {
      ...priced,
      name: name.name,
      detail: detailOf(texts, name.name),
      category: sub && category ? `${category}: ${sub}` : category,
    };
    (isService ? read.services : read.goods).push(item);
  }
}

type ReadPrice = Extract<RowPrice, { state: "read" }>;

/** What a person is asked because of a price that is taken. */
function noteDoubts(
  { field, isTaxed, isSelling }: ReadPrice,
  { layout, rules, read: { asked }, isService }: Omit<Reading, "columns"> & { isService: boolean },
): void {
  const isPlain = field === "price" && !rules.areRates && !rules.hasCost && !isService;
  const isDoubtful = isPlain && isPriceBare(layout) && !speaksOfSales(layout);
  asked.tax ||= isTaxed;
  asked.price ||= isDoubtful;
  asked.selling ||= isSelling && !isDoubtful;
}

/** What Excel makes of a long number and of a code that looks like a day: "1.20E+05", "12-Jan". */
const lostCode =
  /^(?:\d(?:\.\d+)?E\+\d+|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;

/** Why a row has no price; null when each of its prices is read. */
function faultIn(prices: readonly RowPrice[]): string | null {
  for (const price of prices) {
    if (price.state === "none") return why.noPrice(price.text);
    if (price.state === "belowZero") return why.belowZero;
    if (price.state === "discount") return why.noDiscount(price.text);
    if (price.state === "otherCurrency") return why.otherCurrency(bringInTexts.currencies[price.currency]);
  }
  return null;
}

function pricedRow(
  texts: RowTexts,
  { amount, unit: behind, field, isRounded, isChanged }: ReadPrice,
  { row, read }: { row: number; read: PricedRows },
): Omit<PricedRow, "name" | "detail" | "category"> {
  const pers = [pricedPer(texts("per"), true), pricedPer(texts("unit")), perOf(behind)];
  const per = pers.find(({ count }) => count > 1)?.count ?? 1;
  const one = priceOfOne(amount, per);
  if (one === null) read.warnings.push({ row, why: warn.keptPer(formatPence(amount), per) });
  if (isRounded) read.rounded += 1;
  if (isChanged) read.warnings.push({ row, why: warn.rounded });
  const [ofPer, ofUnit, ofPrice] = pers.map((each) => each.unit);
  const named = ofUnit || ofPrice || ofPer || "";
  const rateTypes = [behind, texts("per"), texts("unit"), texts("type")].flatMap((text) =>
    text === "" ? [] : (readRateType(text) ?? []),
  );
  const byHeading = field === "hourRate" ? "hour" : field === "dayRate" ? "day" : null;
  const sku = skuOf(texts);
  if (lostCode.test(sku)) read.warnings.push({ row, why: warn.lostSku(sku) });
  return {
    row,
    // Many codes become the same one.
    sku: /e\+/i.test(sku) && lostCode.test(sku) ? "" : sku,
    price: one ?? amount,
    unit: one === null ? `Per ${per}` : named === "" ? "" : readUnitType(named),
    // What is charged by something else, as by the week or the square metre, is no rate by the hour.
    rateType:
      rateTypes[0] ??
      byHeading ??
      (/^\D/.test(behind || (ofUnit ?? "")) ? "item" : rateTypeInName(nameOf(texts).name)),
  };
}

/** What stands behind a price: "100" of "3.20 per 100". */
function perOf(behind: string): PricedPer {
  return pricedPer(behind, /^\d/.test(behind));
}

/** A material as a new one is saved: sold each where the file names no unit. */
export function newMaterial({ name, sku, category, price, unit }: PricedRow): MaterialWords {
  return {
    name,
    sku: sku || null,
    category: category || null,
    unitCost: price,
    unitType: unit || defaultUnitType,
  };
}

/** Labour as a new one is saved: charged by the hour where the file does not say. */
export function newLabour({ name, category, price, rateType }: PricedRow): LabourWords {
  return { name, category: category || null, rate: price, rateType: rateType ?? "hour" };
}
