import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { read } from "#test/support/read-prices.ts";
import { planLabour } from "#web/bring-in/plan-catalogue.ts";

test("each of several rates of a row is an item of its own, which can be ticked by itself", () => {
  const result = read("Role,Rate,Call-out,Weekend\nFitter,55,80,85");
  if (result.kind !== "labour") throw new Error(result.kind);
  const items = result.items.map((item) => ({ ...item, before: null }));
  const planning = { categories: [], language: "en-GB" as const, idFor: (key: string) => key as Id<never> };
  const { rows } = planLabour({ ...result, items }, planning);
  expect(rows.map(({ title }) => title)).toEqual(["Fitter", "Fitter, call-out", "Fitter, weekend"]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(new Set(rows.map(({ record }) => record.id)).size).toBe(3);
});
