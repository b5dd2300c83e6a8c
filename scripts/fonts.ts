/// <reference path="../src/pdf/pdf-packages.d.ts" />
/**
 * Makes the faces for documents: subsets of Noto Sans Regular and Bold with the letters that a European name, address
 * or price needs, without OpenType features (kerning hides decimal points, and features take most of a face's parsing
 * time). Armenian and Georgian come from other faces of the same design and are added to the same file: each letter
 * stays one glyph of one face. Writes src/pdf/faces/ and src/pdf/setting/coverage.ts. Run it by `npm run fonts`; the
 * result is committed.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "fflate";
import { Font } from "fonteditor-core";
import { create } from "fontkit";
import subsetFont from "subset-font";

type Ranges = readonly (readonly [number, number])[];

interface Source {
  /** The package's folder. */
  folder: string;
  /** The first part of its file names. */
  name: string;
  kept: Ranges;
}

const require = createRequire(import.meta.url);

/** The main face, and the ranges of code points to keep, inclusive. */
const main: Source = {
  folder: dirname(require.resolve("@expo-google-fonts/noto-sans/package.json")),
  name: "NotoSans",
  kept: [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x253, 0x25b],
    [0x263, 0x263],
    [0x268, 0x26f],
    [0x272, 0x275],
    [0x288, 0x28b],
    [0x292, 0x292],
    [0x2b9, 0x2dd],
    [0x300, 0x338],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x1e00, 0x1fff],
    [0x2010, 0x205e],
    [0x2070, 0x208e],
    [0x20a0, 0x20c0],
    [0x2100, 0x215f],
    [0x2189, 0x2189],
    [0x2212, 0x2212],
    [0xfb00, 0xfb06],
    [0xfffd, 0xfffd],
  ],
};

/**
 * Letters of other faces: only those of names and addresses. A Georgian capital is printed as its lower case
 * (missing-glyphs.ts). Church script and phonetic marks are left out, because every user downloads each kilobyte.
 */
const added: readonly Source[] = [
  {
    folder: dirname(require.resolve("@expo-google-fonts/noto-sans-armenian/package.json")),
    name: "NotoSansArmenian",
    kept: [
      [0x531, 0x556],
      [0x559, 0x55f],
      [0x561, 0x587],
      [0x589, 0x58a],
      [0x58f, 0x58f],
    ],
  },
  {
    folder: dirname(require.resolve("@expo-google-fonts/noto-sans-georgian/package.json")),
    name: "NotoSansGeorgian",
    kept: [[0x10d0, 0x10fa]],
  },
];

const target = "src/pdf/faces";

await mkdir(target, { recursive: true });
const regular = await face("400Regular");
const bold = await face("700Bold");
await writeFace("noto-sans-regular", regular);
await writeFace("noto-sans-bold", bold);
await writeCoverage(regular, bold);
await writeFile(join(target, "OFL.txt"), await licence());

/**
 * Subset once before the letters of the others are added, so that none occurs twice, and once afterwards, to pack it
 * well.
 */
async function face(weight: string): Promise<Buffer> {
  const latin = await cut(await fileOf(main, weight), main.kept);
  const joined = Font.create(latin, { type: "ttf" });
  for (const source of added) {
    const subset = codesOf(source.kept);
    joined.merge(Font.create(await fileOf(source, weight), { type: "ttf", subset }), { scale: 1 });
  }
  const all = [main, ...added].flatMap(({ kept }) => kept);
  return await cut(joined.write({ type: "ttf", toBuffer: true }), all);
}

async function fileOf({ folder, name }: Source, weight: string): Promise<Buffer> {
  return await readFile(join(folder, weight, `${name}_${weight}.ttf`));
}

async function cut(whole: Buffer, ranges: Ranges): Promise<Buffer> {
  return await subsetFont(whole, String.fromCodePoint(...codesOf(ranges)), {
    targetFormat: "sfnt",
    keepFeatures: [],
    noHinting: true,
    dropTables: ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"],
  });
}

function codesOf(ranges: Ranges): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** One licence, with the names of the authors of all parts: the faces' texts differ in the first line only. */
async function licence(): Promise<string> {
  const texts = await Promise.all(
    [main, ...added].map(({ folder }) => readFile(join(folder, "LICENSE_FONT"), "utf8")),
  );
  const [terms, ...others] = new Set(texts.map((text) => text.slice(text.indexOf("\n"))));
  if (others.length > 0) throw new Error("The faces come under different terms");
  return texts.map((text) => text.slice(0, text.indexOf("\n"))).join("\n") + terms;
}

/** Packed once and for all, so that no server has to do it: its type tells a server that it is packed already. */
async function writeFace(file: string, face: Buffer): Promise<void> {
  const packed = gzipSync(face, { level: 9, mtime: 0 });
  await writeFile(join(target, `${file}.ttf.gz`), packed);
  console.log(`${file}: ${face.length} bytes, ${packed.length} packed`);
}

async function writeCoverage(...faces: Buffer[]): Promise<void> {
  const [first = new Set<number>(), ...others] = faces.map((face) => new Set(charactersOf(face)));
  const shared = [...first].filter((code) => others.every((other) => other.has(code)));
  const ranges: [number, number][] = [];
  for (const code of shared.sort((left, right) => left - right)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const note =
    "/** Code points that both faces have, as first and last of each range, ascending. Written by scripts/fonts.ts. */";
  const lines = ranges.map(([from, to]) => `  [0x${from.toString(16)}, 0x${to.toString(16)}],`);
  await writeFile(
    "src/pdf/setting/coverage.ts",
    `${note}\nexport const coverage: readonly (readonly [number, number])[] = [\n${lines.join("\n")}\n];\n`,
  );
}

function charactersOf(face: Buffer): number[] {
  const font = create(face);
  // A table of characters ends with an entry that is not a character.
  return font.characterSet.filter((code) => font.hasGlyphForCodePoint(code));
}
