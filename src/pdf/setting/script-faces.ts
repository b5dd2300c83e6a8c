import { gunzipSync, strFromU8 } from "fflate";
import { hasCode, isBase } from "#pdf/setting/covers.ts";
import { composed, graphemesOf } from "#pdf/setting/graphemes.ts";
import { printedForm } from "#pdf/setting/missing-glyphs.ts";
import type { ReadFace, ShapedFace } from "#pdf/setting/open-face.ts";
import { openShapedFace } from "#pdf/setting/open-face.ts";
import type { Face } from "#pdf/setting/run.ts";
import { scriptCoverage } from "#pdf/setting/script-coverage.ts";

/** The face of a grapheme in regular or bold, opened; null where the base faces have it, or no face has. */
export type ScriptFaces = (grapheme: string, face: Face) => ShapedFace | null;

/** The face of a character by the names of its files; a face with one weight is used for both. */
interface FaceFiles {
  readonly regular: string;
  readonly bold: string;
}

const slicesKey = "slices";
const emojiKey = "noto-emoji";

/** Characters shown as a picture by default, or because a selector says so. */
const picture = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;

/** Letters of East Asia, and the forms as wide as they are, which are printed as such only beside them. */
const easternLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const easternForm = /[\u3000-\u303f\u3200-\u33ff\uff00-\uffef]/;

/**
 * Opens the faces that the texts of a document need, and no others: none at all for texts that the base faces have.
 *
 * @throws what `read` throws
 */
export async function openScriptFaces(texts: Iterable<string>, read: ReadFace): Promise<ScriptFaces> {
  const graphemes = [...texts].filter((text) => !isBase(text)).flatMap((text) => graphemesOf(composed(text)));
  const isEastern = graphemes.some((grapheme) => easternLetter.test(grapheme));
  const isNeeded = (character: string) =>
    printedForm(character) === null || (isEastern && easternForm.test(character));
  const present = [...new Set(graphemes)].filter((grapheme) => [...grapheme].some(isNeeded));
  const isSliced = present.some((grapheme) => [...grapheme].some((each) => covers(slicesKey, each)));
  const sliceOf = isSliced ? await readSlices(present, read) : () => null;
  const files = new Map<string, FaceFiles>();
  for (const grapheme of present) {
    const found = filesOf(grapheme, sliceOf);
    if (found !== null) files.set(grapheme, found);
  }
  const names = new Set([...files.values()].flatMap(({ regular, bold }) => [regular, bold]));
  const opened = await Promise.all([...names].map((name) => openShapedFace(name, read)));
  const faces = new Map(opened.map((face) => [face.file, face]));
  return (grapheme, face) => faces.get(files.get(grapheme)?.[face] ?? "") ?? null;
}

function covers(key: string, character: string): boolean {
  return hasCode(scriptCoverage[key] ?? [], character.codePointAt(0) ?? 0);
}

function filesOf(grapheme: string, sliceOf: (character: string) => string | null): FaceFiles | null {
  const [first = ""] = grapheme;
  if (picture.test(grapheme) && [...grapheme].some((each) => covers(emojiKey, each)))
    return { regular: emojiKey, bold: emojiKey };
  const script = Object.keys(scriptCoverage).find(
    (key) => key !== slicesKey && key !== emojiKey && covers(key, first),
  );
  if (script !== undefined) return { regular: `${script}-regular`, bold: `${script}-bold` };
  const slice = sliceOf(first);
  if (slice !== null) return { regular: slice, bold: slice };
  return covers(emojiKey, first) ? { regular: emojiKey, bold: emojiKey } : null;
}

/** The characters in each slice of a language's face. */
type Slices = Readonly<Record<string, readonly string[]>>;

/**
 * Chinese and Japanese write many ideographs alike, each in its own way. Kana make a document Japanese and hangul make
 * it Korean; else it takes the face that has the most of its ideographs: simplified before traditional Chinese before
 * Japanese.
 */
async function readSlices(
  graphemes: readonly string[],
  read: ReadFace,
): Promise<(character: string) => string | null> {
  const slices: Slices = JSON.parse(strFromU8(gunzipSync(await read("slices.json.gz"))));
  const places = new Map(
    Object.entries(slices).map(([name, texts]) => [
      name,
      new Map(texts.flatMap((text, slice) => [...text].map((each) => [each, `${name}-${slice}`]))),
    ]),
  );
  const characters = graphemes.flatMap((grapheme) => [...grapheme]);
  const text = characters.join("");
  const ideographs = characters.filter((each) => /\p{Script=Han}/u.test(each));
  const count = (name: string) => ideographs.filter((each) => places.get(name)?.has(each)).length;
  const preferred = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "noto-sans-jp" : null;
  const ranked = ["noto-sans-sc", "noto-sans-tc", "noto-sans-jp"]
    .map((name, rank) => ({
      name,
      score: name === preferred ? Number.POSITIVE_INFINITY : count(name) - rank / 10,
    }))
    .sort((left, right) => right.score - left.score)
    .map(({ name }) => name);
  const order = [...ranked, "noto-sans-kr", "noto-sans-han"];
  return (character) => order.map((name) => places.get(name)?.get(character)).find(Boolean) ?? null;
}
