import pixelmatch from "pixelmatch";

/** Pixels, four bytes each, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The height of a band in pixels: less than that of a line of text, so that a line fills at least one. */
const bandHeight = 12;

/** How much of what is printed in a band may differ. Edges of letters are smoothed in another way. */
const mostOfInk = 0.35;

/** What little ink may differ, in pixels: the end of a letter that reaches into the next band. */
const alwaysAllowed = 24;

/** How much two pictures of a page differ. */
export interface Difference {
  /** In hundredths of the page. */
  percent: number;
  /** The tops of the bands in which more differs than the smoothing of edges: a line that only one of them has. */
  bands: number[];
}

/**
 * Compares two pictures of a page, as a whole and in bands: a lost line of text is little of a page, but all of its
 * band.
 */
export function differenceOf(one: Pixels, other: Pixels): Difference {
  const { width, height } = one;
  const marks = new Uint8ClampedArray(one.data.length);
  const count = pixelmatch(one.data, other.data, marks, width, height, { diffMask: true });
  const bands: number[] = [];
  for (let top = 0; top < height; top += bandHeight) {
    const [from, to] = [top * width, Math.min(top + bandHeight, height) * width];
    let [apart, ink] = [0, 0];
    for (let pixel = from; pixel < to; pixel += 1) {
      if ((marks[pixel * 4 + 3] ?? 0) > 0) apart += 1;
      if (isInk(one.data, pixel) || isInk(other.data, pixel)) ink += 1;
    }
    if (apart > alwaysAllowed && apart > ink * mostOfInk) bands.push(top);
  }
  return { percent: (count / (width * height)) * 100, bands };
}

/** The lines of a page: where ink begins and ends from top to bottom. */
export function inkedRows({ width, height, data }: Pixels): { top: number; bottom: number }[] {
  const rows: { top: number; bottom: number }[] = [];
  for (let row = 0; row < height; row += 1) {
    let hasInk = false;
    for (let pixel = row * width; pixel < (row + 1) * width && !hasInk; pixel += 1)
      hasInk = isInk(data, pixel);
    const last = rows.at(-1);
    if (hasInk && last?.bottom === row) last.bottom = row + 1;
    else if (hasInk) rows.push({ top: row, bottom: row + 1 });
  }
  return rows;
}

/** Whether it would be noticed that the second picture lacks what it has between two heights. */
export function isMissed(one: Pixels, other: Pixels, top: number, bottom: number): boolean {
  const from = Math.floor(top / bandHeight) * bandHeight;
  const to = Math.min(Math.ceil(bottom / bandHeight) * bandHeight, one.height);
  const part = ({ width, data }: Pixels): Pixels => ({
    ...{ width, height: to - from },
    data: data.slice(from * width * 4, to * width * 4),
  });
  const lacking = part(other);
  lacking.data.fill(255, (top - from) * one.width * 4, (bottom - from) * one.width * 4);
  return differenceOf(part(one), lacking).bands.length > 0;
}

function isInk(data: Uint8ClampedArray, pixel: number): boolean {
  return (data[pixel * 4 + 1] ?? 255) < 200;
}
