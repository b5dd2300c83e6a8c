import type { Block, PartiesBlock, TextBlock, TitleBlock } from "#pdf/doc.ts";
import { factRows } from "#pdf/fact-rows.ts";
import { itemPieces } from "#pdf/item-pieces.ts";
import { letterheadPieces } from "#pdf/letterhead-piece.ts";
import type { TextOperation } from "#pdf/operations.ts";
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

function titlePiece(sheet: Sheet, { text }: TitleBlock): Piece {
  const place = { x: sheet.left, y: 0, width: sheet.right - sheet.left };
  const element = addElement(sheet, { type: "H1", parent: root });
  const operations = setText(sheet, text, { ...place, style: styles.title, element });
  return { ...firm, gap: 14, height: bottomOf(operations), operations, keepsNext: true };
}

/** The room between texts side by side, in points. */
const gutter = 18;

/** The addressee on the left, with the site's address beneath it, number and dates on the right. */
function partiesPiece(sheet: Sheet, { parties, facts }: PartiesBlock): Piece {
  const left = { x: sheet.left, width: sheet.column - sheet.left - gutter };
  const right = { x: sheet.column, width: sheet.right - sheet.column };
  const [addressee, ...sites] = parties;
  const addressed = addressee === undefined ? [] : partyTexts(sheet, addressee, { ...left, y: 0 });
  const dated = factRows(sheet, facts, { ...right, y: 0, labelWidth: 84, align: "right" });
  const y = bottomOf(addressed) + 10 * sheet.spacing.gap;
  const located = sites.flatMap((site) => partyTexts(sheet, site, { ...left, y }));
  const operations = [...addressed, ...dated, ...located];
  return { ...firm, gap: 10, height: bottomOf(operations), operations };
}

function partyTexts(
  sheet: Sheet,
  { heading, lines }: PartiesBlock["parties"][number],
  place: { x: number; y: number; width: number },
): TextOperation[] {
  const element = addElement(sheet, { type: "H2", parent: root });
  const head = setText(sheet, heading, { ...place, style: styles.label, element });
  const [first = "", ...others] = lines.filter((line) => line.trim() !== "");
  const body = paragraph(sheet);
  const name = setText(sheet, first, {
    ...place,
    y: bottomOf(head) + 1,
    style: styles.party,
    element: body,
    continues: others.length > 0,
  });
  const rest = { ...place, y: bottomOf(name), style: styles.body, element: body };
  return [...head, ...name, ...setTexts(sheet, others, rest)];
}

function textPiece(sheet: Sheet, { heading, text, isSmall }: TextBlock): Piece {
  const place = { x: sheet.left, width: sheet.right - sheet.left };
  const head =
    heading === null
      ? []
      : setText(sheet, heading, { ...place, y: 0, style: styles.label, element: headingElement(sheet) });
  const style = isSmall ? styles.small : styles.body;
  const y = head.length === 0 ? 0 : bottomOf(head) + 2;
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
