import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "fflate";
import { coverage } from "#pdf/setting/coverage.ts";
import { charactersOf, codesOf, cutPlain, rangesOf, target, writeFace } from "./cut.ts";
import type { Coverage } from "./script-faces.ts";
import { packages } from "./script-faces.ts";

/** A language whose characters are thousands: its face is cut into slices, of which a document reads the few it needs. */
interface Language {
  /** The last part of its packages' names. */
  readonly name: string;
  readonly family: string;
  /** The characters that it is printed with; the others are left to the next languages. */
  readonly kept: (code: number) => boolean;
}

const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3;
/** Punctuation of East Asia, kana, and forms as wide as an ideograph. */
const isEastern = (code: number) =>
  (code >= 0x3000 && code <= 0x33ff) ||
  (code >= 0xff00 && code <= 0xffef) ||
  (code >= 0xfe30 && code <= 0xfe4f);
/** Ideographs that Unicode calls compatible and that are none of the others: 﨑 is in Japanese names. */
const isOwnCompatible = (code: number) => code >= 0xfa0e && code <= 0xfa29;

const japanese = charset("shift_jis", [0x88, 0xea]);
const simplified = charset("gbk", [0xb0, 0xf7], 0xa1);
const traditional = charset("big5", [0xa4, 0xf9]);
const base = new Set(codesOf(coverage));

const languages: readonly Language[] = [
  {
    name: "jp",
    family: "JP",
    kept: (code) =>
      isHan(code)
        ? japanese.has(code)
        : isEastern(code) || isOwnCompatible(code) || code >= 0x20000 || isSign(code),
  },
  { name: "sc", family: "SC", kept: (code) => isHan(code) && simplified.has(code) },
  { name: "tc", family: "TC", kept: (code) => isHan(code) && traditional.has(code) },
  { name: "kr", family: "KR", kept: isHangul },
];

/** Arrows, boxes, stars and other signs. */
function isSign(code: number): boolean {
  return code >= 0x2000 && code <= 0x2bff && !base.has(code);
}

/** The most characters of a slice; the first slices have the most frequent characters. */
const sliceLength = 420;

/** Writes the slices, and the list of the characters in each. */
export async function writeHanFaces(): Promise<Coverage> {
  const slices: Record<string, string[]> = {};
  const covered = new Set<number>();
  for (const language of languages) {
    const ordered = (await byFrequency(language)).filter(language.kept);
    slices[`noto-sans-${language.name}`] = await writeSlices(language, ordered, covered);
  }
  const others = languages[1];
  if (others === undefined) throw new Error("No language has the rare characters");
  const rare = charactersOf(await faceOf(others)).filter((code) => isHan(code) && !covered.has(code));
  slices["noto-sans-han"] = await writeSlices(others, rare, covered, "han");
  await writeFile(
    join(target, "slices.json.gz"),
    gzipSync(Buffer.from(JSON.stringify(slices)), { level: 9, mtime: 0 }),
  );
  return { file: "slices", covers: rangesOf(covered) };
}

async function writeSlices(
  language: Language,
  codes: readonly number[],
  covered: Set<number>,
  name = language.name,
): Promise<string[]> {
  const whole = await faceOf(language);
  const texts: string[] = [];
  let bytes = 0;
  for (let start = 0; start < codes.length; start += sliceLength) {
    const slice = codes.slice(start, start + sliceLength);
    bytes += await writeFace(`noto-sans-${name}-${texts.length}`, await cutPlain(whole, slice));
    texts.push(String.fromCodePoint(...slice));
    for (const code of slice) covered.add(code);
  }
  console.log(`${name}: ${codes.length} characters, ${texts.length} slices, ${bytes} bytes`);
  return texts;
}

function faceOf({ name, family }: Language): Promise<Buffer> {
  return readFile(
    join(packages, `@expo-google-fonts/noto-sans-${name}/400Regular/NotoSans${family}_400Regular.ttf`),
  );
}

/** The characters of a language, the most frequent first: in the order in which the web's fonts are sliced. */
async function byFrequency({ name, family }: Language): Promise<number[]> {
  const file = join(packages, `@fontsource-variable/noto-sans-${name}/unicode.json`);
  const sliced: Record<string, string> = JSON.parse(await readFile(file, "utf8"));
  const ranks = Object.keys(sliced)
    .flatMap((key) => /^\[(\d+)\]$/.exec(key)?.[1] ?? [])
    .sort((left, right) => Number(right) - Number(left));
  const frequent = ranks.flatMap((rank) => codesOf(rangesIn(sliced[`[${rank}]`] ?? "")));
  const present = new Set(charactersOf(await faceOf({ name, family, kept: () => true })));
  return [...new Set([...frequent, ...present])].filter((code) => present.has(code));
}

/** "U+20,U+4e00-4e03". */
function rangesIn(text: string): [number, number][] {
  return text.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** The ideographs of an encoding of two bytes: those that a country thought necessary. */
function charset(encoding: string, [first, last]: readonly [number, number], from = 0x40): Set<number> {
  const decoder = new TextDecoder(encoding);
  const codes = new Set<number>();
  for (let lead = first; lead <= last; lead += 1) {
    for (let trail = from; trail <= 0xfe; trail += 1) {
      const [character, ...others] = decoder.decode(new Uint8Array([lead, trail]));
      const code = character?.codePointAt(0) ?? 0;
      if (others.length === 0 && isHan(code)) codes.add(code);
    }
  }
  return codes;
}
