import { fileLimits } from "#web/bring-in/file-limits.ts";
import {
  FileRefused,
  type FileSheet,
  type RefusalReason,
  type SheetRow,
} from "#web/bring-in/file-refused.ts";
import { decodeText, startsWith } from "#web/bring-in/file-text.ts";
import { type Layout, layoutOf } from "#web/bring-in/layout.ts";
import { readTextTable } from "#web/bring-in/text-table.ts";
import { isVcard, type ReadCards, readVcards } from "#web/bring-in/vcard.ts";
import { hasWebTable, readWebTables } from "#web/bring-in/web-table.ts";
import type { readWorkbook } from "#web/bring-in/workbook.ts";

/** What is in a file: the cards of contacts, or a table whose columns are known. */
export type OpenedFile =
  | ({ kind: "contacts" } & ReadCards)
  | {
      kind: "table";
      /** Null when neither headings nor contents say what the columns are. */
      layout: Layout | null;
      /** The rows of the sheet, headings included. */
      rows: readonly SheetRow[];
      /** The name of the sheet, and of those that have rows and are not read. */
      sheet: string;
      otherSheets: readonly string[];
      delimiter: string;
    };

/**
 * Opens a file by what it has, whatever its name: text, a workbook, contacts, or a web table. Of a workbook's sheets
 * it takes the first whose columns are known, else the first.
 *
 * @param workbook reads a workbook; a part of its own, which others need not load
 * @throws FileRefused which says why it cannot be read
 */
export function openFile(bytes: Uint8Array, workbook: typeof readWorkbook): OpenedFile {
  if (bytes.length > fileLimits.bytes) throw new FileRefused("tooLarge");
  if (bytes.length === 0) throw new FileRefused("empty");
  if (isArchive(bytes)) return tableOf(workbook(bytes), "");
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileRefused(kindOfCompound(bytes));
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new FileRefused("pdf");
  const text = decodeText(bytes);
  if (text.trim() === "") throw new FileRefused("empty");
  if (isVcard(text)) return { kind: "contacts", ...readVcards(text) };
  if (hasWebTable(text)) return tableOf(readWebTables(text), "");
  const { rows, delimiter } = readTextTable(text);
  return tableOf([{ name: "", rows }], delimiter);
}

/** Whether a file is an archive, as workbooks are. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function tableOf(sheets: readonly FileSheet[], delimiter: string): OpenedFile {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const read = filled.map((sheet) => ({ ...sheet, layout: layoutOf(sheet.rows) }));
  // A page in front of the list has words that are headings elsewhere, and no rows under them.
  const known =
    read.find(({ layout }) => layout !== null && layout.headings.length > 0 && layout.rows.length > 0) ??
    read.find(({ layout }) => layout !== null && layout.headings.length > 0);
  const taken = known ?? read.find(({ layout }) => layout !== null) ?? read[0];
  if (taken === undefined) throw new FileRefused("empty");
  const { name: sheet, rows, layout } = taken;
  const otherSheets = read.flatMap((each) => (each === taken ? [] : [each.name]));
  return { kind: "table", layout, rows, delimiter, sheet, otherSheets };
}

/** A compound file is a workbook of before 2007, or a newer one that is encrypted; its parts are named in UTF-16. */
function kindOfCompound(bytes: Uint8Array): RefusalReason {
  const names = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return names.includes("EncryptedPackage") ? "password" : "oldExcel";
}
