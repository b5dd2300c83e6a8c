import { expect, test } from "vitest";
import type { CsvColumn } from "#web/export/catalogue-columns.ts";
import { shownCell } from "#web/export/shown-cell.ts";

const cell = (text: string, holds?: CsvColumn<object>["holds"]): CsvColumn<object> => ({
  heading: "",
  text: () => text,
  ...(holds && { holds }),
});

test("money and days are shown as people write them", () => {
  expect(shownCell(cell("1250.00", "amount"), {}, "en-GB")).toBe("£1,250.00");
  expect(shownCell(cell("1250.00", "amount"), {}, "en-US")).toBe("$1,250.00");
  expect(shownCell(cell("2026-11-22", "day"), {}, "en-GB")).toBe("22/11/2026");
  expect(shownCell(cell("2026-11-22", "day"), {}, "en-US")).toBe("11/22/2026");
});

test("a blank stays blank, and words and numbers of documents are left as they are", () => {
  expect(shownCell(cell("", "day"), {}, "en-GB")).toBe("");
  expect(shownCell(cell("", "amount"), {}, "en-GB")).toBe("");
  expect(shownCell(cell("2026-041"), {}, "en-GB")).toBe("2026-041");
});
