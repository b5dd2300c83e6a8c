import { fileLimits } from "#web/bring-in/file-limits.ts";
import { FileRefused, isBlankRow, type SheetRow } from "#web/bring-in/file-refused.ts";
import { attribute, withoutBetween, withoutEntities } from "#web/bring-in/markup.ts";

/** Whether a text is a web page with a table, which some programs save under the name .xls. */
export function hasWebTable(text: string): boolean {
  return /^\s*</.test(text) && /<(?:[\w]+:)?table\b/i.test(text);
}

/**
 * The rows of the longest table of a web page, or of a workbook that was saved as XML (Excel 2003), that are not
 * blank. A cell over several columns is in the first of them, one over several rows is in each.
 *
 * @throws FileRefused beyond the limits of rows and columns
 */
export function readWebTable(text: string): SheetRow[] {
  const tables: SheetRow[][] = [[]];
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
    const rows = tables.at(-1) ?? [];
    if (!isBlankRow(cells)) rows.push({ number, cells });
    if (rows.length > fileLimits.rows) throw new FileRefused("tooManyRows");
    cells = [];
  };
  for (const match of bare.matchAll(/<(\/?)(?:\w+:)?(table|tr|row|td|th|cell)\b([^<>]*)>/gi)) {
    const [whole, slash, name = "", tag = ""] = match;
    const isCell = /^(?:td|th|cell)$/i.test(name);
    close(match.index);
    if (isCell && slash === "" && !tag.endsWith("/")) cell = { from: match.index + whole.length, tag };
    if (isCell || slash !== "") continue;
    endRow();
    number = /table/i.test(name) ? 0 : number + 1;
    if (/table/i.test(name)) {
      tables.push([]);
      reaching.clear();
    }
  }
  close(bare.length);
  endRow();
  return tables.reduce((longest, rows) => (rows.length > longest.length ? rows : longest));
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
