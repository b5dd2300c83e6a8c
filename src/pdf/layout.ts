import { blockPieces } from "#pdf/block-pieces.ts";
import { ink, muted, textOn } from "#pdf/colour.ts";
import type { Doc } from "#pdf/doc.ts";
import { flow } from "#pdf/flow.ts";
import type { Operation, Pages } from "#pdf/operations.ts";
import type { Piece, TextStyle } from "#pdf/piece.ts";
import { rule, setText, styles } from "#pdf/piece.ts";
import type { Typesetter } from "#pdf/setting/typesetter.ts";
import type { Sheet, Spacing } from "#pdf/sheet.ts";
import { addElement, emptySheet, loose, root } from "#pdf/sheet.ts";

/**
 * Lays a document out on pages: a pure function, which gives the same result for the same document and typesetter, to
 * the last digit.
 */
export function layout(doc: Doc, typesetter: Typesetter): Pages {
  const { sheet, band, flowed } = flowedWithin(doc, typesetter);
  const pages = flowed.map((operations, index) => ({
    operations: [
      ...(index === 0 ? band : asArtifacts(band)),
      ...(index === 0 ? [] : runningHead(sheet)),
      ...operations,
      ...pageFoot(sheet, index + 1, flowed.length),
    ],
  }));
  return { width: sheet.width, height: sheet.height, elements: sheet.elements, pages };
}

/**
 * How far lines and gaps may be drawn together to save a page, step by step: gaps first, then the leading of the body
 * from 14 to 13 points. With less, lines would run together.
 */
const between: readonly Spacing[] = [
  { leading: 1, gap: 0.85 },
  { leading: 1, gap: 0.7 },
];
const tightest: Spacing = { leading: 13 / 14, gap: 0.7 };

interface Flowed {
  readonly sheet: Sheet;
  readonly band: readonly Operation[];
  readonly flowed: Operation[][];
}

/**
 * Puts a document on as few pages as the tightest spacing needs, with the widest spacing that needs no more. Where the
 * tightest saves several pages it is taken at once, so that a long document is laid out twice and not four times.
 */
function flowedWithin(doc: Doc, typesetter: Typesetter): Flowed {
  const widest = flowedAt(doc, typesetter, loose);
  const pages = widest.flowed.length;
  if (pages === 1) return widest;
  const tight = flowedAt(doc, typesetter, tightest);
  const saved = pages - tight.flowed.length;
  if (saved !== 1) return saved > 1 ? tight : widest;
  for (const spacing of between) {
    const looser = flowedAt(doc, typesetter, spacing);
    if (looser.flowed.length < pages) return looser;
  }
  return tight;
}

function flowedAt(doc: Doc, typesetter: Typesetter, spacing: Spacing): Flowed {
  const sheet = emptySheet(doc, typesetter, spacing);
  const band = bandOperations(sheet);
  const opening = doc.opening.flatMap((block) => blockPieces(sheet, block));
  const closing = doc.closing.flatMap((block) => blockPieces(sheet, block)).map(whole);
  const pieces = [...withSums(opening), ...closing].map((piece) => ({
    ...piece,
    gap: piece.gap * spacing.gap,
  }));
  return { sheet, band, flowed: flow(pieces, sheet) };
}

/**
 * The sums are never on a page without the last two rows that they add up, or the end of the notes above them. Rows
 * that are tall part from each other, since no page could hold them together.
 */
function withSums(opening: readonly Piece[]): Piece[] {
  const tail = opening.slice(-mostKept);
  const isLow = tail.reduce((sum, { height }) => sum + height, 0) < tallestKept;
  return opening.map((piece, index) => {
    const fromEnd = opening.length - index;
    const isKept = fromEnd === 1 || (isLow && fromEnd <= mostKept && piece.repeats !== null);
    return isKept ? { ...piece, keepsNext: true } : piece;
  });
}

/** In points: with the sums and how to pay, a page can hold them. */
const tallestKept = 200;

/** Two rows and their section's total. */
const mostKept = 3;

/** A block after the sums moves to the next page alone, and whole: a statement of law is not broken. */
function whole(piece: Piece, index: number): Piece {
  return index === 0 || piece.operations.length > mostLinesWhole ? piece : { ...piece, breaksAfter: null };
}

/** A text of more lines may be broken. */
const mostLinesWhole = 8;

const bandHeight = 22;

/** Along the upper edge of every page of a paper that is not for the customer. */
function bandOperations(sheet: Sheet): Operation[] {
  const { band: text } = sheet.doc;
  if (text === null) return [];
  const element = addElement(sheet, { type: "P", parent: root });
  const style: TextStyle = { ...styles.label, colour: textOn(ink) };
  const [line] = setText(sheet, text, {
    x: sheet.left,
    y: 5,
    width: sheet.right - sheet.left,
    style,
    element,
  });
  const ground = rule(sheet, 0, { x: 0, width: sheet.width, height: bandHeight, colour: ink });
  return line === undefined ? [] : [ground, line];
}

/** What is read aloud once, on a page where it stands again. */
function asArtifacts(operations: readonly Operation[]): Operation[] {
  return operations.map((operation) => ({ ...operation, element: null }));
}

/** Whose paper a page belongs to that is not the first. */
function runningHead(sheet: Sheet): Operation[] {
  const width = sheet.right - sheet.left;
  const place = { x: sheet.left, y: sheet.top - 6, width, style: styles.small, element: null };
  const [line] = setText(sheet, sheet.doc.running, place);
  return line === undefined ? [] : [line, rule(sheet, sheet.top + 10)];
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
