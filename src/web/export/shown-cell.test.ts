import { expect, test } from "vitest";
import { shownCell } from "#web/export/shown-cell.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";

const cell = (text: string, holds?: CsvColumn<object>["holds"]): CsvColumn<object> => ({
  heading: "",
  text: () => text,
  ...(holds && { holds }),
});

const british = { made: "en-GB", language: "en-GB" } as const;
const american = { made: "en-US", language: "en-US" } as const;

test("money and days are formatted for reading", () => {
  expect(shownCell(cell("1250.00", "amount"), {}, british)).toBe("£1,250.00");
  expect(shownCell(cell("1250.00", "amount"), {}, american)).toBe("$1,250.00");
  expect(shownCell(cell("2026-11-22", "day"), {}, british)).toBe("22/11/2026");
  expect(shownCell(cell("2026-11-22", "day"), {}, american)).toBe("11/22/2026");
});

test("a blank stays blank, and text and document numbers are unchanged", () => {
  expect(shownCell(cell("", "day"), {}, british)).toBe("");
  expect(shownCell(cell("", "amount"), {}, british)).toBe("");
  expect(shownCell(cell("2026-041"), {}, british)).toBe("2026-041");
});

test("a document of another region keeps its currency and date format", () => {
  const abroad = { made: "en-AU", language: "en-US" } as const;
  expect(shownCell(cell("1250.00", "amount"), {}, abroad)).toBe("A$1,250.00");
  expect(shownCell(cell("2026-11-22", "day"), {}, abroad)).toBe("22/11/2026");
});
