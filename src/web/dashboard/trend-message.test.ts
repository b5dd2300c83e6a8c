import { expect, test } from "vitest";
import { newThisWeek, trendMessage } from "#web/dashboard/trend-message.ts";

const november = { year: 2026, month: 11 };

test("captions compare the last whole month with the one before it", () => {
  expect(trendMessage({ kind: "percent", percent: 12 }, november)).toBe("+12% from September to October");
  expect(trendMessage({ kind: "percent", percent: -8 }, november)).toBe("−8% from September to October");
  expect(trendMessage({ kind: "percent", percent: 1250 }, { year: 2026, month: 1 })).toBe(
    "+1,250% from November to December",
  );
  expect(trendMessage({ kind: "percent", percent: 0 }, november)).toBe("October the same as September");
});

test("captions say so when there is nothing to compare with", () => {
  expect(trendMessage({ kind: "no-earlier-month" }, november)).toBe("No earlier month to compare with");
  expect(trendMessage({ kind: "from-nothing" }, november)).toBe("None in September");
});

test("new materials are counted", () => {
  expect([newThisWeek(3), newThisWeek(0)]).toEqual(["+3 new this week", "None new this week"]);
});
