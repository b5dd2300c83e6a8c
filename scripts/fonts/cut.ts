/// <reference path="../../src/pdf/pdf-packages.d.ts" />
/// <reference path="../subset-font.d.ts" />
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "fflate";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { Ranges } from "#pdf/setting/covers.ts";

/** Where the faces are written. */
export const target = "src/pdf/faces";

/** Cuts a face to some characters, without hints and without OpenType features: each character is one glyph. */
export async function cutPlain(whole: Buffer, codes: Iterable<number>): Promise<Buffer> {
  return await subsetFont(whole, textOf(codes), {
    targetFormat: "sfnt",
    keepFeatures: [],
    noHinting: true,
    dropTables: ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"],
  });
}

/** Cuts a face to some characters and to every glyph that shaping makes of them. */
export async function cutShaping(whole: Buffer, codes: Iterable<number>): Promise<Buffer> {
  return await subsetFont(whole, textOf(codes), {
    targetFormat: "sfnt",
    noHinting: true,
    dropTables: ["STAT", "gasp", "prep"],
  });
}

function textOf(codes: Iterable<number>): string {
  return Array.from(codes, (code) => String.fromCodePoint(code)).join("");
}

export function codesOf(ranges: Ranges): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** Code points as ranges, ascending. */
export function rangesOf(codes: Iterable<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((left, right) => left - right)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** The code points for which a face has a glyph. */
export function charactersOf(face: Buffer): number[] {
  const font = create(face);
  // A table of characters ends with an entry that is not a character.
  return font.characterSet.filter((code) => font.hasGlyphForCodePoint(code));
}

/** Packed once and for all, so that no server has to do it: its type tells a server that it is packed already. */
export async function writeFace(file: string, face: Buffer): Promise<number> {
  const packed = gzipSync(face, { level: 9, mtime: 0 });
  await writeFile(join(target, `${file}.ttf.gz`), packed);
  return packed.length;
}
