/**
 * Makes the faces for documents: subsets of Noto Sans Regular and Bold with the letters that a European name, address
 * or price needs, without OpenType features (kerning hides decimal points, and features take most of a face's parsing
 * time). Armenian and Georgian come from other faces of the same design and are added to the same file: each letter
 * stays one glyph of one face. Writes src/pdf/faces/ and src/pdf/setting/coverage.ts. Run it by `npm run fonts`; the
 * result is committed.
 */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Font } from "fonteditor-core";
import type { Ranges } from "#pdf/setting/covers.ts";
import { charactersOf, codesOf, cutPlain, rangesOf, target, writeFace } from "./fonts/cut.ts";
import { writeHanFaces } from "./fonts/han-faces.ts";
import { type Coverage, scriptFolders, writeEmoji, writeScriptFaces } from "./fonts/script-faces.ts";

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
 * (printed-form.ts). Church script and phonetic marks are left out, because every user downloads each kilobyte.
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

await mkdir(target, { recursive: true });
installPackages();
const regular = await face("400Regular");
const bold = await face("700Bold");
await writeFace("noto-sans-regular", regular);
await writeFace("noto-sans-bold", bold);
await writeCoverage();
await writeScriptCoverage([...(await writeScriptFaces()), await writeHanFaces(), await writeEmoji()]);
await writeFile(join(target, "OFL.txt"), await licence());

/**
 * Subset once before the letters of the others are added, so that none occurs twice, and once afterwards, to pack it
 * well.
 */
async function face(weight: string): Promise<Buffer> {
  const latin = await cutPlain(await fileOf(main, weight), codesOf(main.kept));
  const joined = Font.create(latin, { type: "ttf" });
  for (const source of added) {
    const subset = codesOf(source.kept);
    joined.merge(Font.create(await fileOf(source, weight), { type: "ttf", subset }), { scale: 1 });
  }
  const all = [main, ...added].flatMap(({ kept }) => kept);
  return await cutPlain(joined.write({ type: "ttf", toBuffer: true }), codesOf(all));
}

async function fileOf({ folder, name }: Source, weight: string): Promise<Buffer> {
  return await readFile(join(folder, weight, `${name}_${weight}.ttf`));
}

/** One licence, with the names of the authors of all parts: the faces' texts differ in the first line only. */
async function licence(): Promise<string> {
  const folders = [...[main, ...added].map(({ folder }) => folder), ...scriptFolders()];
  const texts = await Promise.all(folders.map((folder) => readFile(join(folder, "LICENSE_FONT"), "utf8")));
  const authors = new Set(texts.map((text) => text.slice(0, text.indexOf("\n"))));
  const [terms = ""] = texts.map((text) => text.slice(text.indexOf("\n")));
  return [...authors].join("\n") + terms;
}

/** Installs what the faces of scripts are made from: 200 MB, which nothing else needs. */
function installPackages(): void {
  const folder = ".cache/fonts";
  cpSync("scripts/fonts/packages", folder, { recursive: true });
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("The packages of scripts/fonts/packages are not installed");
}

/** Writes which characters have a glyph: in both base faces, and in the faces of each script. */
async function writeCoverage(): Promise<void> {
  const [first = [], second = []] = [regular, bold].map(charactersOf);
  const both = new Set(second);
  await writeTable(
    "coverage",
    "/** Code points that both base faces have, as first and last of each range, ascending. Written by scripts/fonts.ts. */",
    `export const coverage: readonly (readonly [number, number])[] = ${rowsOf(rangesOf(first.filter((code) => both.has(code))))}`,
  );
}

async function writeScriptCoverage(faces: readonly Coverage[]): Promise<void> {
  const rows = faces.map(({ file, covers }) => `  "${file}": rangesFrom([${textLinesOf(covers)}]),`);
  await writeTable(
    "script-coverage",
    "/** Code points that the face of each script has besides the base faces. Written by scripts/fonts.ts. */",
    `import { rangesFrom, type Ranges } from "#pdf/setting/covers.ts";\n\nexport const scriptCoverage: Readonly<Record<string, Ranges>> = {\n${rows.join("\n")}\n}`,
  );
}

/** How many ranges stand in a line of the table. */
const perLine = 10;

/** Ranges as text, some to a line: "600-6ff,750". */
function textLinesOf(ranges: Ranges): string {
  const texts = ranges.map(([from, to]) => (from === to ? "" : `${from.toString(16)}-`) + to.toString(16));
  const lines = Array.from({ length: Math.ceil(texts.length / perLine) }, (_, line) =>
    texts.slice(line * perLine, (line + 1) * perLine).join(","),
  );
  return lines.map((line) => `"${line}"`).join(", ");
}

function rowsOf(ranges: Ranges): string {
  return `[${ranges.map(([from, to]) => `[0x${from.toString(16)}, 0x${to.toString(16)}]`).join(", ")}]`;
}

async function writeTable(name: string, note: string, code: string): Promise<void> {
  await writeFile(join("src/pdf/setting", `${name}.ts`), `${note}\n${code};\n`);
}
