import { expect, test } from "vitest";
import { openShapedFace } from "#pdf/setting/open-face.ts";
import { openScriptFaces } from "#pdf/setting/script-faces.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";
import { faces, readFace } from "#test/pdf/faces.ts";

/** The characters of each cluster of a word, from left to right, with the number of its glyphs. */
async function clusters(script: string, word: string): Promise<string[]> {
  const face = await openShapedFace(`noto-sans-${script}-regular`, readFace);
  return face.clusters(word).map(({ text, parts }) => `${text} ${parts.length}`);
}

test("a letter and its dots are one cluster, although two letters have the same shape beneath their dots", async () => {
  expect(await clusters("arabic", "لندن")).toEqual(["ن 2", "د 1", "ن 2", "ل 1"]);
});

test("a joiner that nobody sees goes with the letter before it, in the order in which readers turn text round", async () => {
  expect(await clusters("arabic", "ی\u200cز")).toEqual(["ز 2", "\u200cی 1"]);
});

test("shadda and a vowel are one cluster, because they are typed in one order and drawn in the other", async () => {
  expect(await clusters("arabic", "د\u064e\u0651")).toEqual(["\u0651\u064e 2", "د 1"]);
});

test("figures within Arabic are read from left to right", async () => {
  expect(await clusters("arabic", "١٢")).toEqual(["١ 1", "٢ 1"]);
});

test("a syllable is shaped by itself, so that a ra at its end is drawn once", async () => {
  expect(await clusters("bengali", "নির্মা")).toEqual(["নি 2", "র্মা 3"]);
  expect(await clusters("devanagari", "हिन्दी")).toEqual(["हि 2", "न्दी 3"]);
});

test("a mark without a place on its letter does not fail", async () => {
  expect(await clusters("gurmukhi", "ਗੁਰਪ੍ਰੀਤ")).toHaveLength(4);
});

test("ra is drawn beneath the letters before it, within the width of its syllable", async () => {
  const face = await openShapedFace("noto-sans-bengali-regular", readFace);
  for (const word of ["ন্দ্র", "ট্র", "ড্র"]) {
    const [cluster] = face.clusters(word);
    const rightmost = Math.max(...(cluster?.parts.map(({ x }) => x) ?? []));
    expect(rightmost, word).toBeLessThan(cluster?.advance ?? 0);
  }
});

test("the form for the beginning of a word is drawn after a hyphen too, and not within a word", async () => {
  const face = await openShapedFace("noto-sans-bengali-regular", readFace);
  const glyphOf = (word: string, at: number) => face.clusters(word).at(at)?.parts.at(0)?.glyph.id;
  expect(glyphOf("র-লে", 2)).toBe(glyphOf("লে", 0));
  expect(glyphOf("রলে", 1)).not.toBe(glyphOf("লে", 0));
});

test("only the faces that a document needs are read", async () => {
  const readFor = async (...texts: string[]) => {
    const read: string[] = [];
    await openTypesetter(texts, faces, (file) => {
      read.push(file);
      return readFace(file);
    });
    return read;
  };
  expect(await readFor("Zoë £5 → Łódź", "Παναγιώτης")).toEqual([]);
  expect(await readFor("山 山")).toEqual(["slices.json.gz", "noto-sans-sc-1.ttf.gz"]);
  expect(await readFor("Ann 🔧")).toEqual(["noto-emoji.ttf.gz"]);
});

test("an ideograph takes the face of the language that the document is in", async () => {
  const fileOf = async (text: string, character: string) => {
    const { parts, file } = await openScriptFaces([text], readFace);
    return parts(character).map((part) => file(part)?.replace(/-\d+$/, ""))[0];
  };
  expect(await fileOf("王小明", "王")).toBe("noto-sans-sc");
  expect(await fileOf("陳大文", "大")).toBe("noto-sans-tc");
  expect(await fileOf("高橋さん", "高")).toBe("noto-sans-jp");
  expect(await fileOf("東京都渋谷区", "東")).toBe("noto-sans-jp");
});

test("brackets within Arabic are drawn the other way round, and read as they were typed", async () => {
  const typesetter = await openTypesetter(["(لندن)"], faces, readFace);
  const order = { base: 1, levels: new Uint8Array(6).fill(1) };
  const runs = typesetter.runs("(لندن)", order, { face: "regular", size: 10 }) ?? [];
  const drawn = runs.map(({ text, shaped }) => shaped?.clusters(text).at(0)?.parts.at(0)?.glyph.codePoints);
  expect(runs.map(({ text }) => text).join("")).toBe("(لندن)");
  expect(drawn.at(0)).toEqual([0x29]);
  expect(runs[0]?.x).toBeGreaterThan(runs[2]?.x ?? 0);
});

test("a face that cannot be read fails the document, and is read again for the next one", async () => {
  const asked: string[] = [];
  const read = async (file: string) => {
    asked.push(file);
    if (asked.length === 1) throw new Error("no connection");
    return await readFace(file);
  };
  await expect(openTypesetter(["😀"], faces, read)).rejects.toThrow("no connection");
  const { printable } = await openTypesetter(["😀"], faces, read);
  expect(printable("😀")).toBe("😀");
  expect(asked).toEqual(["noto-emoji.ttf.gz", "noto-emoji.ttf.gz"]);
});
