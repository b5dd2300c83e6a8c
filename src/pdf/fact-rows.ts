import type { Fact } from "#pdf/doc.ts";
import type { TextOperation } from "#pdf/operations.ts";
import { bottomOf, setText, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";

/** Where a list of facts is placed, and how much of its width the labels take. */
export interface FactPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly labelWidth: number;
  readonly align: "left" | "right";
}

/** Sets facts one beneath the other: a quiet label on the left, its value beside it. */
export function factRows(sheet: Sheet, facts: readonly Fact[], place: FactPlace): TextOperation[] {
  const table = addElement(sheet, { type: "Table", parent: root });
  const { x, width, labelWidth, align } = place;
  const gutter = 6;
  let y = place.y;
  return facts.flatMap(({ label, value }) => {
    const { head, data } = tableRow(sheet, table);
    const room = { x: x + labelWidth + gutter, y, width: width - labelWidth - gutter };
    const style = align === "right" ? styles.strong : styles.body;
    const row = [
      ...setText(sheet, label, { x, y, width: labelWidth, style: styles.quiet, element: head }),
      ...setText(sheet, value, { ...room, style, align, element: data }),
    ];
    y = bottomOf(row) + 2;
    return row;
  });
}

/** Adds a row with a label cell and a value cell. */
export function tableRow(sheet: Sheet, table: number): { head: number; data: number } {
  const row = addElement(sheet, { type: "TR", parent: table });
  const head = addElement(sheet, { type: "TH", parent: row, scope: "Row" });
  return { head, data: addElement(sheet, { type: "TD", parent: row }) };
}
