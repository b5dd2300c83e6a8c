import { expect, test } from "vitest";
import { pence, zeroPence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { marginOf } from "#domain/pricing/margin.ts";

test("the margin is what the value leaves above the costs, and its share of the value in whole percents", () => {
  const marked = { subtotal: pence(10_000), value: pence(12_500) };
  expect(marginOf(marked)).toEqual({ amount: pence(2500), share: percent(20_000) });
  const rounded = { subtotal: pence(20_000), value: pence(30_000) };
  expect(marginOf(rounded).share).toBe(percent(33_000));
});

test("a discount beyond the markup makes the margin negative, and then there is no share", () => {
  expect(marginOf({ subtotal: pence(10_000), value: pence(9000) })).toEqual({
    amount: pence(-1000),
    share: null,
  });
  expect(marginOf({ subtotal: zeroPence, value: zeroPence })).toEqual({ amount: zeroPence, share: null });
});
