import { expect, test } from "vitest";
import { typedWhen } from "#web/drafts/typed-when.ts";

const now = Date.UTC(2026, 10, 22, 9, 0);
const british = { now, timeZone: "Europe/London", language: "en-GB" } as const;

test("a draft of today or yesterday says so, and an older one gives its date", () => {
  expect(typedWhen(now - 60_000, british)).toBe("today at 08:59");
  expect(typedWhen(Date.UTC(2026, 10, 21, 23, 59), british)).toBe("yesterday at 23:59");
  expect(typedWhen(Date.UTC(2026, 10, 3, 14, 5), british)).toBe("03/11/2026 at 14:05");
});

test("day and hour are in the reader's time zone", () => {
  const sydney = { now, timeZone: "Australia/Sydney", language: "en-AU" } as const;
  expect(typedWhen(Date.UTC(2026, 10, 21, 23, 59), sydney)).toMatch(/^today at 10:59/);
});
