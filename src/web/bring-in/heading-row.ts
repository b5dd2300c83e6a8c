import { isBlankRow, type SheetRow } from "#web/bring-in/file-refused.ts";
import { customerRole } from "#web/bring-in/headings.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import { priceRole } from "#web/bring-in/price-headings.ts";
import { taxSaid, withoutTaxWords } from "#web/bring-in/tax-said.ts";

/** The headings of a table, and the rows around them. */
export interface HeadedRows {
  readonly headings: readonly string[];
  /** The rows above the headings. */
  readonly above: readonly SheetRow[];
  /** The rows under the headings. */
  readonly rows: readonly SheetRow[];
  /** From other headings further down: another table, which is not read. */
  readonly beyond: readonly SheetRow[];
}

const searchedRows = 25;

/**
 * Finds the row of headings: of the first 25 the one with most known headings, at least two. Two rows of headings, as
 * "Price" over "ex VAT", are one where together they say more. Null without headings that are known.
 */
export function headedRows(rows: readonly SheetRow[]): HeadedRows | null {
  let best = { first: -1, last: -1, known: 1, headings: [] as readonly string[] };
  for (const [index, { cells }] of rows.slice(0, searchedRows).entries()) {
    const known = knownHeadings(cells);
    if (known > best.known) best = { first: index, last: index, known, headings: cells };
  }
  for (const [index, lower] of rows.slice(0, searchedRows).entries()) {
    const headings = index === 0 ? null : bothHeadings(rows[index - 1]?.cells ?? [], lower.cells);
    const known = headings === null ? 0 : knownHeadings(headings);
    if (headings !== null && known > best.known) best = { first: index - 1, last: index, known, headings };
  }
  if (best.first < 0) return null;
  const below = rows.slice(best.last + 1);
  const other = below.findIndex(({ cells }) => areOtherHeadings(cells, best.headings));
  return {
    headings: best.headings,
    above: rows.slice(0, best.first),
    rows: other < 0 ? below : below.slice(0, other),
    beyond: other < 0 ? [] : below.slice(other),
  };
}

/**
 * The rows of a table whose headings nobody knows, as those in another language: a row of words in every column, above
 * rows with figures or addresses. Null where the first row is one of data.
 */
export function strangelyHeaded(all: readonly SheetRow[]): HeadedRows | null {
  const rows = all.filter((row) => !isBlankRow(row.cells));
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return null;
  const headings = first.cells;
  const says = (text: string) => /[\d@]/.test(text);
  const isWord = (text: string) => text.trim() !== "" && text.length <= 60 && !says(text);
  const width = others.slice(0, 1000).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (headings.length < Math.max(2, width) || !headings.every(isWord)) return null;
  const isSaid = headings.some((_, column) => {
    const cells = others.flatMap((row) => row.cells[column]?.trim() || []);
    return cells.filter(says).length * 2 > cells.length;
  });
  return isSaid ? { headings, above: [], rows: others, beyond: [] } : null;
}

/** How many different headings of a row are known, as those of customers or as those of prices. */
function knownHeadings(cells: readonly string[]): number {
  const headings = new Map(
    cells
      .filter((cell) => cell.trim() !== "" && cell.length <= 60)
      .map((cell) => [plainHeading(cell) || cell.trim(), cell]),
  );
  const all = [...headings.values()];
  const isOfPrices = (heading: string) => priceRole(heading) !== null || isTaxAlone(heading);
  return Math.max(
    all.filter((heading) => customerRole(heading) !== null).length,
    all.filter(isOfPrices).length,
  );
}

/** "Ex VAT" and "Inc VAT", which are prices where their columns have amounts. */
function isTaxAlone(heading: string): boolean {
  const plain = plainHeading(heading);
  return withoutTaxWords(plain) === "" && taxSaid(plain) !== null;
}

/** Two rows of headings as one; what stands over several columns is over each of them. Null where a row has figures. */
function bothHeadings(upper: readonly string[], lower: readonly string[]): string[] | null {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");
  const isHeadings = (cells: readonly string[]) =>
    filled(cells).length > 1 && !cells.some((cell) => /^\W*\d[\d.,\s]*\W*$/.test(cell) || cell.includes("@"));
  if (!isHeadings(upper) || !isHeadings(lower)) return null;
  let over = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above = "", below = ""] = [upper[column]?.trim(), lower[column]?.trim()];
    over = above || over;
    return below === "" ? above : [over, below].filter(Boolean).join(" ");
  });
}

/** Whether a row further down is the headings of another table: words that are known as headings, and not the same. */
function areOtherHeadings(cells: readonly string[], headings: readonly string[]): boolean {
  const plain = (all: readonly string[]) => all.map(plainHeading).filter((heading) => heading !== "");
  const own = plain(cells);
  if (own.length < 3 || cells.some((cell) => /\d/.test(cell)) || knownHeadings(cells) < own.length)
    return false;
  return own.join("|") !== plain(headings).join("|");
}
