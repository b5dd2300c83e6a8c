import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { PriceAnswers } from "#web/bring-in/choices.ts";
import { areDiscountShares } from "#web/bring-in/discounts.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import {
  categoryIn,
  detailOf,
  furtherName,
  nameOf,
  rateTypeInName,
  saysService,
  variantOf,
} from "#web/bring-in/item-texts.ts";
import type { PriceLayout } from "#web/bring-in/layout.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import {
  furtherRates,
  isPriceBare,
  isPricedPerJob,
  type PriceColumns,
  priceColumns,
  type RowTexts,
  rowTexts,
  speaksOfSales,
} from "#web/bring-in/price-columns.ts";
import { isPriceField, type PriceRole } from "#web/bring-in/price-role.ts";
import { bandName, isBand, isSmallPrint, reasonToLeave } from "#web/bring-in/price-row-kinds.ts";
import {
  type FirmPrices,
  type PriceRules,
  pricesOfRow,
  type ReadPrice,
  type RowPrice,
} from "#web/bring-in/price-rows.ts";
import { type PricedRow, pricedRow } from "#web/bring-in/priced-row.ts";
import { decimalMarkOf } from "#web/bring-in/prices.ts";
import { saidOfAll, saidOfSection, withoutPricesSaid } from "#web/bring-in/prices-said.ts";
import type { Warning } from "#web/bring-in/warnings.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { leftOut: why } = bringInTexts;

/** A material of a file, with its category by name. */
export interface MaterialWords extends Pick<Material, "name" | "sku" | "unitCost" | "unitType"> {
  category: string | null;
}

/** Labour of a file, with its category by name. */
export interface LabourWords extends Pick<LabourItem, "name" | "rate" | "rateType"> {
  category: string | null;
}

/** The rows of a list of prices: those with a price, the services among goods, and what is left out. */
export interface PricedRows {
  goods: PricedRow[];
  services: PricedRow[];
  leftOut: LeftOut[];
  warnings: Warning[];
  /** The rows that name the category of what follows. */
  bands: number[];
  asked: AskedPrices;
  /** How many prices were rounded to the penny. */
  rounded: number;
}

/** What of the prices of a file is doubtful, so that a person is asked; each has an answer that is taken otherwise. */
export interface AskedPrices {
  /** How amounts are read that can be read in two ways, where nothing in the file says which; null when all are clear. */
  mark: "point" | "comma" | null;
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
    all.filter((_, column) => isPriceField(layout.roles[column] ?? null)),
  );
  const { mark, isAssumed } = decimalMarkOf(cells, amounts, delimiter);
  const read: PricedRows = {
    goods: [],
    services: [],
    leftOut: layout.beyond.map(({ number }) => ({ row: number, why: why.otherHeadings })),
    warnings: [],
    bands: [],
    rounded: 0,
    asked: { mark: isAssumed ? mark : null, tax: false, selling: false, price: false },
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
    ...saidOfAll(layout.above, feetOf(layout)),
    areRates: layout.kind === "labour",
    arePerJob: layout.kind === "labour" && isPricedPerJob(layout),
  };
  readRows({ layout, columns: priceColumns(layout, amounts.currency), rules, read });
  return read;
}

function readRows(reading: Reading): void {
  const { layout, read, rules } = reading;
  const feet = new Set(feetOf(layout));
  let band = "";
  let inSection = reading;
  for (const row of layout.rows) {
    if (feet.has(row)) read.leftOut.push({ row: row.number, why: why.foot });
    else if (isBand(row, layout)) {
      const text = row.cells.find((cell) => cell.trim() !== "") ?? "";
      band = bandName(withoutPricesSaid(text));
      inSection = { ...reading, rules: { ...rules, ...saidOfSection(text, rules) } };
      read.bands.push(row.number);
    } else readRow(row, band, inSection);
  }
}

/** The lines with one cell that are no category: small print, and whatever stands below the last item. */
function feetOf(layout: PriceLayout): SheetRow[] {
  const lastItem = layout.rows.findLastIndex((row) => !isBand(row, layout));
  return layout.rows.filter(
    (row, index) => isBand(row, layout) && (index > lastItem || isSmallPrint(row.cells)),
  );
}

function readRow(row: SheetRow, band: string, reading: Reading): void {
  const { layout, columns, rules, read } = reading;
  const texts = rowTexts(row, columns, rules.currencyAbove);
  const name = nameOf(texts);
  const further = layout.kind === "labour" ? furtherPrices(row, name.name, reading) : [];
  const own = { texts, prices: pricesOfRow(texts, rules) };
  const isFurtherOnly = further.length > 0 && own.prices.every(isMissing);
  const priced = isFurtherOnly ? further : [own, ...further];
  const isService = layout.kind === "materials" && saysService(texts, name.name);
  const reason =
    reasonToLeave(row, { layout, texts, name: name.name }) ??
    faultIn(priced.flatMap(({ prices }) => prices)) ??
    (isService ? why.service : null);
  if (reason !== null) read.leftOut.push({ row: row.number, why: reason });
  if (reason !== null && reason !== why.service) return;
  const category = name.category || categoryIn(texts("category")) || categoryIn(texts("type")) || band;
  const sub = texts("subcategory");
  const filed = sub && category ? `${category}: ${sub}` : category;
  for (const each of priced) readItems(row, { ...each, category: filed, isService }, reading);
}

interface PricedTexts {
  texts: RowTexts;
  prices: readonly RowPrice[];
}

/** What else the labour of a row is charged at: "Electrician, call-out" beside the hourly rate of "Electrician". */
function furtherPrices(row: SheetRow, name: string, { layout, columns, rules }: Reading): PricedTexts[] {
  return furtherRates(columns, layout.headings).flatMap(({ heading, columns: alone }) => {
    const own = rowTexts(row, alone, rules.currencyAbove);
    if (own("rate") === "") return [];
    const label = furtherName(heading);
    const isByItself = rateTypeInName(heading) !== null;
    const texts: RowTexts = (role) =>
      role === "name" ? `${name}, ${label}` : isByItself && chargedBy.has(role) ? "" : own(role);
    return [{ texts, prices: pricesOfRow(texts, rules) }];
  });
}

/** What says for all rates of a row what they are charged by; a call-out is not charged by the hour. */
const chargedBy = new Set<PriceRole>(["per", "unit", "type"]);

function isMissing(price: RowPrice): boolean {
  return price.state === "none" && price.text === "";
}

function readItems(
  row: SheetRow,
  { texts, prices, category, isService }: PricedTexts & { category: string; isService: boolean },
  { layout, rules, read }: Reading,
): void {
  const { name } = nameOf(texts);
  for (const price of prices) {
    if (price.state !== "read") continue;
    noteDoubts(price, { layout, rules, read, isService });
    const { priced, warnings } = pricedRow(row.number, texts, price, rules);
    read.warnings.push(...warnings.map((warning) => ({ row: row.number, why: warning })));
    if (price.isRounded) read.rounded += 1;
    const item = {
      ...priced,
      name,
      detail: detailOf(texts, name),
      variant: variantOf(texts, name),
      category,
    };
    (isService ? read.services : read.goods).push(item);
  }
}

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
