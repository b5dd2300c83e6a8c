import type { Colour } from "#pdf/colour.ts";
import { hairline, ink, muted } from "#pdf/colour.ts";
import type { Operation, RectangleOperation, TextOperation } from "#pdf/operations.ts";
import type { Face } from "#pdf/setting/run.ts";
import { setLines, widestAddress } from "#pdf/setting/text-lines.ts";
import type { Sheet } from "#pdf/sheet.ts";

/** A part of a document that is placed on a page as a unit; its operations count y from its own top. */
export interface Piece {
  /** The room above it, in points; left out at the top of a page. */
  readonly gap: number;
  readonly height: number;
  readonly operations: readonly Operation[];
  /** It is never the last piece on a page: the next one is on the same page. */
  readonly keepsNext: boolean;
  /** The fewest lines before a break, if it may be broken; null if it is broken only when no page can hold it. */
  readonly breaksAfter: number | null;
  /** The piece that is repeated above it at the top of a page: a table's head. */
  readonly repeats: Piece | null;
}

export const firm = { keepsNext: false, breaksAfter: null, repeats: null } as const;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: Colour;
}

/** The type scale: few sizes, and weight rather than colour. */
export const styles = {
  title: { face: "bold", size: 24, leading: 30, colour: ink },
  amount: { face: "bold", size: 24, leading: 30, colour: ink },
  name: { face: "bold", size: 20, leading: 26, colour: ink },
  party: { face: "bold", size: 12, leading: 16, colour: ink },
  heading: { face: "bold", size: 12, leading: 16, colour: ink },
  body: { face: "regular", size: 10.5, leading: 14, colour: ink },
  strong: { face: "bold", size: 10.5, leading: 14, colour: ink },
  quiet: { face: "regular", size: 10.5, leading: 14, colour: muted },
  small: { face: "regular", size: 9, leading: 12, colour: muted },
  label: { face: "bold", size: 9, leading: 12, colour: muted },
} as const satisfies Record<string, TextStyle>;

/** Where a text is placed: the corner and width of its box, its style and its element. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly align?: "left" | "right";
  readonly element: number | null;
  /** Another text of the same element follows. */
  readonly continues?: boolean;
}

/** An e-mail address may shrink to this share of its size to stay on one line. */
const smallestShare = 0.65;

/**
 * Sets a text in a box, in as many lines as it needs. If an e-mail address is too wide, all of the text shrinks. A
 * paragraph of several lines that is read from the right begins at the right edge; a single line stays in its column.
 */
export function setText(sheet: Sheet, text: string, place: TextPlace): TextOperation[] {
  const { x, y, width, align, element } = place;
  const { face, size, colour } = withRoomForAddress(sheet, text, place);
  const leading = place.style.leading * sheet.spacing.leading;
  const lines = setLines(text, { face, size, width }, sheet.typesetter);
  return lines.map(({ text: line, order, isLong }, index) => {
    const taken = sheet.measure(line.trimEnd(), face, size);
    const isOpen = place.continues === true && index === lines.length - 1;
    const printed = isOpen ? `${line.trimEnd()} ` : line;
    const runs = sheet.typesetter.runs(printed, order, { face, size });
    const isFromRight = isLong && order !== null && order.base === 1;
    return {
      kind: "text",
      text: printed,
      ...(runs === null ? {} : { runs }),
      face,
      size,
      colour,
      x: align === "right" || isFromRight ? x + width - taken : x,
      y: y + index * leading,
      width: taken,
      height: leading,
      element,
    };
  });
}

function withRoomForAddress(sheet: Sheet, text: string, { style, width }: TextPlace): TextStyle {
  const widest = widestAddress(text, { ...style, width }, sheet.typesetter);
  if (widest === null || widest <= width || widest * smallestShare > width) return style;
  // Slightly less than exact, because sums of widths differ in their last digit.
  return { ...style, size: (style.size * width * 0.999) / widest };
}

/** Sets texts one beneath the other in the same style, leaving out blank ones. */
export function setTexts(sheet: Sheet, texts: readonly string[], place: TextPlace): TextOperation[] {
  const present = texts.filter((text) => text.trim() !== "");
  let { y } = place;
  return present.flatMap((text, index) => {
    const set = setText(sheet, text, { ...place, y, continues: index < present.length - 1 });
    y = bottomOf(set);
    return set;
  });
}

/** The lowest edge of operations; zero for none. */
export function bottomOf(operations: readonly Operation[]): number {
  return operations.reduce((lowest, { y, height }) => Math.max(lowest, y + height), 0);
}

/** A thin line across the text's width, or from one edge to another. */
export function rule(
  sheet: Sheet,
  y: number,
  line: { x?: number; width?: number; height?: number; colour?: Colour } = {},
): RectangleOperation {
  const { x = sheet.left, width = sheet.right - x, height = 0.6, colour = hairline } = line;
  return { kind: "rectangle", x, y, width, height, colour, element: null };
}
