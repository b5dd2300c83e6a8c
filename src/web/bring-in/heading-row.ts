import { saysNothing } from "#web/bring-in/empty-cell.ts";
import { isBlankRow, isTitleAbove, type SheetRow } from "#web/bring-in/file-refused.ts";
import { customerRole } from "#web/bring-in/headings.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import { priceRole } from "#web/bring-in/price-headings.ts";
import { isPriceField } from "#web/bring-in/price-role.ts";
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
export function headedRows(all: readonly SheetRow[]): HeadedRows | null {
  const best = bestHeadings(all.slice(0, searchedRows));
  if (best === null) return null;
  const above = all.slice(0, best.first);
  const below = all.slice(best.last + 1);
  const blocks = blocksOf(best.headings);
  const [first = []] = blocks;
  if (blocks.length > 1) {
    const rows = below.flatMap(({ number, cells }) =>
      blocks.map((block) => ({ number, cells: block.map((column) => cells[column] ?? "") })),
    );
    const filled = rows.filter(({ cells }) => !isBlankRow(cells));
    return { headings: first.map((column) => best.headings[column] ?? ""), above, rows: filled, beyond: [] };
  }
  return { headings: best.headings, above, ...partedAtHeadings(below, best.headings) };
}

interface FoundHeadings {
  first: number;
  last: number;
  known: number;
  headings: readonly string[];
}

function bestHeadings(rows: readonly SheetRow[]): FoundHeadings | null {
  let best: FoundHeadings = { first: -1, last: -1, known: 1, headings: [] };
  let hasRows = false;
  for (const [index, { cells }] of rows.entries()) {
    hasRows ||= best.first >= 0 && !hasFigure(best.headings) && hasFigure(cells);
    const known = knownHeadings(cells);
    // What follows headings and figures under them is another table, unless those are hardly headings: a letterhead.
    if (known > best.known && (!hasRows || known >= 2 * best.known))
      best = { first: index, last: index, known, headings: cells };
  }
  for (const [index, lower] of rows.slice(0, best.last + 2).entries()) {
    const upper = rows[index - 1]?.cells ?? [];
    const headings = index === 0 ? null : bothHeadings(upper, lower.cells);
    const known = headings === null ? 0 : knownHeadings(headings);
    // What stands above an empty cell is a heading that the lower row lacks.
    const isWhole = upper.some(
      (cell, column) => (lower.cells[column] ?? "").trim() === "" && knownHeadings([cell]) > 0,
    );
    if (headings !== null && !isWhole && !keepsRoles(lower.cells, headings)) continue;
    const isBetter = known > best.known || (known === best.known && best.first === index && isWhole);
    if (headings !== null && isBetter) best = { first: index - 1, last: index, known, headings };
  }
  return best.first < 0 ? null : best;
}

/** Whether texts are still known as what they are by themselves, with what stands above them; a price may be another. */
function keepsRoles(lower: readonly string[], headings: readonly string[]): boolean {
  return lower.every((cell, column) => {
    const [alone, whole] = [priceRole(cell), priceRole(headings[column] ?? "")];
    return alone === null || alone === whole || (isPriceField(alone) && isPriceField(whole));
  });
}

/** Whether a cell is a figure, as an amount or a telephone number, and no heading such as "Phone 2". */
function hasFigure(cells: readonly string[]): boolean {
  return cells.some((cell) => /^[^\p{L}\d]{0,3}\d[\d.,\s()/-]*$/u.test(cell.trim()));
}

/** The columns of tables that stand side by side under the same headings; one block where there is one table. */
function blocksOf(headings: readonly string[]): number[][] {
  const blocks: number[][] = [[]];
  for (const [column, heading] of headings.entries()) {
    if (heading.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(column);
  }
  const filled = blocks.filter((block) => block.length > 1);
  const said = new Set(
    filled.map((block) => block.map((column) => plainHeading(headings[column] ?? "")).join("|")),
  );
  const isRepeated = filled.length > 1 && said.size === 1 && filled.flat().length === blocks.flat().length;
  return isRepeated ? filled : [headings.map((_, column) => column)];
}

/** The rows of a table, and those of other tables under it; where its own headings come again, it goes on. */
function partedAtHeadings(
  below: readonly SheetRow[],
  headings: readonly string[],
): Pick<HeadedRows, "rows" | "beyond"> {
  const rows: SheetRow[] = [];
  const beyond: SheetRow[] = [];
  let isOther = false;
  const titled = titledColumn(below, headings);
  if (titled >= 0) rows.push({ number: (below[0]?.number ?? 1) - 1, cells: [headings[titled] ?? ""] });
  for (const [index, row] of below.entries()) {
    if (isTitledAgain(row.cells, headings, titled)) {
      isOther = false;
      rows.push({ number: row.number, cells: [row.cells[titled] ?? ""] });
      continue;
    }
    const isOwn = textOf(row.cells) === textOf(headings);
    // A second row of headings right under the first says the same in other words.
    if (isOwn || (index === 0 && areOtherHeadings(row.cells, headings))) isOther = false;
    else if (areOtherHeadings(row.cells, headings) || isOtherTable(row, below[index - 1], below[index + 1])) {
      if (!isOther && isTitleAbove(rows.at(-1), row)) beyond.push(...rows.splice(-1));
      isOther = true;
    }
    (isOther ? beyond : rows).push(row);
  }
  return { rows, beyond };
}

/**
 * The column whose heading is the title of a section, as in "Copper fittings, Size, Price" above "Plastic fittings,
 * Size, Price"; -1 where a list has no such sections. Each title names the category of what follows.
 */
function titledColumn(below: readonly SheetRow[], headings: readonly string[]): number {
  const column = headings.findIndex((heading) => heading.trim() !== "" && knownHeadings([heading]) === 0);
  const isPriced = headings.some((heading) => isPriceField(priceRole(heading)));
  const isTitled = below.some(({ cells }) => isTitledAgain(cells, headings, column));
  return isPriced && isTitled ? column : -1;
}

function isTitledAgain(cells: readonly string[], headings: readonly string[], titled: number): boolean {
  if (titled < 0 || (cells[titled] ?? "").trim() === "") return false;
  const others = headings.flatMap((heading, column) =>
    heading.trim() === "" || column === titled ? [] : [[heading, cells[column] ?? ""] as const],
  );
  return others.length > 1 && others.every(([one, other]) => plainHeading(one) === plainHeading(other));
}

function textOf(cells: readonly string[]): string {
  return cells
    .map(plainHeading)
    .filter((heading) => heading !== "")
    .join("|");
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
  const isWord = (text: string) => !saysNothing(text) && text.length <= 60 && !says(text);
  const width = others.slice(0, 1000).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (headings.length < Math.max(2, width) || !headings.every(isWord)) return null;
  const isSaid = headings.some((_, column) => {
    const cells = others.flatMap((row) => row.cells[column]?.trim() || []);
    return cells.filter(says).length * 2 > cells.length;
  });
  return isSaid ? { headings, above: [], rows: others, beyond: [] } : null;
}

/** How many different headings of a row are known, as those of customers or as those of prices. */
export function knownHeadings(cells: readonly string[]): number {
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
    filled(cells).length > 1 && !hasFigure(cells) && !cells.some((cell) => cell.includes("@"));
  const isDated = upper.some((cell) => /\d{4}|\d[/.-]\d/.test(cell));
  if (isDated || !isHeadings(upper) || !isHeadings(lower)) return null;
  let over = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above = "", below = ""] = [upper[column]?.trim(), lower[column]?.trim()];
    over = above || over;
    // A title on the left says nothing of a heading on the right that is unknown by itself.
    const said = above !== "" || knownHeadings([below]) > 0 ? over : "";
    return below === "" ? above : [said, below].filter(Boolean).join(" ");
  });
}

/** Whether a row further down is the headings of another table: words that are known as headings, and not the same. */
function areOtherHeadings(cells: readonly string[], headings: readonly string[]): boolean {
  const own = cells.filter((cell) => cell.trim() !== "");
  const hasFigure = own.some((cell) => /\d/.test(cell.replace(/\bper \d+|\([^()]*\)/gi, "")));
  if (own.length < 3 || hasFigure || knownHeadings(cells) < own.length) return false;
  return textOf(cells) !== textOf(headings);
}

/** Whether a row after an empty line begins a table that is no more of this one: words alone, above figures. */
function isOtherTable(
  { number, cells }: SheetRow,
  before: SheetRow | undefined,
  after: SheetRow | undefined,
): boolean {
  if (before === undefined || after === undefined || number === before.number + 1) return false;
  const isWord = (cell: string) => /^\p{L}[^\d@]*$/u.test(cell.trim());
  const own = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
  const above = own.filter((column) => /\d/.test(after.cells[column] ?? ""));
  const headings = own.filter(
    (column) => knownHeadings([cells[column] ?? ""]) > 0 || isTime.test(cells[column] ?? ""),
  );
  return own.every((column) => isWord(cells[column] ?? "")) && above.length > 1 && headings.length > 1;
}

/** What plant is hired by. */
const isTime = /^(?:per |a )?(?:hour|day|week|month)$|^(?:hourly|daily|weekly|monthly|deposit)\b/i;
