import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { isHeadingsAgain } from "#web/bring-in/bring-customers.ts";
import type { PriceAnswers } from "#web/bring-in/choices.ts";
import { isPutAway } from "#web/bring-in/customer-rows.ts";
import { isBlankRow, type SheetRow } from "#web/bring-in/file-refused.ts";
import type { PriceLayout } from "#web/bring-in/layout.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { taxSaid } from "#web/bring-in/price-headings.ts";
import {
  type FirmPrices,
  type PriceRules,
  pricedFor,
  priceOfOne,
  priceOfRow,
  type RowPrice,
  type RowTexts,
  rowTexts,
} from "#web/bring-in/price-rows.ts";
import { decimalMarkOf } from "#web/bring-in/prices.ts";
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
}

/** What of the prices of a file is doubtful, so that a person is asked; each has an answer that is taken otherwise. */
export interface AskedPrices {
  /** Whether an amount can be read in two ways, and nothing in the file says which. */
  mark: boolean;
  /** Whether prices are with VAT that the firm charges itself. */
  tax: boolean;
  /** Whether prices are those that customers pay. */
  selling: boolean;
}

interface Reading {
  layout: PriceLayout;
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
    asked: { mark: isAssumed, tax: false, selling: false },
  };
  const rules = {
    ...firm,
    amounts: { ...amounts, decimalMark: answers.mark ?? mark },
    keepsTax: answers.keepsTax,
    takesSelling: answers.takesSelling,
    hasCost: layout.roles.some((role) => role === "cost" || role === "costWithTax"),
    areWithTax: layout.above.some(({ cells: above }) => taxSaid(above.join(" ")) === "with"),
    areRates: layout.kind === "labour",
  };
  readRows({ layout, rules, read });
  return read;
}

function isPrice(role: PriceLayout["roles"][number]): boolean {
  return role !== null && prices.has(role);
}

const prices = new Set<string>([
  "cost",
  "costWithTax",
  "price",
  "priceWithTax",
  "list",
  "selling",
  "rate",
  "hourRate",
  "dayRate",
]);

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

/** A line with one filled cell names the category of what follows, if the table is wider than that. */
function isBand({ cells }: SheetRow, { headings, roles }: PriceLayout): boolean {
  const filled = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
  const [only] = filled;
  return headings.length > 2 && filled.length === 1 && only !== undefined && !isPrice(roles[only] ?? null);
}

/** "COPPER TUBE" is "Copper Tube"; a word without vowels is an abbreviation. */
function bandName(text: string): string {
  const name = text.trim().replace(/\s+/g, " ").replace(/:$/, "");
  if (name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    /[AEIOUY]/.test(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word,
  );
}

function readRow(row: SheetRow, band: string, { layout, rules, read }: Reading): void {
  const texts = rowTexts(row, layout);
  const name = nameOf(texts);
  const reason = reasonToLeave(row, { layout, texts, name: name.name });
  if (reason !== null) return void read.leftOut.push({ row: row.number, why: reason });
  const price = priceOfRow(texts, rules);
  if (price.state !== "read") return void read.leftOut.push({ row: row.number, why: faultOf(price) });
  read.asked.tax ||= price.isTaxed;
  read.asked.selling ||= price.isSelling;
  const isService = /^(?:services?|labou?r)$/i.test(texts("type") || texts("category"));
  const priced = pricedRow(texts, price, { row: row.number, read });
  const category = name.category || categoryIn(texts("category")) || categoryIn(texts("type")) || band;
  const sub = texts("subcategory");
  const item = { ...priced, name: name.name, category: sub && category ? `${category}: ${sub}` : category };
  if (isService && layout.kind === "materials") {
    read.services.push(item);
    read.leftOut.push({ row: row.number, why: why.service });
  } else read.goods.push(item);
}

/** The name of an item. In QuickBooks it begins with its categories: "Plumbing:Copper:Pipe". */
function nameOf(texts: RowTexts): { name: string; category: string } {
  const product = texts("product")
    .split(":")
    .map((part) => part.trim());
  const name =
    texts("name") ||
    product.at(-1) ||
    texts("labour") ||
    texts("item") ||
    texts("description") ||
    texts("buyingText") ||
    texts("sellingText");
  return { name: name.replace(/\s+/g, " "), category: texts("name") ? "" : product.slice(0, -1).join(": ") };
}

/** The category in a cell; that of programs which have a type for every item does not count. */
function categoryIn(text: string): string {
  return itemType.test(text) ? "" : text;
}

const itemType =
  /^(?:services?|labou?r|inventory|non-?\s?inventory|stock|non-?\s?stock|goods|products?|items?|bundle|materials?|part)$/i;

const delivery = /^(?:delivery|carriage|postage|shipping|p&p)(?: (?:charges?|costs?|fee))?$/i;

const total = /^(?:sub\s?-?\s?|grand )?totals?\b/i;

/** What stands behind "Total" in a sum, but not in the name of a product such as "Total Wall Filler". */
const sumWords =
  /^\S+(?: totals?)?(?:[\s:=]+(?:ex|exc|excl|inc|incl|of|for|all|number|nett?|gross|vat|tax|prices?|costs?|amount|value|due|count|qty|quantity|materials?|labou?r|items?|products?|goods|lines?|stock|[£$€\d]\S*)(?![^\s:=.]))*[\s:=.]*$/i;

/** Whether a row without an SKU is a sum: a cell says so, or begins with "Total" and stands nearly alone. */
function isSum({ cells }: SheetRow): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isAlone = filled.length <= 2 && cells.length > 2;
  return filled.some((cell) => total.test(cell) && (isAlone || sumWords.test(cell)));
}

/** The SKU of a row, else the number that its program gives it. */
function skuOf(texts: RowTexts): string {
  return texts("sku") || texts("id");
}

interface LeavingRow {
  layout: PriceLayout;
  texts: RowTexts;
  name: string;
}

function reasonToLeave(row: SheetRow, { layout, texts, name }: LeavingRow): string | null {
  if (!isBlankRow(row.cells.slice(layout.headings.length))) return why.extraCells;
  if (isHeadingsAgain(row, layout.headings)) return why.headingsAgain;
  if (isPutAway(texts)) return why.archived;
  if ((texts("sku") === "" || total.test(texts("sku"))) && isSum(row)) return why.total;
  if (delivery.test(name || texts("sku"))) return why.delivery;
  return name === "" && skuOf(texts) === "" ? why.noName : null;
}

function faultOf(price: Exclude<RowPrice, { state: "read" }>): string {
  if (price.state === "none") return why.noPrice(price.text);
  if (price.state === "belowZero") return why.belowZero;
  return why.otherCurrency(bringInTexts.currencies[price.currency]);
}

function pricedRow(
  texts: RowTexts,
  { amount, unit: behind, field, isChanged }: Extract<RowPrice, { state: "read" }>,
  { row, read }: { row: number; read: PricedRows },
): Omit<PricedRow, "name" | "category"> {
  const [unit, perText] = [texts("unit"), texts("per")];
  const per = [perText, unit, behind].map(pricedFor).find((each) => each > 1) ?? 1;
  const one = priceOfOne(amount, per);
  if (one === null) read.warnings.push({ row, why: warn.keptPer(formatPence(amount), per) });
  if (isChanged) read.warnings.push({ row, why: warn.rounded });
  const named =
    [unit, behind, perText].find((text) => text !== "" && !/^(?:per |\/)?\s*\d+$/i.test(text)) ?? "";
  const rateTypes = [behind, perText, unit].flatMap((text) =>
    text === "" ? [] : (readRateType(text) ?? []),
  );
  const byHeading = field === "hourRate" ? "hour" : field === "dayRate" ? "day" : null;
  return {
    row,
    sku: skuOf(texts),
    price: one ?? amount,
    unit: one === null ? `Per ${per}` : named === "" ? "" : readUnitType(named),
    // What is charged by something else, as by the week, is no rate by the hour.
    rateType: rateTypes[0] ?? byHeading ?? (/^\D/.test(behind) ? "item" : null),
  };
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
