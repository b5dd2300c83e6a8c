import type { ShapedFace } from "#pdf/setting/open-face.ts";

export type Face = "regular" | "bold";

/** Measures a printable text: its width in points in a face at a size. */
export type Measure = (text: string, face: Face, size: number) => number;

/** A part of a line in one face and one direction. */
export interface Run {
  /** From the left edge of the line, in points. */
  readonly x: number;
  /** Its characters in the order in which they are read. */
  readonly text: string;
  /** The face of its script; null for the base face. */
  readonly shaped: ShapedFace | null;
}
