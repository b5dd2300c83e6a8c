import { expect, test } from "vitest";
import { hasShape } from "#contract/word-rules.ts";
import type { WordShape } from "#domain/records/word-table.ts";

test.each<[WordShape, string[], string[]]>([
  ["email", ["ann@example.com"], ["ann", "ann@"]],
  ["flag", ["true", "false"], ["yes", "1", "True"]],
  ["percent", ["20", "17.5", "0"], ["20.0", "20%", "x"]],
  ["money", ["70.00", "0.05", "-3.10"], ["70", "7.5", "£70.00"]],
  ["day", ["2026-11-21"], ["2026-02-30", "21/11/2026", "2026-11-21T00:00:00Z"]],
  ["id", ["5f0c9a52-6f0e-4a31-8d2e-000000000004"], ["5f0c9a52", ""]],
  [
    ["gate", "door"],
    ["gate", "door"],
    ["Gate", "fence"],
  ],
])("a word of the shape %j has one text form", (shape, right, wrong) => {
  expect(right.filter((text) => !hasShape(shape, text))).toEqual([]);
  expect(wrong.filter((text) => hasShape(shape, text))).toEqual([]);
});
