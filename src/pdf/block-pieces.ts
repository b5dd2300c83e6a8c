import type { Block, PartiesBlock, TextBlock, TitleBlock } from "#pdf/doc.ts";
import { factRows } from "#pdf/fact-rows.ts";
import { itemPieces } from "#pdf/item-pieces.ts";
import { letterheadPieces } from "#pdf/letterhead-piece.ts";
import type { Piece } from "#pdf/piece.ts";
import { bottomOf, firm, setText, setTexts, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";
import { totalsPieces } from "#pdf/totals-pieces.ts";

/** Sets a block: places its texts, but not yet on a page. */
export function blockPieces(sheet: Sheet, block: Block): Piece[] {
  switch (block.kind) {
    case "letterhead":
      return letterheadPieces(sheet, block);
    case "title":
      return [titlePiece(sheet, block)];
    case "parties":
      return [partiesPiece(sheet, block)];
    case "text":
      return [textPiece(sheet, block)];
    case "items":
      return itemPieces(sheet, block);
    case "totals":
      return totalsPieces(sheet, block);
  }
}

function titlePiece(sheet: Sheet, { text, remark }: TitleBlock): Piece {
  const place = { x: sheet.left, width: sheet.right - sheet.left };
  const element = addElement(sheet, { type: "H1", parent: root });
  const operations = setText(sheet, text, { ...place, y: 0, style: styles.title, element });
  if (remark !== null) {
    const y = bottomOf(operations) + 2;
    operations.push(
      ...setText(sheet, remark, { ...place, y, style: styles.quiet, element: paragraph(sheet) }),
    );
  }
  return { ...firm, gap: 16, height: bottomOf(operations), operations, keepsNext: true };
}

/** The room between texts side by side, in points. */
const gutter = 18;

const factsWidth = 178;

/** Addresses in columns from the left; number and dates on the right. */
function partiesPiece(sheet: Sheet, { parties, facts }: PartiesBlock): Piece {
  const room = sheet.right - sheet.left - factsWidth - gutter;
  const width = (room - gutter * (parties.length - 1)) / Math.max(parties.length, 1);
  const operations = parties.flatMap(({ heading, lines }, index) => {
    const place = { x: sheet.left + index * (width + gutter), width };
    const element = addElement(sheet, { type: "H2", parent: root });
    const head = setText(sheet, heading, { ...place, y: 0, style: styles.label, element });
    const [first = "", ...others] = lines.filter((line) => line.trim() !== "");
    const body = paragraph(sheet);
    const name = setText(sheet, first, {
      ...place,
      y: bottomOf(head) + 2,
      style: styles.strong,
      element: body,
      continues: others.length > 0,
    });
    const y = bottomOf(name);
    return [...head, ...name, ...setTexts(sheet, others, { ...place, y, style: styles.body, element: body })];
  });
  const place = {
    x: sheet.right - factsWidth,
    y: 0,
    width: factsWidth,
    labelWidth: 80,
    align: "right" as const,
  };
  operations.push(...factRows(sheet, facts, place));
  return { ...firm, gap: 10, height: bottomOf(operations), operations };
}

function textPiece(sheet: Sheet, { heading, text, isSmall }: TextBlock): Piece {
  const place = { x: sheet.left, width: sheet.right - sheet.left };
  const head =
    heading === null
      ? []
      : setText(sheet, heading, { ...place, y: 0, style: styles.heading, element: headingElement(sheet) });
  const style = isSmall ? styles.small : styles.body;
  const y = head.length === 0 ? 0 : bottomOf(head) + 3;
  const body = setText(sheet, text, { ...place, y, style, element: paragraph(sheet) });
  const operations = [...head, ...body];
  return {
    ...firm,
    gap: heading === null ? 10 : 16,
    height: bottomOf(operations),
    operations,
    breaksAfter: head.length + 2,
  };
}

function paragraph(sheet: Sheet): number {
  return addElement(sheet, { type: "P", parent: root });
}

function headingElement(sheet: Sheet): number {
  return addElement(sheet, { type: "H2", parent: root });
}
