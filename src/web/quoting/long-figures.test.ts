import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import { hasLongFigures } from "#web/quoting/long-figures.ts";

const line = (unitPrice: string, quantity = "1") =>
  customLine({ name: "Oak stair", customType: "material", quantity, unitPrice });

test("a price or a total of 100,000 and more is too long for the columns of a desk", () => {
  expect(hasLongFigures(line("12345.67"), undefined)).toBe(false);
  expect(hasLongFigures(line("123456.78"), undefined)).toBe(true);
  expect(hasLongFigures(line("60000", "2"), undefined)).toBe(true);
  expect(hasLongFigures(line("90000"), pence(9_999_999))).toBe(false);
  expect(hasLongFigures(line("90000"), pence(10_000_000))).toBe(true);
});
