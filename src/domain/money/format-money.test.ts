import { expect, test } from "vitest";
import { formatMoney } from "#domain/money/format-money.ts";
import { pence } from "#domain/money/pence.ts";

test("each region sees its own currency with a bare sign", () => {
  expect(formatMoney(pence(123_450), "GBP", "en-GB")).toBe("£1,234.50");
  expect(formatMoney(pence(123_450), "USD", "en-US")).toBe("$1,234.50");
  expect(formatMoney(pence(123_450), "AUD", "en-AU")).toBe("$1,234.50");
});

test("a foreign dollar names its country", () => {
  expect(formatMoney(pence(1000), "AUD", "en-GB")).toBe("A$10.00");
  expect(formatMoney(pence(1000), "USD", "en-AU")).toBe("US$10.00");
});

test("the minus is before the sign", () => {
  expect(formatMoney(pence(-500), "GBP", "en-GB")).toBe("−£5.00");
  expect(formatMoney(pence(-100_000), "GBP", "en-GB")).toBe("−£1,000.00");
});

test("digits are grouped in threes from a thousand on", () => {
  expect(
    [0, 5, 99_999, 100_000, 9_999_999_999].map((each) => formatMoney(pence(each), "GBP", "en-GB")),
  ).toEqual(["£0.00", "£0.05", "£999.99", "£1,000.00", "£99,999,999.99"]);
});
