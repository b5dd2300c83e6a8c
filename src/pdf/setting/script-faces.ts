import { gunzipSync, strFromU8 } from "fflate";
import { isBase } from "#pdf/setting/covers.ts";
import type { FacePart } from "#pdf/setting/face-parts.ts";
import { emojiKey, faceParts, isEasternText, orderMarksKey, slicesKey } from "#pdf/setting/face-parts.ts";
import type { ReadFace, ShapedFace } from "#pdf/setting/open-face.ts";
import { openShapedFace } from "#pdf/setting/open-face.ts";
import { cleaned } from "#pdf/setting/printable-text.ts";
import type { Face } from "#pdf/setting/run.ts";

/** The faces of a document besides the base faces, opened. */
export interface ScriptFaces {
  /** Divides a text by the faces that draw it. */
  readonly parts: (text: string) => readonly FacePart[];
  /** The name of the file in regular that draws a part; null where the base faces do. */
  readonly file: (part: FacePart) => string | null;
  /** A face in regular or bold, by the name of its file in regular; a face with one weight is used for both. */
  readonly opened: (file: string, face: Face) => ShapedFace | null;
}

/**
 * Opens the faces that the texts of a document need, and no others: none at all for texts that the base faces have.
 *
 * @throws what `read` throws
 */
export async function openScriptFaces(texts: Iterable<string>, read: ReadFace): Promise<ScriptFaces> {
  const scripted = [...texts].filter((text) => !isBase(text)).map(cleaned);
  const isEastern = scripted.some(isEasternText);
  const parts = (text: string) => faceParts(text, isEastern);
  const needed = scripted.flatMap(parts).filter(({ key }) => key !== null && key !== orderMarksKey);
  const sliced = needed.filter(({ key }) => key === slicesKey);
  const sliceOf = sliced.length > 0 ? await readSlices(sliced, read) : () => null;
  const file = ({ text, key }: FacePart) =>
    key === slicesKey
      ? sliceOf(text)
      : key === null || key === emojiKey || key === orderMarksKey
        ? key
        : `${key}${regular}`;
  const files = new Set(needed.flatMap((part) => file(part) ?? []));
  const names = [...files].flatMap((name) => [...new Set([name, inWeight(name, "bold")])]);
  const opened = await Promise.all(names.map((name) => openShapedFace(name, read)));
  const faces = new Map(opened.map((face) => [face.file, face]));
  return { parts, file, opened: (name, face) => faces.get(inWeight(name, face)) ?? null };
}

const regular = "-regular";

function inWeight(file: string, face: Face): string {
  return face === "bold" && file.endsWith(regular) ? `${file.slice(0, -regular.length)}-bold` : file;
}

/** The characters in each slice of a language's face. */
type Slices = Readonly<Record<string, readonly string[]>>;

/**
 * Chinese and Japanese write many ideographs alike, each in its own way. Kana make a document Japanese and hangul make
 * it Korean; else it takes the face that has the most of its ideographs: simplified before traditional Chinese before
 * Japanese.
 */
async function readSlices(
  parts: readonly FacePart[],
  read: ReadFace,
): Promise<(text: string) => string | null> {
  const slices: Slices = JSON.parse(strFromU8(gunzipSync(await read("slices.json.gz"))));
  const places = new Map(
    Object.entries(slices).map(([name, texts]) => [
      name,
      new Map(texts.flatMap((text, slice) => [...text].map((each) => [each, `${name}-${slice}`]))),
    ]),
  );
  const characters = [...new Set(parts.map(({ text }) => firstOf(text)))];
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
  return (part) => order.map((name) => places.get(name)?.get(firstOf(part))).find(Boolean) ?? null;
}

/** A part of ideographs is one of them, with selectors of its form. */
function firstOf(text: string): string {
  const [first = ""] = text;
  return first;
}
