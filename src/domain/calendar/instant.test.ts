import { expect, test } from "vitest";
import { compareInstants, instantAt, millisecondsOf, parseInstant } from "#domain/calendar/instant.ts";

test("an instant is converted to UTC and milliseconds", () => {
  expect(parseInstant("2026-11-21T10:22:00Z")).toBe("2026-11-21T10:22:00.000Z");
  expect(parseInstant("2026-11-21T10:22:00.123456+01:00")).toBe("2026-11-21T09:22:00.123Z");
});

test.each([
  "2026-11-21",
  "2026-11-21T10:22:00",
  "2026-02-30T10:22:00Z",
  "2026-11-21T25:00:00Z",
  "yesterday",
  "",
])("%j is not an instant", (text) => {
  expect(parseInstant(text)).toBeNull();
});

test("milliseconds survive a round trip", () => {
  expect(millisecondsOf(instantAt(1_795_256_520_123))).toBe(1_795_256_520_123);
  expect(() => instantAt(Date.UTC(10_000, 0, 1))).toThrow(RangeError);
});

test("instants can be sorted", () => {
  const [early, late] = [instantAt(0), instantAt(1)];
  expect([compareInstants(early, late), compareInstants(late, early), compareInstants(early, early)]).toEqual(
    [-1, 1, 0],
  );
});
