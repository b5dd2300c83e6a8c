import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Ranges } from "#pdf/setting/covers.ts";
import { charactersOf, codesOf, cutShaping, rangesOf, writeFace } from "./cut.ts";

/** The folders of all packages that faces are made from. */
export function scriptFolders(): string[] {
  const folder = join(packages, "@expo-google-fonts");
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Where the packages of scripts/fonts/packages are installed. */
export const packages = ".cache/fonts/node_modules";

/** What every script borrows: blank, joiners, and the circle under a mark without a letter. */
const common: Ranges = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

const danda: Ranges = [[0x964, 0x965]];

interface Script {
  readonly name: string;
  readonly family: string;
  readonly kept: Ranges;
}

const scripts: readonly Script[] = [
  {
    name: "arabic",
    family: "Arabic",
    kept: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
    ],
  },
  { name: "hebrew", family: "Hebrew", kept: [[0x590, 0x5ff]] },
  { name: "devanagari", family: "Devanagari", kept: [[0x900, 0x97f]] },
  { name: "bengali", family: "Bengali", kept: [[0x980, 0x9ff], ...danda] },
  { name: "gurmukhi", family: "Gurmukhi", kept: [[0xa00, 0xa7f], ...danda] },
  { name: "gujarati", family: "Gujarati", kept: [[0xa80, 0xaff], ...danda] },
  { name: "tamil", family: "Tamil", kept: [[0xb80, 0xbff], ...danda] },
  { name: "thai", family: "Thai", kept: [[0xe00, 0xe7f]] },
];

/** A face with the characters that are looked up in it. */
export interface Coverage {
  readonly file: string;
  readonly covers: Ranges;
}

/** Writes two weights of a face for each script whose letters are shaped. */
export async function writeScriptFaces(): Promise<Coverage[]> {
  return await Promise.all(scripts.map(writeScript));
}

async function writeScript({ name, family, kept }: Script): Promise<Coverage> {
  const covered: Set<number>[] = [];
  for (const [weight, suffix] of [
    ["400Regular", "regular"],
    ["700Bold", "bold"],
  ]) {
    const folder = join(packages, `@expo-google-fonts/noto-sans-${name}/${weight}`);
    const whole = await readFile(join(folder, `NotoSans${family}_${weight}.ttf`));
    const face = await cutShaping(whole, codesOf([...common, ...kept]));
    console.log(`${name} ${suffix}: ${await writeFace(`noto-sans-${name}-${suffix}`, face)} bytes`);
    covered.push(new Set(charactersOf(face)));
  }
  const own = codesOf(kept).filter((code) => covered.every((each) => each.has(code)));
  return { file: `noto-sans-${name}`, covers: rangesOf(own) };
}

/** Writes the face of emoji, in one colour: PDF/A has no place for the colours of a face. */
export async function writeEmoji(): Promise<Coverage> {
  const whole = await readFile(
    join(packages, "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
  );
  const kept = charactersOf(whole);
  const face = await cutShaping(whole, kept);
  console.log(`emoji: ${await writeFace("noto-emoji", face)} bytes`);
  const own = kept.filter((code) =>
    /\p{Extended_Pictographic}|\p{RI}|\u20e3/u.test(String.fromCodePoint(code)),
  );
  return { file: "noto-emoji", covers: rangesOf(own) };
}
