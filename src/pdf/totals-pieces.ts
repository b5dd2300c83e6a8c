import { muted, textOn } from "#pdf/colour.ts";
import type { Aside, Fact, TotalRow, TotalsBlock } from "#pdf/doc.ts";
import { factRows, tableRow } from "#pdf/fact-rows.ts";
import type { Operation } from "#pdf/operations.ts";
import type { Piece } from "#pdf/piece.ts";
import { bottomOf, firm, rule, setText, setTexts, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";

const totalsWidth = 254;
const gutter = 14;

/** The least room between a label and its amount, in points. */
const betweenTexts = 10;

/** The greatest height of the text beside the sums, in points; a taller one goes beneath them. */
const tallestBeside = 240;

/**
 * The sums on the right, with the amount in a box; how to pay or to accept beside them on the left, or beneath them if
 * it is long.
 */
export function totalsPieces(sheet: Sheet, { rows, beside }: TotalsBlock): Piece[] {
  const sums = sumOperations(sheet, rows);
  if (beside === null) return [totalsPiece(sums)];
  const narrow = sheet.right - sheet.left - totalsWidth - gutter;
  const attempt = asideOperations({ ...sheet, elements: [] }, beside, narrow);
  if (bottomOf(attempt) <= tallestBeside) {
    return [totalsPiece([...sums, ...asideOperations(sheet, beside, narrow)])];
  }
  const operations = asideOperations(sheet, beside, sheet.right - sheet.left);
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

function asideOperations(sheet: Sheet, { heading, text, facts, signed }: Aside, width: number): Operation[] {
  const place = { x: sheet.left, width };
  const element = addElement(sheet, { type: "H2", parent: root });
  const set: Operation[] = setText(sheet, heading, { ...place, y: 0, style: styles.heading, element });
  if (text !== null) {
    const paragraph = addElement(sheet, { type: "P", parent: root });
    set.push(
      ...setText(sheet, text, { ...place, y: bottomOf(set) + 3, style: styles.body, element: paragraph }),
    );
  }
  if (facts.length > 0) {
    const labelWidth = Math.min(widestLabel(sheet, facts), width / 2);
    set.push(...factRows(sheet, facts, { ...place, y: bottomOf(set) + 3, labelWidth, align: "left" }));
  }
  for (const label of signed) set.push(...signatureLine(sheet, label, { ...place, y: bottomOf(set) }));
  return set;
}

/** "Cheques payable to" takes one line, and no label more room than it needs. */
function widestLabel(sheet: Sheet, facts: readonly Fact[]): number {
  const { face, size } = styles.quiet;
  return Math.max(...facts.map(({ label }) => sheet.measure(label, face, size))) + 0.01;
}

/** A line to write on, with what is written there beneath it. */
function signatureLine(
  sheet: Sheet,
  label: string,
  { x, y, width }: { x: number; y: number; width: number },
): Operation[] {
  const line = y + 26 * sheet.spacing.gap;
  const element = addElement(sheet, { type: "P", parent: root });
  return [
    rule(sheet, line, { x, width, colour: muted }),
    ...setText(sheet, label, { x, y: line + 2, width, style: styles.small, element }),
  ];
}

function totalRow(sheet: Sheet, { row, table, y }: { row: TotalRow; table: number; y: number }): Operation[] {
  if (row.weight === "due") return dueBox(sheet, { row, table, y });
  const style = row.weight === "strong" ? styles.strong : styles.body;
  const { head, data } = tableRow(sheet, table);
  const place = { x: sheet.right - totalsWidth, y: y + 3, width: totalsWidth };
  const amount = setText(sheet, row.value, { ...place, style, align: "right", element: data });
  const taken = Math.max(...amount.map(({ width }) => width));
  const width = place.width - taken - betweenTexts;
  const continues = row.note !== undefined;
  const label = setText(sheet, row.label, { ...place, width, style, element: head, continues });
  const noted = { ...place, y: bottomOf([...label, ...amount]), style: styles.small, element: head };
  return [...label, ...setTexts(sheet, [row.note ?? ""], noted), ...amount];
}

/** The room between the edge of the box and its text, in points. */
const boxPadding = 8;

/** The amount in large type, in a box of the brand's colour; smaller when it is too long for its box. */
function dueBox(sheet: Sheet, { row, table, y }: { row: TotalRow; table: number; y: number }): Operation[] {
  const colour = textOn(sheet.doc.accent);
  const { head, data } = tableRow(sheet, table);
  const [top, left, room] = [y + 4, sheet.right - totalsWidth + boxPadding, totalsWidth - 2 * boxPadding];
  const [strong, small] = [
    { ...styles.strong, colour },
    { ...styles.small, colour },
  ];
  const wanted = sheet.measure(row.value, styles.amount.face, styles.amount.size);
  const labelled = Math.max(
    sheet.measure(row.label, strong.face, strong.size),
    sheet.measure(row.note ?? "", small.face, small.size),
  );
  const width = Math.max(room - labelled - betweenTexts, room / 2);
  const size = Math.min(1, width / wanted) * styles.amount.size;
  const style = { ...styles.amount, size, colour };
  const text = { x: left, width: room - Math.min(width, wanted) - betweenTexts, element: head };
  const continues = row.note !== undefined;
  const label = setText(sheet, row.label, { ...text, y: 0, style: strong, continues });
  const note = setTexts(sheet, [row.note ?? ""], { ...text, y: bottomOf(label), style: small });
  const amount = setText(sheet, row.value, {
    ...{ x: left, y: 0, width: room, element: data },
    style,
    align: "right",
  });
  const words = [...label, ...note];
  const height = Math.max(bottomOf(words), bottomOf(amount));
  const lowered = [
    ...words.map((each) => ({ ...each, y: each.y + (height - bottomOf(words)) / 2 })),
    ...amount.map((each) => ({ ...each, y: each.y + (height - bottomOf(amount)) / 2 })),
  ].map((each) => ({ ...each, y: each.y + top + boxPadding }));
  const box = { x: sheet.right - totalsWidth, y: top, width: totalsWidth, height: height + 2 * boxPadding };
  return [{ kind: "rectangle", ...box, colour: sheet.doc.accent, element: null }, ...lowered];
}
