import { blockPieces } from "#pdf/block-pieces.ts";
import { muted } from "#pdf/colour.ts";
import type { Doc } from "#pdf/doc.ts";
import { flow } from "#pdf/flow.ts";
import type { Measure, Operation, Pages } from "#pdf/operations.ts";
import type { Piece, TextStyle } from "#pdf/piece.ts";
import { rule, setText } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { emptySheet } from "#pdf/sheet.ts";

/**
 * Lays a document out on pages: pure, and the same for the same document and measure, to the last digit.
 *
 * @param measure the width of a printable text in points
 */
export function layout(doc: Doc, measure: Measure): Pages {
  const sheet = emptySheet(doc, measure);
  const opening = doc.opening.flatMap((block) => blockPieces(sheet, block));
  const closing = doc.closing.flatMap((block) => blockPieces(sheet, block));
  const flowed = flow([...opening, ...keptTogether(closing)], sheet);
  const pages = flowed.map((operations, index) => ({
    operations: [...ornament(sheet, index), ...operations, ...pageFoot(sheet, index + 1, flowed.length)],
  }));
  return { width: sheet.width, height: sheet.height, elements: sheet.elements, pages };
}

/** The sums and what follows them go to the next page together, so that none of it stands there alone. */
function keptTogether(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, keepsNext: index < pieces.length - 1 }));
}

/** The brand's colour along the upper edge of the first page. */
function ornament(sheet: Sheet, index: number): Operation[] {
  if (index > 0) return [];
  return [rule(sheet, 0, { x: 0, width: sheet.width, height: 6, colour: sheet.doc.accent })];
}

const footStyle: TextStyle = { face: "regular", size: 8, leading: 11, colour: muted };

function pageFoot(sheet: Sheet, page: number, pages: number): Operation[] {
  const y = sheet.height - 36;
  const place = { x: sheet.left, y, style: footStyle, element: null };
  const [foot] = setText(sheet, sheet.doc.foot, { ...place, width: sheet.right - sheet.left - 90 });
  const label = setText(sheet, sheet.doc.pageLabel(page, pages), {
    ...place,
    width: sheet.right - sheet.left,
    align: "right",
  });
  return [rule(sheet, y - 6), ...(foot === undefined ? [] : [foot]), ...label];
}
