import { blockPieces } from "#pdf/block-pieces.ts";
import { muted } from "#pdf/colour.ts";
import type { Doc } from "#pdf/doc.ts";
import { flow } from "#pdf/flow.ts";
import type { Operation, Pages } from "#pdf/operations.ts";
import type { Piece, TextStyle } from "#pdf/piece.ts";
import { rule, setText } from "#pdf/piece.ts";
import type { Typesetter } from "#pdf/setting/typesetter.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { emptySheet } from "#pdf/sheet.ts";

/**
 * Lays a document out on pages: a pure function, which gives the same result for the same document and typesetter, to
 * the last digit.
 */
export function layout(doc: Doc, typesetter: Typesetter): Pages {
  const { sheet, flowed } = flowedWithin(doc, typesetter);
  const pages = flowed.map((operations, index) => ({
    operations: [...ornament(sheet, index), ...operations, ...pageFoot(sheet, index + 1, flowed.length)],
  }));
  return { width: sheet.width, height: sheet.height, elements: sheet.elements, pages };
}

/** How far spacing may shrink to save a page, step by step; with less, lines would run together. */
const spacings = [1, 0.96, 0.92, 0.88] as const;

/** In a longer document nobody would notice that a page was saved. */
const mostPagesSpared = 4;

interface Flowed {
  readonly sheet: Sheet;
  readonly flowed: Operation[][];
}

/** Puts a document on as few pages as the tightest spacing needs, with the widest spacing that needs no more. */
function flowedWithin(doc: Doc, typesetter: Typesetter): Flowed {
  const loose = flowedAt(doc, typesetter, spacings[0]);
  const pages = loose.flowed.length;
  if (pages === 1 || pages > mostPagesSpared) return loose;
  for (const spacing of spacings.slice(1)) {
    const tight = flowedAt(doc, typesetter, spacing);
    if (tight.flowed.length < pages) return tight;
  }
  return loose;
}

function flowedAt(doc: Doc, typesetter: Typesetter, spacing: number): Flowed {
  const sheet = emptySheet(doc, typesetter, spacing);
  const opening = doc.opening.flatMap((block) => blockPieces(sheet, block));
  const closing = doc.closing.flatMap((block) => blockPieces(sheet, block)).map(whole);
  const pieces = [...withSums(opening), ...closing].map((piece) => ({ ...piece, gap: piece.gap * spacing }));
  return { sheet, flowed: flow(pieces, sheet) };
}

/** The sums are never on a page without the last row that they add up. */
function withSums(opening: readonly Piece[]): Piece[] {
  const last = opening.length - 1;
  return opening.map((piece, index) =>
    index === last && piece.repeats !== null ? { ...piece, keepsNext: true } : piece,
  );
}

/** A block after the sums moves to the next page alone, and whole: a statement of law is not broken. */
function whole(piece: Piece, index: number): Piece {
  return index === 0 || piece.operations.length > mostLinesWhole ? piece : { ...piece, breaksAfter: null };
}

/** A text of more lines may be broken. */
const mostLinesWhole = 8;

/** A bar in the brand's colour along the upper edge of the first page. */
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
