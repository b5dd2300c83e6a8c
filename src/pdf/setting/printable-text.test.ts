import { expect, test } from "vitest";
import { coverage } from "#pdf/setting/coverage.ts";
import { missingGlyphs, plainText, printableText } from "#pdf/setting/printable-text.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";
import { faces, readFace } from "#test/pdf/faces.ts";
import { fc } from "#test/support/fast-check.ts";

const namesOfEurope = [
  "Łukasz Żółć, Kraków",
  "Ağrı Şişli İğdır, İstanbul",
  "Þórður Ægisson, Ísafjörður",
  "Ħal Għargħur, Malta",
  "Ștefan Țepeș, București",
  "Ő Ű, Győr · Čapek Dvořák · Ķīlis · Ėglė Žukauskaitė",
  "Παναγιώτης Ἀθηναῖος, Θεσσαλονίκη",
  "Щербаков Ёжик · Їжакевич Ґалаґан · Ђорђе Ћирић Љубљана Њ Џ · Ѓорѓи Ќе",
  "Աննա Հակոբյան, Գյումրի · ՄԵՍՐՈՊ և Որդիք՝ Երևան։",
  "ნინო ბერიძე, თბილისი · ჯემალ ფხაკაძე, ქუთაისი",
  "Llŷr Ŵyn, Pontŵr · Séamus Ó Súilleabháin · Ḃaile Áṫa Cliaṫ",
  "½ ¾ m² m³ 90° ± × ÷ € £ $ ₺ ₴ № ™ “”‘’ – — … •",
];

test("ready-made forms of Arabic words are printed in letters", async () => {
  expect(missingGlyphs("﷼ ﷲ ﻻ")).toEqual([]);
  const { printable } = await openTypesetter(["﷼ ﷲ ﻻ"], faces, readFace);
  expect(printable("﷼ ﷲ ﻻ")).toBe("ریال الله لا");
});

test("names of every script the firm is likely to meet are printed as they are", () => {
  for (const name of namesOfEurope) {
    expect(missingGlyphs(name)).toEqual([]);
    expect(printableText(name)).toBe(name.normalize("NFC"));
  }
});

test("letters in decomposed form are composed", () => {
  expect(printableText("Zoe\u0308 Cafe\u0301")).toBe("Zoë Café");
});

test("a character with a plainer equivalent is printed as that, and does not count as missing", () => {
  expect(printableText("A → B, ①, ﬁt, Ｗ, 5 ≤ 6")).toBe("A -> B, 1, ﬁt, W, 5 <= 6");
  expect(missingGlyphs("→ ≤ ①")).toEqual([]);
});

test("Georgian capitals are printed as small letters, which Georgians write their names with", () => {
  expect(printableText("ᲜᲘᲜᲝ ᲑᲔᲠᲘᲫᲔ")).toBe("ნინო ბერიძე");
  expect(missingGlyphs("ᲜᲘᲜᲝ")).toEqual([]);
});

test("a character that no face has is reported once and printed as a replacement", () => {
  expect(missingGlyphs("ខ្មែរ ខ ᏣᎳᎩ")).toEqual(["ខ", "្", "ម", "ែ", "រ", "Ꮳ", "Ꮃ", "Ꭹ"]);
  expect(printableText("ខ")).toBe("\u{fffd}");
});

test("characters of the scripts that have faces are not missing", () => {
  expect(missingGlyphs("😀 日本 שלום محمد राजेश রহমান ਸਿੰਘ પટેલ தமிழ் สมชาย 김 𠮷 陳 喆 👩🏽‍🔧 1️⃣")).toEqual([]);
});

test("joiners, marks of direction, skin tones and control characters are not printed", () => {
  expect(printableText("a\u200db\u202ec\u00add\u0007e\ufe0f\u{1f3fd}")).toBe("abcde");
  expect(missingGlyphs("a\u200db\u{1f3fd}\u0007")).toEqual([]);
});

test("every kind of line break is normalised, and a tab becomes a blank", () => {
  expect(printableText("a\r\nb\rc\u2028d\te")).toBe("a\nb\nc\nd e");
});

test("the coverage is that of both faces, so that no empty box is ever drawn", () => {
  for (const face of ["regular", "bold"] as const) {
    for (const [first, last] of coverage) {
      for (let code = first; code <= last; code += 1) {
        expect(faces[face].hasGlyphForCodePoint(code), code.toString(16)).toBe(true);
      }
    }
  }
});

test("any text at all is printable in both faces", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const character of printableText(text).replaceAll("\n", "")) {
        expect(faces.bold.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true);
      }
    }),
  );
});

test("a title keeps every script, without broken letters or line breaks", () => {
  expect(plainText("日本\ud800 x\u0000y\n")).toBe("日本\u{fffd} x y");
});
