import type { Currency } from "#domain/region/currency.ts";
import { currencySaid, signSaid } from "#web/bring-in/currency-said.ts";
import { isNoValue } from "#web/bring-in/empty-cell.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import { isPriceField, type PriceRole } from "#web/bring-in/price-role.ts";
import { pricedPer } from "#web/bring-in/priced-per.ts";
import { headingTax } from "#web/bring-in/tax-said.ts";
import { isUnitType } from "#web/bring-in/unit-names.ts";
import { unguardCell } from "#web/export/formula-guard.ts";

/** A table of prices: its headings, and what is in each of its columns. */
interface Table {
  readonly headings: readonly string[];
  readonly roles: readonly (PriceRole | null)[];
  readonly rows: readonly SheetRow[];
}

/** A column of a list of prices, and what its heading says of every price in it. */
interface PriceColumn {
  column: number;
  /** "100" under "Price per 100", "metre" under "Price per metre"; empty when the heading says none. */
  unit: string;
  isWithTax: boolean;
  /** Whether its amounts are pence: "Price (p)". */
  isPence: boolean;
  /** Whether its figures are rates of VAT: "VAT rate", "VAT %". */
  isRate: boolean;
  /** The currency's sign, where the heading has one: "€" under "Cost (EUR)". */
  currency: string;
  weight: number;
}

/** The columns of a list by what they hold; of several, the one that counts first is first. */
export type PriceColumns = ReadonlyMap<PriceRole, readonly PriceColumn[]>;

/** The texts of a row by their roles, without the guards of [Note: Formulas in spreadsheets]. */
export type RowTexts = (role: PriceRole) => string;

/** Which of several columns counts: a nett price before the trade's, a new one before the old one. */
export function priceColumns({ headings, roles, rows }: Table, home: Currency): PriceColumns {
  const columns = new Map<PriceRole, PriceColumn[]>();
  for (const [column, role] of roles.entries()) {
    if (role === null) continue;
    const heading = headings[column] ?? "";
    const of = columns.get(role) ?? [];
    of.push({
      column,
      unit:
        unitIn(heading) ||
        (isPriceField(role) && isOfOne.test(heading) && roles.includes("pack") ? "each" : ""),
      isWithTax: untaxed.has(role) && headingTax(heading) === "with",
      isRate: role === "tax" && /rate|%|percent/i.test(heading) && areRatesOfTax(rows, column),
      currency: signSaid(heading),
      isPence: /\((?:in )?p(?:ence)?\)|\bpence\b/i.test(heading),
      // A price in another currency counts where there is no other.
      weight: weightOf(role, heading) - ((currencySaid(heading) ?? home) === home ? 0 : 20),
    });
    columns.set(role, of);
  }
  for (const of of columns.values()) of.sort((one, other) => other.weight - one.weight);
  return columns;
}

/** Rates of VAT and GST, in hundredths and as shares; other figures are codes or sums. */
const ratesOfTax = [0, 5, 10, 12.5, 17.5, 20, 0.05, 0.1, 0.125, 0.175, 0.2];

function areRatesOfTax(rows: readonly SheetRow[], column: number): boolean {
  const figures = rows.flatMap(({ cells }) => /^\d+(?:\.\d+)?$/.exec(cells[column]?.trim() ?? "")?.[0] ?? []);
  return figures.every((figure) => ratesOfTax.includes(Number(figure)));
}

/** The texts of a row; a price has with it what its heading says of its unit and of VAT. */
export function rowTexts({ cells }: SheetRow, columns: PriceColumns, currencyAbove: string): RowTexts {
  const textAt = (column: number) => unguardCell(cells[column] ?? "").trim();
  const ofRow = (columns.get("currency") ?? []).map(({ column }) => signSaid(textAt(column))).find(Boolean);
  return (wanted) => {
    if (wanted === "size") return sizesOf(columns, textAt);
    for (const { column, unit, isWithTax, isPence, isRate, currency } of columns.get(wanted) ?? []) {
      const text = textAt(column);
      if (text === "" || (!isPriceField(wanted) && isNoValue(text))) continue;
      if (isRate && /^\d+(?:\.\d+)?$/.test(text)) return `${Number(text) < 1 ? Number(text) * 100 : text}%`;
      if (!/\d$/.test(text)) return text;
      const sign = /^\d/.test(text) && isPriceField(wanted) ? currency || ofRow || currencyAbove : "";
      return [isPence ? `${text}p` : `${sign}${text}`, unit && `per ${unit}`, isWithTax && "inc VAT"]
        .filter(Boolean)
        .join(" ");
    }
    return "";
  };
}

/**
 * The further rates of a list of labour, as call-out and weekend beside the hourly one: each by its heading, with the
 * columns as if it were the only rate.
 */
export function furtherRates(
  columns: PriceColumns,
  headings: readonly string[],
): { heading: string; columns: PriceColumns }[] {
  const others = [...columns].filter(([role]) => !isPriceField(role));
  return (columns.get("furtherRate") ?? [])
    .toSorted((one, other) => one.column - other.column)
    .map((rate) => ({
      heading: headings[rate.column] ?? "",
      columns: new Map([...others, ["rate", [rate]] as const]),
    }));
}

/** Diameter, length and thickness together. */
function sizesOf(columns: PriceColumns, textAt: (column: number) => string): string {
  const texts = (columns.get("size") ?? []).map(({ column }) => textAt(column));
  return texts.filter((text) => text !== "" && !isNoValue(text)).join(" x ");
}

/**
 * Beside a discount, a trade or a plain price is a list price, and so is a column named "List" or "Trade" alone; unless
 * another column says what the firm pays. Where there is no other, the recommended price is what the discount is off.
 */
export function withListPrices({ headings, roles, rows }: Table) {
  if (!roles.includes("discount")) return roles;
  const plain = headings.map(plainHeading);
  const isTrade = (column: number) => /\btrade\b/.test(plain[column] ?? "");
  const pays = roles.some((role, column) => (role === "cost" || role === "costWithTax") && !isTrade(column));
  const listed = roles.map((role, column) => {
    if (role === null) return /^(?:list|book|trade)$/.test(plain[column] ?? "") ? "list" : null;
    return role === "cost" && isTrade(column) ? "list" : role;
  });
  if (listed.includes("list")) return listed;
  const recommended = plain.findIndex((heading) => /\b(?:rrp|srp|retail)\b/.test(heading));
  const isPaid = isDiscounted(rows, {
    list: recommended,
    discount: listed.indexOf("discount"),
    price: listed.indexOf("price"),
  });
  const isPlain = (role: PriceRole | null) => !pays && !isPaid && role === "price";
  const isRecommended = (column: number) => column === recommended && !listed.some(isPlain);
  return listed.map((role, column) =>
    isPlain(role) || (role === "selling" && isRecommended(column)) ? ("list" as const) : role,
  );
}

/** Whether the price is the list price less the discount in most rows that have the three: then the firm pays it. */
function isDiscounted(
  rows: readonly SheetRow[],
  of: { list: number; discount: number; price: number },
): boolean {
  const figure = (text: string | undefined) =>
    Number(/\d+(?:[.,]\d+)?/.exec(text ?? "")?.[0].replace(",", ".") ?? Number.NaN);
  const all = rows
    .map(({ cells }) => [of.list, of.discount, of.price].map((column) => figure(cells[column])))
    .filter((figures) => figures.every(Number.isFinite));
  const isLess = ([list = 0, discount = 0, price = 0]: readonly number[]) =>
    Math.abs(list * (1 - discount / (discount < 1 ? 1 : 100)) - price) < 0.02;
  return all.length > 0 && all.filter(isLess).length * 2 > all.length;
}

/**
 * Whether a plain "Price" beside these headings is what customers pay: they say something of sales, as the rate of VAT
 * or the account for them, and nothing of what is bought.
 */
export function speaksOfSales({ headings, roles }: Table): boolean {
  const plain = headings.map(plainHeading);
  const isOf = (words: RegExp) => plain.some((heading) => words.test(heading));
  return !roles.includes("cost") && isOf(/^(?:sales|income)\b/) && !isOf(/^(?:purchase|buying|cost)/);
}

/** Whether labour is priced by the job: "Service, Price", "Fixed price"; a trade or a grade is charged by the hour. */
export function isPricedPerJob({ headings, roles }: Table): boolean {
  const plain = headings.map(plainHeading);
  if (plain.some((heading) => /^fixed (?:price|rate|charge)/.test(heading))) return true;
  const isJob = plain.some(
    (heading, column) => roles[column] === "labour" && /^(?:jobs?|services?|tasks?|work)\b/.test(heading),
  );
  return isJob && roles.includes("price") && !roles.some((role) => role === "rate" || role === "hourRate");
}

/** Whether a plain price has a heading that does not say whether VAT is in it: "Price", and not "Price ex VAT". */
export function isPriceBare({ headings, roles }: Table): boolean {
  const column = roles.indexOf("price");
  const heading = headings[column] ?? "";
  return column >= 0 && headingTax(heading) === null && !/\b(?:each|ea)\b/i.test(heading);
}

/** A price beside those of packs that is not for a pack: "Unit cost". */
const isOfOne = /\b(?:unit|each|single)\b/i;

/** The roles whose own name does not say that VAT is in the price. */
const untaxed = new Set<PriceRole>(["list", "selling", "rate", "hourRate", "dayRate", "furtherRate"]);

const weights: Readonly<Record<string, number>> = {
  ...{ amount: -1, unit: 3, each: 3, single: 3, pack: -3, box: -3, case: -3, carton: -3 },
  ...{ new: 8, old: -8, previous: -8, former: -8, was: -8 },
  ...{ nett: 4, net: 4, your: 4, trade: -2, wholesale: -2, average: -2, avg: -2, standard: -2 },
};

const weighed = new Set<PriceRole>(["cost", "costWithTax", "price", "priceWithTax", "list", "selling"]);

function weightOf(role: PriceRole, heading: string): number {
  const words = plainHeading(heading).split(" ");
  // Programs that number their categories have the name in another column.
  if (role === "category") return words.includes("description") || words.includes("name") ? 1 : 0;
  if (role === "sku") return words.includes("supplier") ? -1 : words.includes("your") ? 1 : 0;
  return weighed.has(role) ? words.reduce((sum, word) => sum + (weights[word] ?? 0), dated(heading)) : 0;
}

/** Of "Price 2025" and "Price 01/04/2026" the later counts; less than any word does. */
function dated(heading: string): number {
  const [, month = "0", year] = /\b\d{1,2}[./-](\d{1,2})[./-](?:20)?(\d{2})\b/.exec(heading) ?? [];
  const [, alone = "0"] = /\b20(\d{2})\b/.exec(heading) ?? [];
  return Number(year ?? alone) / 1000 + Number(month) / 100_000;
}

/** "100" of "Cost / 100 (ex VAT)", "box of 100" of "Cost per box of 100"; none of "Price 01/04/26" and "per annum". */
function unitIn(heading: string): string {
  const [, text = ""] =
    /(?:\bper\b|(?<!\d\s*)\/)([^/]+)$/i.exec(withoutTaxAndDates(heading.slice(0, 100))) ?? [];
  const unit = text.trim().replace(/\s+/g, " ");
  return /\d/.test(unit) || isUnitType(unit) || pricedPer(unit, true).count > 1 ? unit : "";
}

function withoutTaxAndDates(heading: string): string {
  return heading
    .replace(/\b(?:ex|exc|excl|inc|incl)\.?\s*(?:vat|tax|gst)\b|[£$€()]/gi, " ")
    .replace(/\b\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\b|\b20\d\d(?:[/-]\d{2,4})?\b/g, " ");
}
