import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import { wideFigures } from "#web/quoting/wide-figures.ts";

const line = (unitPrice: string, quantity = "1") =>
  customLine({ name: "Oak stair", customType: "material", quantity, unitPrice });

test("long prices and totals have wider columns, and common ones those of the style sheet", () => {
  const wide = "4rem 3.5rem 9rem 7.75rem";
  expect(wideFigures([line("12345.67"), line("5")], new Map())).toBeUndefined();
  expect(wideFigures([line("5"), line("123456.78")], new Map())).toBe(wide);
  expect(wideFigures([line("60000", "2")], new Map())).toBe(wide);
  const marked = line("90000");
  expect(wideFigures([marked], new Map([[marked.id, pence(9_999_999)]]))).toBeUndefined();
  expect(wideFigures([marked], new Map([[marked.id, pence(10_000_000)]]))).toBe(wide);
});
