import { expect, test } from "vitest";
import { amountFault } from "#domain/money/amount-fault.ts";

test.each([
  ["-1", "belowZero"],
  ["-0.01", "belowZero"],
  ["£-1,250.00", "belowZero"],
  ["\u22125", "belowZero"],
  ["-1.005", "belowZero"],
  ["100000000", "tooLarge"],
  ["£100,000,000.00", "tooLarge"],
  ["1e21", "tooLarge"],
  ["", "noAmount"],
  ["POA", "noAmount"],
  ["12.345", "noAmount"],
  ["12,50 per m", "noAmount"],
  ["NaN", "noAmount"],
])("%j is refused as %s", (text, fault) => {
  expect(amountFault(text)).toBe(fault);
});
