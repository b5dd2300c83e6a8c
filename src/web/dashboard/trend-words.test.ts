import { expect, test } from "vitest";
import { newThisWeek, trendWords } from "#web/dashboard/trend-words.ts";

test("captions say how this month stands to the last", () => {
  expect(trendWords({ kind: "percent", percent: 12 })).toBe("+12% from last month");
  expect(trendWords({ kind: "percent", percent: -8 })).toBe("−8% from last month");
  expect(trendWords({ kind: "percent", percent: 1250 })).toBe("+1,250% from last month");
  expect(trendWords({ kind: "percent", percent: 0 })).toBe("Same as last month");
});

test("captions say so where there is nothing to compare with", () => {
  expect(trendWords({ kind: "no-earlier-month" })).toBe("No earlier month to compare with");
  expect(trendWords({ kind: "from-nothing" })).toBe("None last month");
});

test("new materials are counted", () => {
  expect([newThisWeek(3), newThisWeek(0)]).toEqual(["+3 new this week", "None new this week"]);
});
