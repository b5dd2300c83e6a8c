import { expect, test } from "vitest";
import { formatCount, groupThousands } from "#domain/money/format-count.ts";

test("a count is grouped by thousands, and so is the whole part of an amount", () => {
  expect([0, 999, 1000, 12_345, 1_234_567, -4200].map(formatCount)).toEqual([
    "0",
    "999",
    "1,000",
    "12,345",
    "1,234,567",
    "-4,200",
  ]);
  expect(["1234.50", "999.00", "4.4655", "1234567.8910"].map(groupThousands)).toEqual([
    "1,234.50",
    "999.00",
    "4.4655",
    "1,234,567.8910",
  ]);
});
