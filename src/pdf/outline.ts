import type { PathCommand } from "fontkit";

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/**
 * Writes an outline of lines and quadratic curves as a simple glyph of TrueType (table glyf), with whole coordinates of
 * two bytes. Our own, because fontkit's encoder of outlines leaves out the last count of repeated flags.
 */
export function encodeOutline(commands: readonly PathCommand[]): { bytes: Uint8Array; left: number } {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(0), left: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bytes = new Uint8Array(even(12 + 2 * contours.length + 5 * points.length));
  const view = new DataView(bytes.buffer);
  const left = lowest(xs);
  const header = [contours.length, left, lowest(ys), -lowest(xs.map(negative)), -lowest(ys.map(negative))];
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  header.forEach(write);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    write(last);
  }
  write(0);
  for (const { isOnCurve } of points) {
    view.setUint8(at, isOnCurve ? 1 : 0);
    at += 1;
  }
  for (const values of [xs, ys]) {
    let previous = 0;
    for (const value of values) {
      write(value - previous);
      previous = value;
    }
  }
  return { bytes, left };
}

/** A contour begins again at its first point by itself. */
function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = args;
    if (command === "moveTo") contours.push([{ x, y, isOnCurve: true }]);
    else if (command === "lineTo") contours.at(-1)?.push({ x, y, isOnCurve: true });
    else if (command === "quadraticCurveTo")
      contours.at(-1)?.push({ x, y, isOnCurve: false }, { x: endX, y: endY, isOnCurve: true });
  }
  return contours.map(withoutReturn).filter(({ length }) => length > 1);
}

function withoutReturn(contour: readonly Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve;
  return returns ? contour.slice(0, -1) : [...contour];
}

function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function negative(value: number): number {
  return -value;
}

function even(length: number): number {
  return length + (length % 2);
}
