import { expect, test } from "vitest";
import { lenientTotals } from "#domain/pricing/lenient-document.ts";
import { totalsText } from "#domain/pricing/totals-text.ts";
import { ruleCases, sourceCases } from "#test/vectors/cases.ts";

const cases = [...sourceCases, ...ruleCases].map((each) => ({
  name: `${each.id}: ${each.source}`,
  each,
}));

test.each(cases)("$name", ({ each }) => {
  expect(totalsText(lenientTotals(each.kind, each.input))).toEqual(each.expected);
});

test("every case has its own id", () => {
  expect(new Set(cases.map(({ each }) => each.id)).size).toBe(cases.length);
});
