import { describe, expect, test } from "vitest";
import type { DecimalMark } from "#web/bring-in/amount-text.ts";
import { readImportedAmount } from "#web/import/imported-amount.ts";

const read = (text: string, decimalMark: DecimalMark = null) => {
  const answer = readImportedAmount(text, { currency: "GBP", language: "en-GB", decimalMark });
  return answer.state === "read" ? answer.amount : answer.state;
};

describe("an amount with one meaning is read", () => {
  test.each([
    ["0", 0],
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    [".5", 50],
    ["12,5", 1250],
    ["12,50", 1250],
    ["1234.50", 123450],
    ["1,234.50", 123450],
    ["1.234,50", 123450],
    ["1,234,567.89", 123456789],
    ["1.234.567,89", 123456789],
    ["1,234,567", 123456700],
    ["1.234.567", 123456700],
    ["1 234", 123400],
    ["1 234,50", 123450],
    ["1\u00a0234.50", 123450],
    ["12.5000", 1250],
    ["0.500", 50],
    ["1234.500", 123450],
    ["£1,234.50", 123450],
    ["£ 12.50", 1250],
    ["12,50 £", 1250],
    ["GBP 12.50", 1250],
    ["12.50 GBP", 1250],
    ["  12.50 ", 1250],
  ])("%j is %d pence", (text, pence) => {
    expect(read(text)).toBe(pence);
    expect(read(text, "point")).toBe(pence);
    expect(read(text, "comma")).toBe(pence);
  });
});

describe("an amount with two meanings waits for the person", () => {
  test.each([
    ["1,234", 123400, "tooPrecise"],
    ["1.234", "tooPrecise", 123400],
    ["12.000", 1200, 1200000],
    ["£999,000", 99900000, 99900],
  ])("%j is %j with a decimal point and %j with a decimal comma", (text, withPoint, withComma) => {
    expect(read(text)).toBe("ambiguous");
    expect(read(text, "point")).toBe(withPoint);
    expect(read(text, "comma")).toBe(withComma);
  });
});

describe("a text that is not an amount in the account's currency is refused", () => {
  test.each([
    ["", "wrong"],
    ["POA", "wrong"],
    ["-5", "wrong"],
    ["£-5.00", "wrong"],
    ["(5.00)", "wrong"],
    ["12.50/m", "wrong"],
    ["1,23,456", "wrong"],
    ["1,2345.00", "wrong"],
    ["1.2.3", "wrong"],
    ["12.", "wrong"],
    ["1e3", "wrong"],
    ["$12.00", "otherCurrency"],
    ["12,00 €", "otherCurrency"],
    ["USD 12", "otherCurrency"],
    ["0.125", "tooPrecise"],
    ["1234.567", "tooPrecise"],
    ["12.3456", "tooPrecise"],
    ["1,234.567", "tooPrecise"],
  ])("%j is %s", (text, state) => {
    expect(read(text)).toBe(state);
  });

  test("a dollar sign means the account's own currency when that is a dollar", () => {
    const inCurrency = (text: string, currency: "USD" | "AUD", language: "en-US" | "en-AU") =>
      readImportedAmount(text, { currency, language, decimalMark: null });
    expect(inCurrency("$12.50", "USD", "en-US")).toEqual({ state: "read", amount: 1250 });
    expect(inCurrency("US$12.50", "USD", "en-US")).toEqual({ state: "read", amount: 1250 });
    expect(inCurrency("A$12.50", "AUD", "en-AU")).toEqual({ state: "read", amount: 1250 });
    expect(inCurrency("£12.50", "USD", "en-US")).toEqual({ state: "otherCurrency" });
    expect(inCurrency("US$12.50", "AUD", "en-AU")).toEqual({ state: "otherCurrency" });
  });
});
