import { expect, test } from "vitest";
import { setLines } from "#pdf/setting/text-lines.ts";
import { baseTypesetter } from "#pdf/setting/typesetter.ts";
import { textWidth, typesetter } from "#test/pdf/faces.ts";
import { fc } from "#test/support/fast-check.ts";

/** A width of ten letters. */
const tenLetters = { face: "regular", size: 1, width: 10 } as const;
const monospaced = baseTypesetter((text) => [...text].length);
const lines = (text: string) => setLines(text, tenLetters, monospaced).map((line) => line.text);

test("a line ends between words and keeps one blank for screen readers", () => {
  expect(lines("copper pipe and fittings")).toEqual(["copper ", "pipe and ", "fittings"]);
});

test("line breaks are kept, blank lines too", () => {
  expect(lines("one\n\ntwo\n")).toEqual(["one ", " ", "two"]);
});

test("a word may be broken after a hyphen or a slash, never within a date", () => {
  expect(lines("a left-handed door")).toEqual(["a left-", "handed ", "door"]);
  expect(lines("due on 21/11/26")).toEqual(["due on ", "21/11/26"]);
});

test("an e-mail address is on its own line, and is broken after its @ and its dots", () => {
  expect(lines("Write to a-b@c.uk")).toEqual(["Write to ", "a-b@c.uk"]);
  expect(lines("accounts@example")).toEqual(["accounts@", "example"]);
  expect(lines("accountant@example")).toEqual(["accountant", "@example"]);
  expect(lines("accountan@example")).toEqual(["accountan@", "example"]);
});

test("a word wider than the line is cut by letters", () => {
  expect(lines("x abcdefghijklmno y")).toEqual(["x ", "abcdefghij", "klmno y"]);
});

test("no line is wider than its room, and no letter is lost", () => {
  const setting = { face: "bold", size: 9, width: 60 } as const;
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 400 }), (text) => {
      const broken = setLines(text, setting, typesetter).map((line) => line.text);
      for (const line of broken) expect(textWidth(line.trimEnd(), "bold", 9)).toBeLessThanOrEqual(60.001);
      expect(broken.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

test("ten thousand letters in a row are cut to lines like any others", () => {
  expect(
    setLines("W".repeat(10_000), { face: "regular", size: 9, width: 200 }, typesetter).length,
  ).toBeGreaterThan(300);
});
