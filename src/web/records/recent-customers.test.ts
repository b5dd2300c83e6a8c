import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { recentFirst, recentIds } from "#web/records/recent-customers.ts";

type Heads = Parameters<typeof recentIds>[0];

const heads = [
  { id: "q1", customerId: "ann", createdAt: "2026-11-01T08:00:00.000Z" },
  { id: "q2", customerId: null, createdAt: "2026-11-28T08:00:00.000Z" },
  { id: "i1", customerId: "bea", createdAt: "2026-11-20T08:00:00.000Z" },
  { id: "i2", customerId: "cyd", createdAt: "2026-10-01T08:00:00.000Z" },
] as unknown as Heads;

test("who was opened lately, also by a document, is before those of the newest documents", () => {
  expect(recentIds(heads, ["i2", "dan", "q2"])).toEqual(["cyd", "dan", "q2", "bea", "ann"]);
  expect(recentIds(heads, [])).toEqual(["bea", "ann", "cyd"]);
});

test("the others follow in the order of the list", () => {
  const customers = ["eve", "dan", "cyd", "bea", "ann"].map((id) => ({ id }) as unknown as Customer);
  const order = recentFirst(customers, ["bea", "gone", "ann"]).map(({ id }) => id);
  expect(order).toEqual(["bea", "ann", "eve", "dan", "cyd"]);
});
