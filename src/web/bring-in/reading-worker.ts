import { bringOpened } from "#web/bring-in/bring-opened.ts";
import type { Choices } from "#web/bring-in/choices.ts";
import { FileRefused, type SheetRow } from "#web/bring-in/file-refused.ts";
import { type Layout, layoutWith, rolesAs, widthOf } from "#web/bring-in/layout.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { notTakenOf } from "#web/bring-in/not-taken.ts";
import { isArchive, type OpenedFile, openFile } from "#web/bring-in/open-file.ts";
import type { FileColumn, FileKind, OpenedKind, ReadingRequest } from "#web/bring-in/reading-messages.ts";
import { sourceOf } from "#web/bring-in/source-names.ts";

/** The file that was opened last. */
let opened: OpenedFile | null = null;

/** Requests are answered one after the other, because a workbook waits for its part. */
let before = Promise.resolve();

/** Entry point of the worker that reads files, so that a long one is not in the way of the page. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; request: ReadingRequest }>) => {
  before = before.then(() => answer(data));
});

async function answer({ id, request }: { id: number; request: ReadingRequest }): Promise<void> {
  try {
    postMessage({ id, answer: await answerTo(request) });
  } catch (error) {
    postMessage({ id, refused: error instanceof FileRefused ? error.forPerson : null });
  }
}

/** Workbooks are read by a part of its own, which is loaded with the first of them. */
async function workbookReader(bytes: Uint8Array) {
  return isArchive(bytes) ? (await import("#web/bring-in/workbook.ts")).readWorkbook : () => [];
}

async function answerTo(request: ReadingRequest) {
  if (request.ask === "open") {
    opened = openFile(request.bytes, await workbookReader(request.bytes));
    return describe(opened, opened.kind === "table" ? opened.layout : null);
  }
  if (opened === null) throw new Error("No file was opened");
  switch (request.ask) {
    case "columns":
      return withColumns(opened, request.choices, request.as);
    case "compare":
      return withNames(opened, bringOpened(opened, request.present, request.choices));
    case "left out":
      return (await import("#web/bring-in/left-out-rows.ts")).rowsLeftOut(opened, request.leftOut);
  }
}

/** Adds to each row that is left out what it begins with. */
function withNames<Brought extends { leftOut: LeftOut[] }>(file: OpenedFile, brought: Brought): Brought {
  const names = new Map(
    file.kind === "contacts"
      ? file.contacts.map(({ row, phones, emails }) => [row, phones[0]?.text ?? emails[0] ?? ""])
      : file.rows.map(({ number, cells }) => [number, cells.find((cell) => cell.trim() !== "") ?? ""]),
  );
  const named = ({ row, why }: LeftOut) => ({ row, why, name: (names.get(row) ?? "").trim().slice(0, 80) });
  return { ...brought, leftOut: brought.leftOut.map(named) };
}

/** What a person is asked about: customers, with what headings and contents say of some of the columns. */
function unknownLayout(rows: readonly SheetRow[]): Layout {
  const layout = layoutWith(null, rows, { kind: "customers", roles: [] });
  return { ...layout, ...rolesAs("customers", layout) };
}

function withColumns(file: OpenedFile, { columns }: Choices, as: FileKind | null): OpenedKind {
  if (file.kind === "contacts") return describe(file, null);
  const blank = as ?? columns?.kind ?? file.layout?.kind ?? "customers";
  const base = file.layout ?? layoutWith(null, file.rows, { kind: blank, roles: [] });
  return describe(file, { ...base, ...(columns ?? rolesAs(blank, base)) });
}

function describe(file: OpenedFile, layout: Layout | null): OpenedKind {
  if (file.kind === "contacts") {
    return { kind: "customers", columns: [], notTaken: file.notTaken, source: null, sheets: null };
  }
  const { headings, rows, roles } = layout ?? unknownLayout(file.rows);
  const width = headings.length || widthOf(rows);
  const columns = Array.from({ length: width }, (_, column): FileColumn => {
    const first = rows.find(({ cells }) => (cells[column] ?? "").trim() !== "")?.cells[column] ?? "";
    return { heading: headings[column] ?? "", first: first.trim().slice(0, 80), role: roles[column] ?? null };
  });
  const sheets = file.otherSheets.length > 0 ? { read: file.sheet, others: file.otherSheets } : null;
  return {
    kind: layout?.kind ?? null,
    columns,
    notTaken: notTakenOf(columns, rows),
    source: sourceOf(headings),
    sheets,
  };
}
