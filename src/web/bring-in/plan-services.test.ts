import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { goods } from "#test/support/read-prices.ts";
import { planServices } from "#web/bring-in/plan-services.ts";
import type { PresentList } from "#web/bring-in/present-records.ts";

const survey = {
  ...{ id: "survey" as Id<"LabourItem">, version: 1, createdAt: "2026-11-24T09:00:00.000Z" },
  ...{ name: "Survey", rate: pence(6000), rateType: "item" as const, categoryId: null, category: null },
};
const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };
const present = { customers: [], materials: [], labour: [survey], language: "en-GB" as const, firm };
const labour: PresentList = { present, categories: [], closed: 0 };

/** The services of a file as they would be in labour, and which of them the firm has. */
function planned(rows: string) {
  const read = goods(`Name,Type,Per,Cost\nElm,Inventory,,9.00\n${rows}`);
  const { rows: all } = planServices(read, labour, { language: "en-GB", idFor: () => "new" as Id<never> });
  return all.map(({ record, before }) => [record.rate, record.rateType, before?.id ?? null]);
}

test("a service of the firm whose rate has changed is offered, with its own kind of rate or that of the file", () => {
  expect(planned("survey,Service,,60.00")).toEqual([]);
  expect(planned("survey,Service,,65.00")).toEqual([[6500, "item", "survey"]]);
  expect(planned("survey,Service,day,320.00")).toEqual([[32_000, "day", "survey"]]);
});

test("of two rates of one name, the one that is charged as the firm's changes it, and the other is new", () => {
  expect(planned("Survey,Service,job,70.00\nSurvey,Service,day,320.00")).toEqual([
    [7000, "item", "survey"],
    [32_000, "day", null],
  ]);
});

test("a rate that moves by more than half is not ticked", () => {
  const read = goods(`Name,Type,Per,Cost\nElm,Inventory,,9.00\nSurvey,Service,,600.00\nVisit,Service,,40.00`);
  const { rows } = planServices(read, labour, { language: "en-GB", idFor: () => "new" as Id<never> });
  expect(rows.map(({ title, note, isTicked }) => [title, note, isTicked])).toEqual([
    ["Survey", "£60.00 to £600.00 · Per Item", false],
    ["Visit", "£40.00 · Per Hour", true],
  ]);
});
