import { muted } from "#pdf/colour.ts";
import type { Cell, ItemColumn, ItemSection, ItemsBlock } from "#pdf/doc.ts";
import type { TextOperation } from "#pdf/operations.ts";
import type { Piece, TextStyle } from "#pdf/piece.ts";
import { bottomOf, firm, rule, setText, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";

interface PlacedColumn extends ItemColumn {
  readonly x: number;
  readonly width: number;
}

const gutter = 12;
/** The room above and beneath the text of a row, in points. */
function paddingOf({ spacing }: Sheet): number {
  return 4 * spacing.gap;
}

/** The height of a section's heading and its sum, in points. A row is kept whole if a page can hold it with both. */
const besides = 46;

/**
 * Sets the lines of a document: for each section its heading, the table's head, one row for each line and the sum.
 * The heading keeps with the first row, the last two rows with the sum. Rows are whole, and the head is repeated above a
 * row that starts a page.
 */
export function itemPieces(sheet: Sheet, block: ItemsBlock): Piece[] {
  const widths = columnWidths(sheet, block);
  return block.sections.flatMap((section) =>
    sectionPieces(sheet, section, placeColumns(sheet, section, widths)),
  );
}

function sectionPieces(sheet: Sheet, section: ItemSection, columns: readonly PlacedColumn[]): Piece[] {
  const heading = headingPiece(sheet, section.heading);
  const table = addElement(sheet, { type: "Table", parent: root });
  const head = headPiece(sheet, columns, table);
  const again = continuedHead(sheet, section.heading, head);
  const rows = section.rows.map((cells) => rowPiece(sheet, { cells, columns, table, head: again }));
  const total = section.total === null ? [] : [totalPiece(sheet, { section, columns, table, head: again })];
  return [heading, { ...head, keepsNext: true }, ...rows.map(withEnding), ...total];

  /** The last row keeps with the sum, and the one before it with the last, which is never alone after a break. */
  function withEnding(row: Piece, index: number): Piece {
    const [isLast, isLastButOne] = [index === rows.length - 1, index === rows.length - 2];
    const isPairLow = row.height + (rows[index + 1]?.height ?? 0) < tallestPair;
    return { ...row, keepsNext: isLast ? total.length > 0 : isLastButOne && isPairLow };
  }
}

/** In points. A taller pair may part, since as much of the page before would stay empty. */
const tallestPair = 200;

function headingPiece(sheet: Sheet, text: string): Piece {
  const operations = setText(sheet, text, {
    x: sheet.left,
    y: 0,
    width: sheet.right - sheet.left,
    style: styles.heading,
    element: addElement(sheet, { type: "H2", parent: root }),
  });
  return { ...firm, gap: 16, height: bottomOf(operations) + 1, operations, keepsNext: true };
}

function headPiece(sheet: Sheet, columns: readonly PlacedColumn[], table: number): Piece {
  const row = addElement(sheet, { type: "TR", parent: table });
  const operations = columns.flatMap((column) => {
    const element = addElement(sheet, { type: "TH", parent: row, scope: "Column" });
    return setText(sheet, column.head, { ...column, y: 2, style: styles.label, element });
  });
  const bottom = bottomOf(operations) + 4;
  return {
    ...firm,
    gap: 0,
    height: bottom + 1,
    operations: [...operations, rule(sheet, bottom, { colour: muted })],
  };
}

/** What stands above a row that starts a page: the section's name again, and the table's head. */
function continuedHead(sheet: Sheet, heading: string, head: Piece): Piece {
  const place = {
    x: sheet.left,
    y: 0,
    width: sheet.right - sheet.left,
    style: styles.heading,
    element: null,
  };
  const name = setText(sheet, sheet.doc.continued(heading), place);
  const top = bottomOf(name) + 1;
  const lowered = head.operations.map((operation) => ({ ...operation, y: operation.y + top }));
  return { ...head, height: top + head.height, operations: [...name, ...lowered] };
}

function rowPiece(
  sheet: Sheet,
  {
    cells,
    columns,
    table,
    head,
  }: { cells: readonly Cell[]; columns: readonly PlacedColumn[]; table: number; head: Piece },
): Piece {
  const row = addElement(sheet, { type: "TR", parent: table });
  const operations = columns.flatMap((column, index) => {
    const element = addElement(sheet, { type: "TD", parent: row });
    return cellOperations(sheet, { cell: cells[index] ?? { text: "" }, column, element });
  });
  const bottom = bottomOf(operations) + paddingOf(sheet);
  const height = bottom + 0.6;
  const isTooTall = height + head.height + besides > sheet.bottom - sheet.topLater;
  return {
    ...firm,
    gap: 0,
    height,
    operations: [...operations, rule(sheet, bottom)],
    breaksAfter: isTooTall ? 2 : null,
    repeats: head,
  };
}

function cellOperations(
  sheet: Sheet,
  { cell, column, element }: { cell: Cell; column: PlacedColumn; element: number },
): TextOperation[] {
  const place = { ...column, element };
  const padding = paddingOf(sheet);
  const style = column.isWide || column.align === "right" ? styles.body : styles.quiet;
  const detail = cell.detail ?? "";
  const hasDetail = detail.trim() !== "";
  const text =
    cell.text === "" ? [] : setText(sheet, cell.text, { ...place, y: padding, style, continues: hasDetail });
  if (!hasDetail) return text;
  const y = text.length === 0 ? padding : bottomOf(text);
  return [...text, ...setText(sheet, detail, { ...place, y, style: styles.small })];
}

function totalPiece(
  sheet: Sheet,
  {
    section,
    columns,
    table,
    head,
  }: { section: ItemSection; columns: readonly PlacedColumn[]; table: number; head: Piece },
): Piece {
  const row = addElement(sheet, { type: "TR", parent: table });
  const operations = columns.flatMap((column, index) => {
    const isLabel = index === 0;
    const element = addElement(
      sheet,
      isLabel ? { type: "TH", parent: row, scope: "Row" } : { type: "TD", parent: row },
    );
    const amount = section.total?.value ?? "";
    const place = { x: column.x, y: paddingOf(sheet) + 1, style: styles.strong, element };
    if (isLabel) {
      const width = sheet.right - column.x - sheet.measure(amount, "bold", styles.strong.size) - gutter;
      return setText(sheet, section.total?.label ?? "", { ...place, width });
    }
    if (index < columns.length - 1) return [];
    return setText(sheet, amount, {
      ...place,
      x: sheet.left,
      width: sheet.right - sheet.left,
      align: "right",
    });
  });
  return { ...firm, gap: 0, height: bottomOf(operations) + paddingOf(sheet), operations, repeats: head };
}

/** By its head, a narrow column is as wide as its widest text in all sections, within bounds, so that amounts line up. */
function columnWidths(sheet: Sheet, { sections }: ItemsBlock): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const { columns, rows } of sections) {
    columns.forEach(({ head, align, isWide }, index) => {
      if (isWide) return;
      const cells = rows.map((cells) => widthOf(sheet, cells[index]?.text ?? "", styles.body));
      const widest = Math.max(...cells, widthOf(sheet, head, styles.label), widths.get(head) ?? 0);
      widths.set(head, Math.min(widest + 0.01, align === "right" ? 100 : 84));
    });
  }
  return widths;
}

/** Places the columns of a section side by side; the wide one takes the width that the others leave. */
function placeColumns(
  sheet: Sheet,
  { columns }: ItemSection,
  widths: ReadonlyMap<string, number>,
): PlacedColumn[] {
  const own = columns.map(({ head }) => widths.get(head) ?? 0);
  const taken = own.reduce((sum, width) => sum + width, 0) + gutter * (columns.length - 1);
  let x = sheet.left;
  return columns.map((column, index) => {
    const width = column.isWide ? sheet.right - sheet.left - taken : (own[index] ?? 0);
    const placed = { ...column, x, width };
    x += width + gutter;
    return placed;
  });
}

function widthOf(sheet: Sheet, text: string, { face, size }: TextStyle): number {
  return Math.max(
    ...sheet.typesetter
      .printable(text)
      .split("\n")
      .map((line) => sheet.measure(line, face, size)),
  );
}
