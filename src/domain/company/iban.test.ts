import { expect, test } from "vitest";
import { printedIban } from "#domain/company/iban.ts";

test("an IBAN is printed in groups of four, however it was typed", () => {
  expect(printedIban("GB29NWBK60161331926819")).toBe("GB29 NWBK 6016 1331 9268 19");
  expect(printedIban("gb29 nwbk 6016 1331 9268 19")).toBe("GB29 NWBK 6016 1331 9268 19");
  expect(printedIban("NO9386011117947")).toBe("NO93 8601 1117 947");
});

test("a text without the shape of an IBAN stays as it was typed", () => {
  expect(printedIban("Ask at the office")).toBe("Ask at the office");
  expect(printedIban("")).toBe("");
});
