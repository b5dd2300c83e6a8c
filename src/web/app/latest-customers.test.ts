// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { surelyLatest } from "#web/app/latest-customers.ts";

const named = (...ids: string[]) => ids.map((id) => ({ id }) as unknown as Customer);
const head = (id: string, customerId: string | null, day: string) => ({
  id,
  customerId,
  createdAt: `2026-11-${day}T08:00:00.000Z`,
});
const heads = [head("q1", "ann", "01"), head("q2", null, "28"), head("i1", "bea", "20")];
const latest = (read: Partial<Parameters<typeof surelyLatest>[0]>) =>
  surelyLatest({ customers: [], heads: heads as never, opened: [], isWhole: false, ...read }, 2)?.map(
    ({ id }) => id as string,
  );

test("the latest customers are known once nothing that is still to come can be later", () => {
  expect(latest({ customers: named("eve", "bea") })).toBeUndefined();
  expect(latest({ customers: named("eve", "bea", "ann") })).toEqual(["bea", "ann"]);
});

test("what was opened here, but is not read yet, may be a document of another customer", () => {
  const customers = named("eve", "bea", "ann");
  expect(latest({ customers, opened: ["old"] })).toBeUndefined();
  const older = [...heads, head("old", "eve", "00")] as never;
  expect(latest({ customers, opened: ["old"], heads: older })).toEqual(["eve", "bea"]);
  expect(latest({ customers, opened: ["q2"] })).toEqual(["bea", "ann"]);
});

test("when everything is read, those who were worked for come before the newest of the list", () => {
  expect(latest({ customers: named("eve", "bea"), opened: ["gone"], isWhole: true })).toEqual(["bea", "eve"]);
  expect(latest({ isWhole: true })).toEqual([]);
});
