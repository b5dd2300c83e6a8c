import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { shortMoney } from "#domain/money/short-money.ts";

const inPounds = (amount: number) => shortMoney(pence(amount), "GBP", "en-GB");

test("an amount is shortened to thousands and millions", () => {
  expect([0, 95_049, 99_960, 3_181_331, 99_999_999, 123_456_789].map(inPounds)).toEqual([
    "£0",
    "£950",
    "£1k",
    "£31.8k",
    "£1m",
    "£1.2m",
  ]);
  expect(inPounds(-150_000)).toBe("−£1.5k");
});

test("the letter is a capital in American English, and foreign dollars name their country", () => {
  expect(shortMoney(pence(3_181_331), "USD", "en-US")).toBe("$31.8K");
  expect(shortMoney(pence(3_181_331), "AUD", "en-AU")).toBe("$31.8k");
  expect(shortMoney(pence(3_181_331), "AUD", "en-GB")).toBe("A$31.8k");
});
