import { expect, test } from "vitest";
import type { Material } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import { readCsv } from "#web/import/csv-file.ts";
import {
  ambiguousAmount,
  type ImportDraft,
  reviewDraft,
  sheetOf,
  startDraft,
} from "#web/import/import-draft.ts";
import { leftOutParts, summaryParts } from "#web/import/import-summary.ts";
import { problemRows } from "#web/import/problem-rows.ts";

/** A file of materials just opened, for a list that already has one of them. */
function drafted(text: string): ImportDraft {
  const there = {
    id: "m1",
    name: "Oak",
    sku: "OAK",
    unitType: "Each",
    unitCost: 1000,
    categoryId: null,
  } as Material;
  const rows = readCsv(new TextEncoder().encode(text));
  const file = {
    name: "prices.csv",
    rows,
    records: [there],
    closed: 0,
    categories: [],
    idFor: (key: string) => key as Id<never>,
  };
  return startDraft("material", file, "en-GB");
}

test("a summary says in a few words what would be saved and what would not", () => {
  const review = reviewDraft(
    drafted("Code,Name,Price,Category\nOAK,Oak,11,\nA,Ash,9,Timber\nB,Elm,8,timber\n"),
  );
  expect(summaryParts(review)).toEqual(["2 new", "1 changed", "1 category made"]);
  expect(leftOutParts(review)).toEqual([]);
  const again = reviewDraft(drafted("Code,Name,Price\nOAK,Oak,10\n,Ash,9\n,ash,9\n"));
  expect(summaryParts(again)).toEqual(["1 new"]);
  expect(leftOutParts(again)).toEqual(["1 without a change", "1 already there"]);
});

test("an existing record counts as new once the person asks for it", () => {
  const review = reviewDraft({ ...drafted("Name,Price\nAsh,9\nash,9\n"), withThere: true });
  expect(summaryParts(review)).toEqual(["2 new"]);
  expect(leftOutParts(review)).toEqual([]);
});

test("a file without headings has lettered columns and keeps its first row", () => {
  const bare = { ...drafted("OAK,Oak\nASH,Ash,9\n"), hasHeadings: false };
  expect(sheetOf(bare)).toEqual({
    headings: ["Column A", "Column B", "Column C"],
    rows: [
      { number: 1, cells: ["OAK", "Oak"] },
      { number: 2, cells: ["ASH", "Ash", "9"] },
    ],
  });
  const mapped = { ...bare, mapping: { ...bare.mapping, sku: 0, name: 1, unitCost: 2 } };
  expect(reviewDraft(mapped).rows.map(({ number, outcome }) => [number, outcome])).toEqual([[2, "new"]]);
});

test("columns after the twenty-sixth are lettered as in a spreadsheet, and unnamed ones take their letter", () => {
  const { headings } = sheetOf(drafted(`Name${",".repeat(27)}Last\n${"x,".repeat(28)}x\n`));
  expect([headings[1], headings[25], headings[26], headings[28]]).toEqual([
    "Column B",
    "Column Z",
    "Column AA",
    undefined,
  ]);
  expect(headings[27]).toBe("Last");
});

test("the question about an ambiguous amount stays as long as there is one", () => {
  expect(ambiguousAmount(drafted('Name,Price\nOak,9\nAsh,"1,250"\n'))).toBe("1,250");
  const said: ImportDraft = { ...drafted('Name,Price\nAsh,"1,250"\n'), decimalMark: "point" };
  expect(ambiguousAmount(said)).toBe("1,250");
  expect(ambiguousAmount(drafted("Name,Price\nOak,9.00\n"))).toBe(null);
});

test("rows with errors come as a file of their own, which can be corrected and chosen again", () => {
  const draft = drafted("Code,Name,Price\nOAK,Oak,11\n,,POA\nX,Elm,12,50\nA\n");
  expect(problemRows(sheetOf(draft), reviewDraft(draft).plan.problems)).toEqual([
    ["Code", "Name", "Price", "Problem"],
    ["", "", "POA", "Name: Material name is required; Price: Enter an amount such as 12.50"],
    ["X", "Elm", "12,50", expect.stringMatching(/^This row has more values/)],
    ["A", "", "", "Name: Material name is required; Price: Enter an amount such as 12.50"],
  ]);
});
