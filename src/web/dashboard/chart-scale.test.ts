import { expect, test } from "vitest";
import { fc } from "#test/support/fast-check.ts";
import { chartScale, tickLabel } from "#web/dashboard/chart-scale.ts";

test("steps are round and few", () => {
  expect(chartScale(1_234_500).ticks).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(chartScale(1_000_000).ticks).toEqual([0, 250_000, 500_000, 750_000, 1_000_000]);
  expect(chartScale(0).ticks).toEqual([0, 25]);
});

test("the largest amount is always on the scale, and fills at least half of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999_999_900 }), (largest) => {
      const { ticks, top } = chartScale(largest);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(largest / top).toBeGreaterThanOrEqual(0.5);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBe(top);
    }),
  );
});

test("labels are short", () => {
  const labels = [0, 25, 50_000, 250_000, 1_000_000, 250_000_000];
  expect(labels.map((pence) => tickLabel(pence, "£"))).toEqual([
    "£0",
    "£0.25",
    "£500",
    "£2.5k",
    "£10k",
    "£2.5m",
  ]);
});
