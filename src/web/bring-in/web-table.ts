import { fileLimits } from "#web/bring-in/file-limits.ts";
import { FileRefused, type FileSheet, isBlankRow } from "#web/bring-in/file-refused.ts";
import { attribute, withoutBetween, withoutEntities } from "#web/bring-in/markup.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

/** Whether a text is a web page with a table, which some programs save under the name .xls. */
export function hasWebTable(text: string): boolean {
  return /^\s*</.test(text) && /<(?:[\w]+:)?table\b/i.test(text);
}

/**
 * The tables of a web page, or of a workbook that was saved as XML (Excel 2003), the longest first, with the rows that
 * are not blank. A cell over several columns is in the first of them, one over several rows is in each. Tables that
 * begin with the same row are one list over several pages.
 *
 * @throws FileRefused beyond the limits of rows and columns
 */
export function readWebTables(text: string): FileSheet[] {
  const tables: FileSheet[] = [{ name: "", rows: [] }];
  let sheet = "";
  let cells: string[] = [];
  let cell: { from: number; tag: string } | null = null;
  /** Cells of rows above that reach down, by their column. */
  const reaching = new Map<number, { text: string; rows: number }>();
  const takeReaching = () => {
    for (let above = reaching.get(cells.length); above; above = reaching.get(cells.length)) {
      if (above.rows === 1) reaching.delete(cells.length);
      else above.rows -= 1;
      cells.push(above.text);
    }
  };
  let number = 0;
  // Capitals are lower here, for a tag may be in either.
  const bare = ["script", "style"].reduce(
    (rest, name) =>
      withoutBetween(
        rest.replace(new RegExp(`<(/?)${name}\\b`, "gi"), `<$1${name}`),
        `<${name}`,
        `</${name}>`,
      ),
    // What somebody has remarked of a cell in Excel 2003 is no part of it.
    withoutBetween(withoutBetween(text, "<!--", "-->"), "<Comment", "</Comment>"),
  );
  const close = (end: number) => {
    if (cell === null) return;
    const at = Number(attribute(cell.tag, "Index")) - 1;
    takeReaching();
    while (at > cells.length && at < fileLimits.columns) cells.push("");
    const shown = cellText(bare.slice(cell.from, end));
    const rowspan = Number(attribute(cell.tag, "rowspan")) || 1;
    if (rowspan > 1)
      reaching.set(cells.length, { text: shown, rows: Math.min(rowspan, fileLimits.rows) - 1 });
    cells.push(shown);
    const span = Math.min(Number(attribute(cell.tag, "colspan")) || 1, fileLimits.columns);
    for (let more = 1; more < span; more += 1) cells.push("");
    if (cells.length > fileLimits.columns) throw new FileRefused("tooManyColumns");
    cell = null;
  };
  const endRow = () => {
    if (cells.length > 0) takeReaching();
    const rows = tables.at(-1)?.rows ?? [];
    if (!isBlankRow(cells)) rows.push({ number, cells });
    if (rows.length > fileLimits.rows) throw new FileRefused("tooManyRows");
    cells = [];
  };
  for (const match of bare.matchAll(/<(\/?)(?:\w+:)?(worksheet|table|tr|row|td|th|cell)\b([^<>]*)>/gi)) {
    const [whole, slash, name = "", tag = ""] = match;
    const isCell = /^(?:td|th|cell)$/i.test(name);
    close(match.index);
    if (isCell && slash === "" && !tag.endsWith("/")) cell = { from: match.index + whole.length, tag };
    if (isCell || slash !== "") continue;
    endRow();
    if (/worksheet/i.test(name)) {
      sheet = attribute(tag, "Name");
      continue;
    }
    number = /table/i.test(name) ? 0 : number + 1;
    if (/table/i.test(name)) {
      tables.push({ name: sheet || bringInTexts.table(tables.length), rows: [] });
      reaching.clear();
    }
  }
  close(bare.length);
  endRow();
  return joined(tables).toSorted((one, other) => other.rows.length - one.rows.length);
}

/** Tables with the same first row as one; single rows, by which pages are laid out, are no list. */
function joined(tables: readonly FileSheet[]): FileSheet[] {
  const byHeadings = new Map<string, FileSheet>();
  const longest = tables.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  for (const { name, rows } of tables) {
    const [headings, ...below] = rows;
    if (headings === undefined || (rows.length === 1 && longest > 1)) continue;
    const key = JSON.stringify(headings.cells);
    const first = byHeadings.get(key);
    const after = first?.rows.at(-1)?.number ?? 0;
    if (!first) byHeadings.set(key, { name, rows });
    else for (const row of below) first.rows.push({ ...row, number: after + row.number });
    if (first && first.rows.length > fileLimits.rows) throw new FileRefused("tooManyRows");
  }
  return [...byHeadings.values()];
}

function cellText(html: string): string {
  const lines = html.replace(/\s+/g, " ").replace(/<br\s*\/?>|<\/(?:p|div)>/gi, "\n");
  return withoutEntities(lines.replace(/<[^<>]*>/g, ""))
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
