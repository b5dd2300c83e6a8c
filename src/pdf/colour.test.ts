import { expect, test } from "vitest";
import { contrast, ink, readColour, textOn, white } from "#pdf/colour.ts";
import { fc } from "#test/support/fast-check.ts";

test("a brand's colour is read, and any other text gives the ink", () => {
  expect(readColour("#0f766e")).toEqual([15, 118, 110]);
  expect(readColour("teal")).toEqual(ink);
  expect(readColour(null)).toEqual(ink);
});

test("a pale brand has dark figures and a dark one white figures", () => {
  expect(textOn(readColour("#fef08a"))).toEqual(ink);
  expect(textOn(readColour("#0f766e"))).toEqual(white);
});

test("the amount due can be read on any brand's colour", () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (red, green, blue) => {
      const ground = [red, green, blue] as const;
      expect(contrast(textOn(ground), ground)).toBeGreaterThan(4.2);
    }),
  );
});
