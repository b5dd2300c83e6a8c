import { textLimits } from "#domain/records/word-table.ts";
import { isHeadingsAgain } from "#web/bring-in/bring-customers.ts";
import { isPutAway, saysDeleted } from "#web/bring-in/customer-rows.ts";
import { isBlankRow, type SheetRow } from "#web/bring-in/file-refused.ts";
import type { PriceLayout } from "#web/bring-in/layout.ts";
import type { RowTexts } from "#web/bring-in/price-columns.ts";
import { isPriceField } from "#web/bring-in/price-role.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { leftOut: why } = bringInTexts;

/** A line with one filled cell names the category of what follows, if the table is wider than that. */
export function isBand(
  { cells }: SheetRow,
  { headings, roles, rows }: Pick<PriceLayout, "headings" | "roles" | "rows">,
): boolean {
  const filled = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
  const [only] = filled;
  if (headings.length < 2 || filled.length !== 1 || only === undefined) return false;
  // In two columns an item without a price looks the same: a category is in capitals.
  if (headings.length === 2 && !isInCapitals(cells[only] ?? "")) return false;
  // Where rows name their category, one that has a name alone is an item without a price.
  const isItem = roles.includes("category") && (roles[only] ?? null) !== null && areFiled(rows, roles);
  return !isItem && !isPriceField(roles[only] ?? null);
}

const filed = new WeakMap<readonly SheetRow[], boolean>();

/** Whether a row names its category. Each line of a list asks this, so that the answer is kept. */
function areFiled(rows: readonly SheetRow[], roles: PriceLayout["roles"]): boolean {
  const known = filed.get(rows);
  if (known !== undefined) return known;
  const category = roles.indexOf("category");
  const answer = rows.some((row) => (row.cells[category] ?? "").trim() !== "");
  filed.set(rows, answer);
  return answer;
}

function isInCapitals(text: string): boolean {
  return /^[^\d]*\p{Lu}{3}[^\d]*$/u.test(text) && text === text.toUpperCase();
}

/** Whether a line with one filled cell is no category: small print, the foot of a page, the rest of a wrapped text. */
export function isSmallPrint(cells: readonly string[]): boolean {
  const column = cells.findIndex((cell) => cell.trim() !== "");
  const text = (cells[column] ?? "").trim();
  // Under a description, and not in the first column, where categories stand.
  const isWrapped = column > 0 && /^(?:\p{Ll}|inc(?:l|luding)?\b)/u.test(text);
  return text.length > textLimits.line || isWrapped || smallPrint.test(text);
}

const smallPrint =
  /^page \d|^continued\b|\bcont(?:inued|'d)\b|\bprices? (?:are|is|valid|exclud|includ|subject|correct)|\bvalid (?:until|from|to)\b|[©]|\d+ of \d+$|(?:\S+ ){3,}.*[a-z]\.$|^tel\s*[:.]|\bsubject to\b|^(?:printed|report|exported|generated|created)\b/i;

/** "COPPER TUBE" is "Copper Tube"; a word without vowels is an abbreviation. */
export function bandName(text: string): string {
  const name = text.trim().replace(/\s+/g, " ").replace(/:$/, "");
  if (name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    /[AEIOUY]/.test(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word,
  );
}

/** "Delivery", "Carriage & packing", "Delivery (next day)", and not "Delivery pipe". */
const delivery =
  /^(?:(?:next|same)[ -]day |(?:standard|express|local|timed|saturday) )?(?:delivery|carriage|post(?= ?(?:&|and) pack)|postage|shipping|freight|p ?& ?p)(?:(?: ?&| and) (?:packing|packaging|handling))?(?: (?:charges?|costs?|fee))?(?: to (?:site|you|home|address))?(?: ?\([^()]*\))?$/i;

/** "Delivery charge within 20 miles": whatever follows, it is charged for the way. */
const deliveryCharge = /^(?:delivery|carriage|postage|shipping) (?:charges?|costs?|fees?)\b/i;

const total = /^(?:sub\s?-?\s?|grand |nett? |gross |order |goods |invoice |quote )?totals?\b/i;

/** "Copper total": the name of a sum at the end of a section. */
const totalOf = /\S\s+totals?\s*[:=]?$/i;

/** What stands at the end of an invoice that was saved as a list, and is nothing that is bought. */
const settled = /^(?:sum|balance(?: due)?|amount due|discount|vat(?: ?@? ?\d.*)?|less discount)$/i;

/** What stands behind "Total" in a sum, but not in the name of a product such as "Total Wall Filler". */
const sumWords =
  /^\S+(?: totals?)?(?:[\s:=]+(?:ex|exc|excl|inc|incl|of|for|all|number|nett?|gross|vat|tax|prices?|costs?|amount|value|due|count|qty|quantity|materials?|labou?r|items?|products?|goods|lines?|stock|[£$€\d]\S*)(?![^\s:=.]))*[\s:=.]*$/i;

/** Whether a row without an SKU is a sum: a cell says so, or begins with "Total" and stands nearly alone. */
function isSum({ cells }: SheetRow): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isAlone = filled.length <= 2 && cells.length > 2;
  return filled.some((cell) => (total.test(cell) && (isAlone || sumWords.test(cell))) || totalOf.test(cell));
}

/** The SKU of a row, else the number that its program gives it. */
export function skuOf(texts: RowTexts): string {
  return texts("sku") || texts("id");
}

interface LeavingRow {
  layout: PriceLayout;
  texts: RowTexts;
  name: string;
}

/** Why a row is no item of a list of prices; null when it is one. */
export function reasonToLeave(row: SheetRow, { layout, texts, name }: LeavingRow): string | null {
  if (!isBlankRow(row.cells.slice(layout.headings.length))) return why.extraCells;
  if (isHeadingsAgain(row, layout.headings)) return why.headingsAgain;
  if (isPutAway(texts) || saysDeleted(name)) return why.archived;
  if ((texts("sku") === "" || total.test(texts("sku"))) && (settled.test(name) || isSum(row)))
    return why.total;
  if (delivery.test(name || texts("sku")) || deliveryCharge.test(name)) return why.delivery;
  return name === "" && skuOf(texts) === "" ? why.noName : null;
}
