import type { TextOperation } from "#pdf/operations.ts";
import type { Face } from "#pdf/setting/run.ts";

/** Half the height of a capital letter, as a share of the size: it centres capitals and figures. */
const halfCapital = 0.357;

/** The baseline of a line, in points from the upper edge of the page. */
export function baselineOf({ y, height, size }: Pick<TextOperation, "y" | "height" | "size">): number {
  return y + height / 2 + size * halfCapital;
}

/** The stroke that makes a face without a bold one of its own bold, as a share of the size. */
const boldStroke = 0.03;

/**
 * The width in points of the stroke around letters that are to be bold in a face without a bold one.
 *
 * @returns null where the face has one, or the letters are not bold
 */
export function strokeOf(file: string, { face, size }: { face: Face; size: number }): number | null {
  return face === "bold" && !file.endsWith("-bold") ? size * boldStroke : null;
}
