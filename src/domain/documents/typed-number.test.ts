import { expect, test } from "vitest";
import { readTypedMoney, readTypedPercent, readTypedQuantity } from "#domain/documents/typed-number.ts";

test("an amount is read as it is typed or pasted", () => {
  expect(readTypedMoney("12.5")).toBe(1250);
  expect(readTypedMoney(" £1,250.00 ")).toBe(125_000);
  expect(readTypedMoney("$1,000,000")).toBe(100_000_000);
  expect(readTypedMoney("0")).toBe(0);
  expect(readTypedMoney("12.")).toBe(1200);
});

test("a comma never turns a large number into a small one", () => {
  expect(readTypedMoney("1,000")).toBe(100_000);
  expect(readTypedMoney("1,00")).toBeNull();
  expect(readTypedMoney("12,5")).toBeNull();
  expect(readTypedMoney("1,0000")).toBeNull();
});

test("blanks, words, fractions of a penny and amounts below zero are not amounts", () => {
  for (const text of ["", "  ", "ten", "1.005", "-5", "1e3"]) expect(readTypedMoney(text)).toBeNull();
});

test("quantities have three decimals and percentages may carry their sign", () => {
  expect(readTypedQuantity("7.5")).toBe(7500);
  expect(readTypedQuantity("0.1234")).toBeNull();
  expect(readTypedPercent("17.5 %")).toBe(17_500);
  expect(readTypedPercent("")).toBeNull();
});
