import { expect, test } from "vitest";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { longestNumber, numberOfFigure, patternOf } from "#domain/documents/number-pattern.ts";

test.each([
  ["2026-041", "2026-042"],
  ["INV-0099", "INV-0100"],
  ["9", "10"],
  ["999", "1000"],
  ["A/2026/7", "A/2026/8"],
  ["00000000000000000042", "00000000000000000043"],
])("%j is followed by %j", (number, next) => {
  const pattern = patternOf(number);
  expect(pattern && numberOfFigure(pattern, pattern.figure + 1)).toBe(next);
});

test.each(["", "Hobbs", "2026-041b", "41 "])("nothing follows %j", (number) => {
  expect(patternOf(number)).toBe(null);
});

test("a number continues while 15 digits have room behind its prefix", () => {
  expect(patternOf(`${"A".repeat(longestNumber - 15)}9`)?.figure).toBe(9);
  expect(patternOf(`${"A".repeat(longestNumber - 14)}9`)).toBe(null);
});

test("the first numbers are Q-0001 and INV-0001", () => {
  expect(numberOfFigure(kindRules.quote.firstNumber, 1)).toBe("Q-0001");
  expect(numberOfFigure(kindRules.invoice.firstNumber, 1)).toBe("INV-0001");
});
