import { expect, test } from "vitest";
import { compareKeys, orderKey } from "#web/ui/text-order.ts";

const ordered = (...texts: string[]) =>
  texts.toSorted((left, right) => compareKeys(orderKey(left), orderKey(right)));

test("case and accents are ignored, and a ligature is sorted as its two letters", () => {
  expect(ordered("zoe", "Élan", "eland", "Ann", "Straßer", "Strasse", "Łukasz", "Luke")).toEqual([
    "Ann",
    "Élan",
    "eland",
    "Łukasz",
    "Luke",
    "Strasse",
    "Straßer",
    "zoe",
  ]);
});

test("numbers are compared as numbers, anywhere in the text", () => {
  expect(ordered("INV-10", "INV-9", "pipe 10 mm", "pipe 2 mm", "007", "8")).toEqual([
    "007",
    "8",
    "INV-9",
    "INV-10",
    "pipe 2 mm",
    "pipe 10 mm",
  ]);
});

test("texts that differ only in case and accents are equal, so that their rows keep their order", () => {
  expect(compareKeys(orderKey("Zoë"), orderKey("zoe"))).toBe(0);
});
