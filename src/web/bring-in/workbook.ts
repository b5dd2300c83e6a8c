import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import { shownNumber } from "#web/bring-in/cell-format.ts";
import { fileLimits } from "#web/bring-in/file-limits.ts";
import {
  FileRefused,
  type FileSheet,
  isBlankRow,
  type RefusalReason,
  type SheetRow,
} from "#web/bring-in/file-refused.ts";
import { attribute, elements, withoutBetween, withoutEntities } from "#web/bring-in/markup.ts";

/**
 * Reads the sheets of an .xlsx workbook that are not hidden, each as its rows that are not blank, with every cell as
 * the sheet shows it (see {@link shownNumber}). A cell merged over rows counts for each of them.
 *
 * @throws FileRefused when it is no such workbook, or beyond the limits
 */
export function readWorkbook(bytes: Uint8Array): FileSheet[] {
  const parts = unpacked(bytes);
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : "");
  const workbook = text("xl/workbook.xml");
  if (workbook === "") throw new FileRefused(kindOfArchive(parts));
  const targets = targetsIn(text("xl/_rels/workbook.xml.rels"));
  const book: Book = {
    strings: sharedStrings(text("xl/sharedStrings.xml")),
    formats: cellFormats(text("xl/styles.xml")),
    from1904: /^(?:1|true)$/.test(
      attribute(/<(?:\w+:)?workbookPr\b([^>]*)/.exec(workbook)?.[1] ?? "", "date1904"),
    ),
  };
  const read = new Map<string, SheetRow[]>();
  return tags(workbook, "sheet")
    .filter((tag) => !/hidden/i.test(attribute(tag, "state")))
    .map((tag) => {
      const target = targets.get(attribute(tag, "id")) ?? "";
      const rows = read.get(target) ?? rowsOfSheet(text(target), book);
      read.set(target, rows);
      return { name: attribute(tag, "name"), rows };
    });
}

interface Book {
  strings: readonly string[];
  /** The code of the number format by the style of a cell. */
  formats: readonly string[];
  from1904: boolean;
}

type Parts = Readonly<Record<string, Uint8Array>>;

function unpacked(bytes: Uint8Array): Parts {
  let size = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (
      !/^xl\/(?:workbook\.(?:xml|bin)|styles\.xml|sharedStrings\.xml|_rels\/|worksheets\/[^/]+$)|^mimetype$|^Index[/.]/.test(
        name,
      )
    )
      return false;
    size += originalSize;
    if (size > fileLimits.unpackedBytes) throw new FileRefused("unpackedTooLarge");
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isWanted });
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("damaged");
  }
}

/** Why an archive that is no workbook of this kind is refused. */
function kindOfArchive(parts: Parts): RefusalReason {
  if (parts["xl/workbook.bin"]) return "binaryExcel";
  if (parts.mimetype && strFromU8(parts.mimetype).includes("opendocument")) return "openDocument";
  return Object.keys(parts).some((name) => name.startsWith("Index")) ? "numbers" : "notList";
}

/** The attributes of every tag of a name, whatever its namespace prefix. */
function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^<>]*)>`, "g"))].map(([, tag = ""]) => tag);
}

/** The part in the archive by the id of its relationship. */
function targetsIn(rels: string): Map<string, string> {
  return new Map(
    tags(rels, "Relationship").map((tag) => {
      const target = attribute(tag, "Target");
      return [attribute(tag, "Id"), target.startsWith("/") ? target.slice(1) : `xl/${target}`];
    }),
  );
}

function sharedStrings(xml: string): string[] {
  return [...elements(xml, "si")].map(({ inner }) => textsOf(inner));
}

/** The text of a cell that has runs of several looks; how it is pronounced (rPh) is no part of it. */
function textsOf(xml: string): string {
  const [start, prefix = ""] = /<(\w+:)?rPh\b/.exec(xml) ?? [];
  const spoken = start === undefined ? xml : withoutBetween(xml, start, `</${prefix}rPh>`);
  return plainText([...elements(spoken, "t")].map(({ inner }) => inner).join(""));
}

function plainText(xml: string): string {
  return withoutEntities(xml).replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The formats that a workbook names by number alone. Of the rest, those of days and percentages matter. */
function builtInFormat(id: number): string {
  if (id === 9 || id === 10) return "0%";
  const isDay =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);
  return isDay ? "dd/mm/yyyy" : "General";
}

function cellFormats(xml: string): string[] {
  const own = new Map(
    tags(xml, "numFmt").map((tag) => [attribute(tag, "numFmtId"), attribute(tag, "formatCode")]),
  );
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? "";
  return tags(cells, "xf").map((tag) => {
    const id = attribute(tag, "numFmtId");
    return own.get(id) ?? builtInFormat(Number(id));
  });
}

function rowsOfSheet(xml: string, book: Book): SheetRow[] {
  const rows = new Map<number, string[]>();
  let number = 0;
  for (const { tag, inner } of elements(xml, "row")) {
    number = Number(attribute(tag, "r")) || number + 1;
    rows.set(number, cellsOfRow(inner, book));
    if (rows.size > fileLimits.rows) throw new FileRefused("tooManyRows");
  }
  let left = mostCopied;
  for (const tag of tags(xml, "mergeCell")) left -= copyDown(rows, attribute(tag, "ref"), left);
  return [...rows].map(([at, cells]) => ({ number: at, cells })).filter(({ cells }) => !isBlankRow(cells));
}

function cellsOfRow(xml: string, book: Book): string[] {
  const cells: string[] = [];
  let column = -1;
  for (const { tag, inner } of elements(xml, "c")) {
    const letters = /^[A-Z]+/i.exec(attribute(tag, "r"))?.[0];
    column = letters ? columnOf(letters) : column + 1;
    const text = cellText(tag, inner, book);
    if (text === "") continue;
    if (column >= fileLimits.columns) throw new FileRefused("tooManyColumns");
    while (cells.length < column) cells.push("");
    cells[column] = text;
  }
  return cells;
}

function cellText(tag: string, xml: string, { strings, formats, from1904 }: Book): string {
  const type = attribute(tag, "t");
  if (type === "inlineStr") return textsOf(xml);
  const value = elements(xml, "v").next().value?.inner ?? "";
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e") return "";
  if (type === "str" || type === "d") return plainText(value);
  return shownNumber(value, formats[Number(attribute(tag, "s"))] ?? "General", from1904);
}

/** The index of a column by its letters: A is 0, AA is 26. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** How many rows the merged cells of a sheet may reach over, all together. */
const mostCopied = 2 * fileLimits.rows;

/**
 * A cell merged over rows of one column names something for each of them, as a category does.
 *
 * @param most over how many rows it may reach @returns over how many it does
 */
function copyDown(rows: Map<number, string[]>, ref: string, most: number): number {
  const match = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref);
  const [, left = "", top = "", right, bottom = ""] = match ?? [];
  const text = rows.get(Number(top))?.[columnOf(left)];
  if (left !== right || !text) return 0;
  const last = Math.min(Number(bottom), Number(top) + Math.min(rows.size, most));
  for (let at = Number(top) + 1; at <= last; at += 1) {
    const cells = rows.get(at);
    if (!cells || isBlankRow(cells)) continue;
    while (cells.length <= columnOf(left)) cells.push("");
    cells[columnOf(left)] ||= text;
  }
  return Math.max(0, last - Number(top));
}
