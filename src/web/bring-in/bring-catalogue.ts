import { defaultUnitType, isOneThing } from "#domain/catalogue/units.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { divideRounded } from "#domain/money/rounding.ts";
import {
  type AskedPrices,
  type LabourWords,
  type MaterialWords,
  newLabour,
  newMaterial,
  type PricedRows,
} from "#web/bring-in/bring-prices.ts";
import { labourFinder } from "#web/bring-in/labour-finder.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { isPriceJump } from "#web/bring-in/price-jump.ts";
import { countOfUnit, priceForMany } from "#web/bring-in/priced-per.ts";
import type { PricedRow } from "#web/bring-in/priced-row.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import type { Warning } from "#web/bring-in/warnings.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { leftOut: why, warn, numbers } = bringInTexts;

/** A material or labour of a file, and the one of the firm that it changes. */
export interface BroughtItem<Words, Item extends Words> {
  row: number;
  words: Words;
  /** What the firm has now; null when it is new. */
  before: Item | null;
  /** Whether something changes; true of what is new. */
  isChanged: boolean;
  /** Whether the price changes by more than half, so that somebody has to look at it first. */
  isJump: boolean;
}

/** A service among goods as new labour, and what it is charged by; null when the file does not say. */
interface BroughtService {
  row: number;
  words: LabourWords;
  rateType: PricedRow["rateType"];
}

export interface BroughtMaterials<M extends MaterialWords = MaterialWords> {
  kind: "materials";
  items: BroughtItem<MaterialWords, M>[];
  /** The services among the goods, which labour can take. */
  services: BroughtService[];
  /** Whether it brings new prices of what the firm has, and of the rest only what is picked. */
  isRefresh: boolean;
  /** The many new ones of such a file, to pick from. */
  others: BroughtItem<MaterialWords, M>[];
  asked: AskedPrices;
  /** How many prices of the file were rounded to the penny. */
  rounded: number;
  leftOut: LeftOut[];
  warnings: Warning[];
}

export interface BroughtLabour<L extends LabourWords = LabourWords> {
  kind: "labour";
  items: BroughtItem<LabourWords, L>[];
  asked: AskedPrices;
  /** How many prices of the file were rounded to the penny. */
  rounded: number;
  leftOut: LeftOut[];
  warnings: Warning[];
}

/** More new materials than these are only taken one by one when a file brings new prices. */
const mostByDefault = 500;

/** Compares the goods of a file with the firm's materials: by SKU, else by name and unit. */
export function bringMaterials<M extends MaterialWords>(
  read: PricedRows,
  present: readonly M[],
): BroughtMaterials<M> {
  const { kept, leftOut } = lastOfEach(read.goods);
  const find = materialFinder(present);
  const found = kept.map((row) => ({ row, before: find(row) }));
  const lastOf = new Map(found.map(({ row, before }) => [before, row]));
  const taken: BroughtItem<MaterialWords, M>[] = [];
  const warnings = [...read.warnings];
  for (const { row, before } of found) {
    const last = lastOf.get(before) ?? row;
    if (before !== null && last !== row) leftOut.push({ row: row.row, why: why.sameName(last.row) });
    else if (before === null && row.name === "") leftOut.push({ row: row.row, why: why.notYours });
    else if (before === null)
      taken.push({ row: row.row, words: newMaterial(row), before, isChanged: true, isJump: false });
    else taken.push(changedMaterial(row, before, warnings));
  }
  const isRefresh = isPriceRefresh(kept, taken);
  const isPicked = ({ before }: { before: M | null }) => isRefresh && before === null;
  const isMany = taken.filter(isPicked).length > mostByDefault;
  const items = isMany ? taken.filter((item) => !isPicked(item)) : taken;
  const picked = isMany ? taken.filter(isPicked).map(({ row }) => ({ row, why: why.pickFromIt })) : [];
  return {
    kind: "materials",
    items,
    services: read.services.map((service) => ({
      row: service.row,
      words: newLabour(service),
      rateType: service.rateType,
    })),
    isRefresh,
    others: isMany ? taken.filter(isPicked) : [],
    // New prices of what the firm buys are what it pays.
    asked: { ...read.asked, price: read.asked.price && !isRefresh },
    rounded: read.rounded,
    leftOut: [...read.leftOut, ...leftOut, ...picked],
    warnings,
  };
}

/** Compares the labour of a file with the firm's, by name. */
export function bringLabour<L extends LabourWords>(
  read: PricedRows,
  present: readonly L[],
): BroughtLabour<L> {
  const { kept, leftOut } = lastOfEach(read.goods);
  const find = labourFinder(kept, present);
  const warnings = [...read.warnings];
  const items = kept.flatMap((row): BroughtItem<LabourWords, L>[] => {
    if (row.name === "") {
      leftOut.push({ row: row.row, why: why.noName });
      return [];
    }
    const before = find(row);
    const fresh = newLabour(row);
    if (before === null) return [{ row: row.row, words: fresh, before, isChanged: true, isJump: false }];
    const { name } = before;
    const category = before.category ?? fresh.category;
    const words = { name, category, rate: fresh.rate, rateType: row.rateType ?? before.rateType };
    const isChanged =
      words.rate !== before.rate || words.rateType !== before.rateType || category !== before.category;
    return [
      {
        row: row.row,
        words,
        before,
        isChanged,
        isJump: noteJump(row.row, [before.rate, words.rate], warnings),
      },
    ];
  });
  const { asked, rounded } = read;
  return { kind: "labour", items, asked, rounded, leftOut: [...read.leftOut, ...leftOut], warnings };
}

/** Rows of one name that differ in size or colour have these in their names. */
function withVariants(rows: readonly PricedRow[]): PricedRow[] {
  const variants = new Map<string, Set<string>>();
  for (const { name, variant } of rows) {
    const key = sameText(name);
    variants.set(key, (variants.get(key) ?? new Set()).add(sameText(variant)));
  }
  return rows.map((row) => {
    const isOneOfMany = row.variant !== "" && (variants.get(sameText(row.name))?.size ?? 0) > 1;
    return isOneOfMany ? { ...row, name: `${row.name}, ${row.variant}` } : row;
  });
}

/** Rows without an SKU that have one name and unit but are described apart have what describes them in their names. */
function toldApart(rows: readonly PricedRow[]): PricedRow[] {
  const details = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = keyInFile(row);
    details.set(key, (details.get(key) ?? new Set()).add(sameText(row.detail)));
  }
  return rows.map((row) => {
    const isOneOfMany = row.sku === "" && (details.get(keyInFile(row))?.size ?? 0) > 1;
    return isOneOfMany && row.detail !== "" ? { ...row, name: `${row.name}: ${row.detail}` } : row;
  });
}

/** Of rows with one SKU, or without one of one name and unit, the last counts. */
function lastOfEach(all: readonly PricedRow[]): { kept: PricedRow[]; leftOut: LeftOut[] } {
  const rows = toldApart(withVariants(all));
  const last = new Map(rows.map((row) => [keyInFile(row), row]));
  const leftOut = rows.flatMap((row) => {
    const counted = last.get(keyInFile(row)) ?? row;
    if (counted === row) return [];
    return [{ row: row.row, why: row.sku === "" ? why.sameName(counted.row) : why.sameSku(counted.row) }];
  });
  return { kept: rows.filter((row) => last.get(keyInFile(row)) === row), leftOut };
}

function keyInFile({ sku, name, unit, rateType }: PricedRow): string {
  const by = `${sameText(unit)} ${rateType}`;
  return sku === "" ? `name ${sameText(name)} ${by}` : `sku ${sameText(sku)}`;
}

/** Finds the material that a row means. Zeros before an SKU, which spreadsheets drop, do not count if only one fits. */
function materialFinder<M extends MaterialWords>(present: readonly M[]): (row: PricedRow) => M | null {
  const bySku = new Map<string, M>();
  const byBareSku = new Map<string, M[]>();
  const byName = new Map<string, M>();
  for (const item of present) {
    const sku = sameText(item.sku ?? "");
    const name = `${sameText(item.name)} ${sameText(item.unitType)}`;
    if (sku === "" && !byName.has(name)) byName.set(name, item);
    if (sku === "") continue;
    if (!bySku.has(sku)) bySku.set(sku, item);
    byBareSku.set(bareSku(sku), [...(byBareSku.get(bareSku(sku)) ?? []), item]);
  }
  const named = new Map(
    present.toReversed().map((item) => [`${sameText(item.name)} ${sameText(item.unitType)}`, item]),
  );
  return (row) => {
    const sku = sameText(row.sku);
    const name = `${sameText(row.name)} ${sameText(newMaterial(row).unitType)}`;
    if (sku === "") return row.name === "" ? null : (named.get(name) ?? null);
    const alike = byBareSku.get(bareSku(sku)) ?? [];
    return bySku.get(sku) ?? (alike.length === 1 ? (alike[0] ?? null) : (byName.get(name) ?? null));
  };
}

function bareSku(sku: string): string {
  return sku.replace(/^0+(?=.)/, "");
}

/** A material with its new price, and the unit that the price is for; the firm's own name and category stay. */
function changedMaterial<M extends MaterialWords>(
  row: PricedRow,
  before: M,
  warnings: Warning[],
): BroughtItem<MaterialWords, M> {
  // What the firm keeps by the hundred stays so, in whole pennies, whether or not the new price is whole each.
  const forMany = priceForMany(row.listed, countOfUnit(before.unitType));
  const words = {
    name: before.name,
    sku: before.sku || row.sku || null,
    category: before.category || row.category || null,
    unitCost: forMany ?? row.price,
    unitType: forMany === null ? unitAfter(before.unitType, row.unit) : before.unitType,
  };
  const isChanged =
    words.unitCost !== before.unitCost ||
    words.unitType !== before.unitType ||
    words.category !== before.category ||
    words.sku !== before.sku;
  const isForOthers =
    words.unitType !== before.unitType &&
    (words.unitType === defaultUnitType || countOfUnit(words.unitType) !== countOfUnit(before.unitType));
  if (isForOthers) warnings.push({ row: row.row, why: warn.otherUnit(before.unitType, words.unitType) });
  const isJump = isForOthers || noteJump(row.row, [before.unitCost, words.unitCost], warnings);
  return { row: row.row, words, before, isChanged, isJump };
}

/** The unit of a new price. Merchants write "each" of everything, so that the firm's own roll stays a roll. */
function unitAfter(before: string, given: string): string {
  return given === "" || (given === defaultUnitType && isOneThing(before)) ? before : given;
}

function noteJump(row: number, [before, after]: [Pence, Pence], warnings: Warning[]): boolean {
  if (!isPriceJump(before, after)) return false;
  warnings.push({ row, ...warn.jump(formatPence(before), formatPence(after), sizeOfJump(before, after)) });
  return true;
}

function sizeOfJump(before: Pence, after: Pence): string {
  const times = divideRounded(after, before);
  if (after >= before * 2) return times === 2 ? warn.twice : warn.times(numbers[times] ?? String(times));
  const percent = divideRounded(Math.abs(after - before) * 100, before);
  return after > before ? warn.more(percent) : warn.less(percent);
}

/**
 * Whether a file brings new prices: it has an SKU and a price but no names, or half its SKUs are the firm's, or some
 * are among more than anybody takes unseen.
 */
function isPriceRefresh(rows: readonly PricedRow[], taken: readonly { before: unknown }[]): boolean {
  const coded = rows.filter(({ sku }) => sku !== "").length;
  const known = taken.filter(({ before }) => before !== null).length;
  if (coded === 0) return false;
  return (
    rows.every(({ name }) => name === "") ||
    known * 2 >= coded ||
    (known > 0 && taken.length - known > mostByDefault)
  );
}
