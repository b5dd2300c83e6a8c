import { expect, test } from "vitest";
import { keptPhone, phoneKey, splitPhones } from "#web/bring-in/phone.ts";

const numbers = (text: string) => splitPhones({ text, isMobile: false }).map((phone) => phone.text);

test.each([
  ["1943600000 ext 5", "01943600000 ext 5"],
  ["1943 600000 (Ann)", "01943 600000 (Ann)"],
  ["(1943) 600000", "0(1943) 600000"],
  ["441943600000", "+441943600000"],
  ["44 (0)1943 600000", "+44 (0)1943 600000"],
  ["447700 900123 Bob", "+447700 900123 Bob"],
  ["0113 496 0000/1", "0113 496 0000/1"],
  ["(0)1943 600000", "(0)1943 600000"],
  ["600000 ext 1943", "600000 ext 1943"],
])("a British number %s is kept as %s", (written, kept) => {
  expect(keptPhone(written, "en-GB")).toBe(kept);
  expect(keptPhone(written, "en-AU")).toBe(written);
});

test("a number keeps none of the marks that a telephone wraps it in", () => {
  expect(numbers("\u202a1943600000\u202c, \u2068+44\u00a07700\u200e 900123\u2069")).toEqual([
    "1943600000",
    "+44\u00a07700 900123",
  ]);
});

test("a decimal comma in a power of ten separates no numbers, and other commas do", () => {
  expect(numbers("4,47701E+11")).toEqual(["4,47701E+11"]);
  expect(numbers("01943 600000,4,47701E11,07700 900123")).toEqual([
    "01943 600000",
    "4,47701E11",
    "07700 900123",
  ]);
  expect(numbers("01943 600000,447E+9")).toEqual(["01943 600000", "447E+9"]);
});

test("however a British number is written, it has one key", () => {
  const keys = ["01943 600000", "+44 (0)1943 600000", "44 01943 600000", "00441943600000"].map(phoneKey);
  expect(new Set(keys)).toEqual(new Set(["01943600000"]));
});
