import { expect, test } from "vitest";
import { formatBankCode, isBankCode } from "#domain/company/bank-code.ts";

test("a sort code is grouped in pairs as it is typed", () => {
  expect(formatBankCode("12", "GB")).toBe("12");
  expect(formatBankCode("1234", "GB")).toBe("12-34");
  expect(formatBankCode("12-34-567", "GB")).toBe("12-34-56");
});

test("a BSB has two groups of three and a routing number nine digits without a break", () => {
  expect(formatBankCode("123456", "AU")).toBe("123-456");
  expect(formatBankCode("1234567890", "US")).toBe("123456789");
});

test("letters and blanks are dropped", () => {
  expect(formatBankCode(" 1a2 b3", "GB")).toBe("12-3");
  expect(formatBankCode("", "AU")).toBe("");
});

test("a bank code of any region has six to nine digits", () => {
  expect(["12-34-56", "123-456", "123456789", "12 34 56"].map(isBankCode)).toEqual([true, true, true, true]);
  expect(["12-34-5", "1234567890", "12-34-5x", ""].map(isBankCode)).toEqual([false, false, false, false]);
});
