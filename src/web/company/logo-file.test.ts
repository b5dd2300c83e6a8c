import { expect, test } from "vitest";
import { fitInto, isOpaquePng, largestLogo, refuseLogo } from "#web/company/logo-file.ts";

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const text = (words: string) => new TextEncoder().encode(words);

test("pictures are recognised by their content", () => {
  expect(refuseLogo(1_000, png)).toBeNull();
  expect(refuseLogo(1_000, jpeg)).toBeNull();
  expect(refuseLogo(1_000, text("GIF89a------"))).toBeNull();
  expect(refuseLogo(1_000, text("RIFF....WEBPVP8 "))).toBeNull();
});

test("a file that is a picture by name only is refused, and so is an SVG", () => {
  expect(refuseLogo(1_000, text("%PDF-1.7 ....."))).toBe("wrongType");
  expect(refuseLogo(1_000, text('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe("wrongType");
  expect(refuseLogo(0, new Uint8Array())).toBe("wrongType");
});

test("five megabytes are accepted, and one byte more is too large", () => {
  expect(refuseLogo(largestLogo, png)).toBeNull();
  expect(refuseLogo(largestLogo + 1, png)).toBe("tooLarge");
});

test("a logo is shrunk to fit into the square, keeps its proportions and is never enlarged", () => {
  expect(fitInto(600, { width: 1200, height: 300 })).toEqual({ width: 600, height: 150 });
  expect(fitInto(600, { width: 300, height: 6000 })).toEqual({ width: 30, height: 600 });
  expect(fitInto(600, { width: 120, height: 40 })).toEqual({ width: 120, height: 40 });
  expect(fitInto(600, { width: 5000, height: 1 })).toEqual({ width: 600, height: 1 });
});

test("the colour type of a PNG says whether it is opaque", () => {
  const withColourType = (type: number) => Uint8Array.from({ length: 33 }, (_, at) => (at === 25 ? type : 0));
  expect([0, 2, 3, 4, 6].filter((type) => isOpaquePng(withColourType(type)))).toEqual([0, 2]);
});
