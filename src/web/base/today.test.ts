import { expect, test } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import { dayHere } from "#web/base/today.ts";

test("an instant is on the day that Intl says, around midnights and in years of few digits", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const midnights = [
    "2026-03-29T00:00:00Z",
    "2026-11-24T00:00:00Z",
    "2027-01-01T00:00:00Z",
    "0999-06-01T12:00:00Z",
  ];
  for (const midnight of midnights) {
    for (const hours of [-13, -1, 0, 1, 13]) {
      const instant = instantAt(Date.parse(midnight) + hours * 3_600_000);
      expect(dayHere(instant)).toBe(localDateAt(instant, timeZone));
    }
  }
});
