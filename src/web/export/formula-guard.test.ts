import { expect, test } from "vitest";
import { fc } from "#test/support/fast-check.ts";
import { csvText } from "#web/export/csv-text.ts";
import { guardCell, unguardCell } from "#web/export/formula-guard.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+44 113 496 0000", "'+44 113 496 0000"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["＝1+1", "'＝1+1"],
  ["'=1", "''=1"],
  ["-12.50", "-12.50"],
  ["-12", "-12"],
  ["12.50", "12.50"],
  ["O'Neill", "O'Neill"],
  ["'tis", "'tis"],
  ["a=b", "a=b"],
  ["", ""],
])("%j is written as %j and read back as it was", (text, guarded) => {
  expect(guardCell(text)).toBe(guarded);
  expect(unguardCell(guarded)).toBe(text);
});

test("no text begins as a formula once guarded, and each is read back unchanged", () => {
  const signs = fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "'", "\t", "\r", "\n", "＝", "1", ".", "a"),
  });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: "grapheme" })), (text) => {
      const guarded = guardCell(text);
      expect(/^[=+@\t\r\n＝＋－＠]/.test(guarded)).toBe(false);
      expect(/^-(?!\d+(\.\d+)?$)/.test(guarded)).toBe(false);
      expect(unguardCell(guarded)).toBe(text);
    }),
  );
});

test("a cell with a semicolon or a tab is quoted, since spreadsheets of some countries split at them", () => {
  expect(csvText([["Bolts; =1+1", "M8\t=1+1"]])).toBe('\uFEFF"Bolts; =1+1","M8\t=1+1"\r\n');
});

test("a file begins with a byte order mark, ends its lines with CRLF and quotes what needs it", () => {
  expect(
    csvText([
      ["Name", "Cost (£)"],
      ['6" nail, boxed', "=1"],
    ]),
  ).toBe('\uFEFFName,Cost (£)\r\n"6"" nail, boxed",\'=1\r\n');
});
