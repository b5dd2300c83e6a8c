import type { Glyph, PathCommand } from "fontkit";
import { stepsPerPoint } from "#pdf/paper-sizes.ts";

/** Where a glyph is drawn and how large. */
export interface GlyphPlace {
  /** Units of the face to a point. */
  readonly scale: number;
  /** Of the glyph's origin, in points from the upper left corner of the page. */
  readonly x: number;
  readonly y: number;
}

const letters: Readonly<Record<PathCommand["command"], string>> = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
};

/**
 * The outline of a glyph as the data of an SVG path (SVG 2 §9.3), in steps of a fiftieth of a point. Outlines are
 * relative to the glyph's origin and kept, since a page has the same letters again and again.
 */
export function glyphShapes(): (glyph: Glyph, place: GlyphPlace) => string {
  const known = new Map<Glyph, Map<number, string>>();
  return (glyph, { scale, x, y }) => {
    const sizes = known.get(glyph) ?? new Map<number, string>();
    known.set(glyph, sizes);
    const outline = sizes.get(scale) ?? outlineOf(glyph, scale * stepsPerPoint);
    sizes.set(scale, outline);
    return outline === "" ? "" : `M${stepsOf(x)} ${stepsOf(y)}${outline}`;
  };
}

/** Points in whole steps. */
export function stepsOf(points: number): number {
  return Math.round(points * stepsPerPoint);
}

/** Each command is relative to the end of the one before it, which is rounded too, so that nothing drifts. */
function outlineOf(glyph: Glyph, scale: number): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  return glyph.path.commands
    .map(({ command, args }) => {
      const ends: number[] = [];
      let [x, y] = [penX, penY];
      for (let at = 0; at < args.length; at += 2) {
        // The y axis of a face points upwards.
        [x, y] = [Math.round((args[at] ?? 0) * scale), Math.round(-(args[at + 1] ?? 0) * scale)];
        ends.push(x - penX, y - penY);
      }
      if (command === "closePath") [x, y] = [startX, startY];
      if (command === "moveTo") [startX, startY] = [x, y];
      [penX, penY] = [x, y];
      return `${letters[command]}${ends.join(" ").replaceAll(" -", "-")}`;
    })
    .join("");
}
