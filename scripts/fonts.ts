/// <reference path="../src/pdf/pdf-packages.d.ts" />
/**
 * Cuts the faces printed on documents: Noto Sans Regular and Bold, down to the letters a European name,
 * address or price needs, without OpenType features (kerning hides decimal points, and features cost most
 * of a face's parsing time). Writes src/pdf/fonts/. Run by `npm run fonts`; the result is committed.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { zlibSync } from "fflate";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** Ranges of code points to keep, both ends included. */
const kept: readonly (readonly [number, number])[] = [
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
];

const target = "src/pdf/fonts";
const source = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));

await mkdir(target, { recursive: true });
const regular = await cut("400Regular/NotoSans_400Regular.ttf");
const bold = await cut("700Bold/NotoSans_700Bold.ttf");
await writeFace("noto-sans-regular", "notoSansRegular", regular);
await writeFace("noto-sans-bold", "notoSansBold", bold);
await writeCoverage(regular, bold);
await writeFile(join(target, "OFL.txt"), await readFile(join(source, "LICENSE_FONT")));

async function cut(file: string): Promise<Buffer> {
  const face = await readFile(join(source, file));
  const letters = kept.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return await subsetFont(face, letters.join(""), {
    targetFormat: "sfnt",
    keepFeatures: [],
    noHinting: true,
    dropTables: ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"],
  });
}

/**
 * Deflated before it is turned into text: a server that compresses the bundle can then do so again at
 * almost no loss, where text made of the bare face would grow by a quarter.
 */
async function writeFace(file: string, name: string, face: Buffer): Promise<void> {
  const text = Buffer.from(zlibSync(face, { level: 9 })).toString("base64");
  const note =
    "/** A face cut by scripts/fonts.ts, deflated and in base64. Noto Sans, SIL Open Font License (OFL.txt). */";
  await writeFile(join(target, `${file}.ts`), `${note}\nexport const ${name} =\n  "${text}";\n`);
  console.log(`${file}: ${face.length} bytes, ${text.length} as text`);
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
    "/** Code points both faces have, as first and last of each range, ascending. Written by scripts/fonts.ts. */";
  const lines = ranges.map(([from, to]) => `  [0x${from.toString(16)}, 0x${to.toString(16)}],`);
  await writeFile(
    join(target, "coverage.ts"),
    `${note}\nexport const coverage: readonly (readonly [number, number])[] = [\n${lines.join("\n")}\n];\n`,
  );
}

function charactersOf(face: Buffer): number[] {
  const font = create(face);
  // A table of characters ends with a mark that is none.
  return font.characterSet.filter((code) => font.hasGlyphForCodePoint(code));
}
