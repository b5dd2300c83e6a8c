import { textOn } from "#pdf/colour.ts";
import type { Aside, TotalRow, TotalsBlock } from "#pdf/doc.ts";
import { factRows, tableRow } from "#pdf/fact-rows.ts";
import type { Operation } from "#pdf/operations.ts";
import type { Piece } from "#pdf/piece.ts";
import { bottomOf, firm, rule, setText, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";

const totalsWidth = 270;
const gutter = 24;

/** The greatest height of the text beside the sums, in points; a taller one goes beneath them. */
const tallestBeside = 240;

/**
 * The sums on the right, with the amount due in the brand's colour; how to pay beside them on the left, or beneath
 * them if it is long.
 */
export function totalsPieces(sheet: Sheet, { rows, beside }: TotalsBlock): Piece[] {
  const sums = sumOperations(sheet, rows);
  if (beside === null) return [totalsPiece(sums)];
  const narrow = { width: sheet.right - sheet.left - totalsWidth - gutter, labelWidth: 76 };
  const attempt = asideOperations({ ...sheet, elements: [] }, beside, narrow);
  if (bottomOf(attempt) <= tallestBeside) {
    return [totalsPiece([...sums, ...asideOperations(sheet, beside, narrow)])];
  }
  const wide = { width: sheet.right - sheet.left, labelWidth: 110 };
  const operations = asideOperations(sheet, beside, wide);
  return [totalsPiece(sums), { ...firm, gap: 16, height: bottomOf(operations), operations, breaksAfter: 3 }];
}

function totalsPiece(operations: readonly Operation[]): Piece {
  return { ...firm, gap: 16, height: bottomOf(operations), operations };
}

function sumOperations(sheet: Sheet, rows: readonly TotalRow[]): Operation[] {
  const table = addElement(sheet, { type: "Table", parent: root });
  const operations: Operation[] = [];
  let y = 0;
  for (const row of rows) {
    if (row.weight === "strong") operations.push(rule(sheet, y + 1, { x: sheet.right - totalsWidth }));
    const set = totalRow(sheet, { row, table, y });
    operations.push(...set);
    y = bottomOf(set) + 3;
  }
  return operations;
}

function asideOperations(
  sheet: Sheet,
  { heading, facts }: Aside,
  { width, labelWidth }: { width: number; labelWidth: number },
): Operation[] {
  const element = addElement(sheet, { type: "H2", parent: root });
  const head = setText(sheet, heading, { x: sheet.left, y: 0, width, style: styles.heading, element });
  const place = { x: sheet.left, y: bottomOf(head) + 3, width };
  return [...head, ...factRows(sheet, facts, { ...place, labelWidth, align: "left" })];
}

function totalRow(sheet: Sheet, { row, table, y }: { row: TotalRow; table: number; y: number }): Operation[] {
  const isDue = row.weight === "due";
  const ground = sheet.doc.accent;
  const style = isDue
    ? { face: "bold" as const, size: 13, leading: 18, colour: textOn(ground) }
    : row.weight === "strong"
      ? styles.strong
      : styles.body;
  const [inset, pad] = [10, isDue ? 8 : 3];
  const { head, data } = tableRow(sheet, table);
  const left = sheet.right - totalsWidth;
  const amount = setText(sheet, row.value, {
    x: left + inset,
    y: y + pad,
    width: totalsWidth - 2 * inset,
    style,
    align: "right",
    element: data,
  });
  const taken = Math.max(...amount.map(({ width }) => width));
  const label = setText(sheet, row.label, {
    x: left + inset,
    y: y + pad,
    width: totalsWidth - 2 * inset - taken - 12,
    style,
    element: head,
    continues: row.note !== undefined,
  });
  const note = setText(sheet, row.note ?? "", {
    x: left + inset,
    y: bottomOf([...label, ...amount]),
    width: totalsWidth - 2 * inset,
    style: styles.small,
    element: head,
  });
  const height = bottomOf([...label, ...amount]) + pad - y;
  if (!isDue) return [...label, ...(row.note === undefined ? [] : note), ...amount];
  const box = { x: left, y: y + 4, width: totalsWidth, height };
  const lowered = [...label, ...amount].map((operation) => ({ ...operation, y: operation.y + 4 }));
  return [{ kind: "rectangle", ...box, colour: ground, element: null }, ...lowered];
}
