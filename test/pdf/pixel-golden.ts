import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { encode } from "fast-png";
import pixelmatch from "pixelmatch";
import type { Picture } from "#test/pdf/page-pixels.ts";

/** Where a picture that differs is written, with its differences in red; not in version control. */
const differences = fileURLToPath(new URL("../../.cache/pdf-pixels/", import.meta.url));

/**
 * A pixel differs when its grey differs by about 8 of 255. Between versions of the drawing library the smoothing of
 * edges differs by 2. Smoothed pixels count, because letters this small have few others.
 */
const colourTolerance = 0.03;

/**
 * The number of pixels that may differ. The smallest change of a figure, a 5 for a 3 in small print, affects three
 * times as many.
 */
const pixelTolerance = 5;

/** The file of the agreed picture of a page. */
export function goldenFile(name: string): string {
  return fileURLToPath(new URL(`pixels-${name}.png`, import.meta.url));
}

/**
 * Makes a picture the agreed one. Its colours are rounded to steps of 5 of 255, or slightly more on a page with many,
 * which is invisible, so that a palette of at most 256 is enough: the file is a third as large.
 */
export function writeGolden(name: string, { width, height, pixels }: Picture): void {
  const fitting = [5, 6, 7]
    .map((step) => withPalette(pixels, step))
    .find(({ palette }) => palette.length <= 256);
  if (!fitting) throw new Error(`${name} has too many colours for a golden`);
  const { data, palette } = fitting;
  writeFileSync(
    goldenFile(name),
    encode({ width, height, data, channels: 1, palette }, { zlib: { level: 9 } }),
  );
}

function withPalette(pixels: Picture["pixels"], step: number): { data: Uint8Array; palette: number[][] } {
  const places = new Map<string, number>();
  const palette: number[][] = [];
  const data = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < data.length; at += 1) {
    const colour = [...pixels.subarray(4 * at, 4 * at + 3)].map((value) =>
      Math.min(255, Math.round(value / step) * step),
    );
    const key = colour.join();
    const place = places.get(key) ?? palette.push(colour) - 1;
    places.set(key, place);
    data[at] = place;
  }
  return { data, palette };
}

/**
 * Compares a page with its golden picture.
 * @returns null if they look the same; otherwise what differs and where to see it: the present page and the
 * difference are written to .cache/pdf-pixels
 */
export async function differenceFromGolden(name: string, picture: Picture): Promise<string | null> {
  const [actualFile, differenceFile] = [`${differences}${name}.png`, `${differences}${name}-difference.png`];
  for (const file of [actualFile, differenceFile]) rmSync(file, { force: true });
  if (!existsSync(goldenFile(name))) {
    leave(actualFile, picture);
    return `${name} has no golden: see ${actualFile}`;
  }
  const golden = await decode(readFileSync(goldenFile(name)));
  const { width, height } = golden;
  if (picture.width !== width || picture.height !== height) {
    leave(actualFile, picture);
    return `${name} is ${picture.width} by ${picture.height} pixels, its golden ${width} by ${height}: see ${actualFile}`;
  }
  const pixels = new Uint8ClampedArray(golden.pixels.length);
  const count = pixelmatch(golden.pixels, picture.pixels, pixels, width, height, {
    threshold: colourTolerance,
    includeAA: true,
  });
  if (count <= pixelTolerance) return null;
  leave(actualFile, picture);
  leave(differenceFile, { width, height, pixels });
  return `${name} differs from its golden in ${count} pixels: see ${actualFile} and ${differenceFile}`;
}

function leave(file: string, picture: Picture): void {
  mkdirSync(differences, { recursive: true });
  const { width, height, pixels } = picture;
  writeFileSync(file, encode({ width, height, data: pixels, channels: 4 }));
}

async function decode(png: Uint8Array): Promise<Picture> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
