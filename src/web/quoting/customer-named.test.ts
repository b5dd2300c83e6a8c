import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { customerNamed } from "#web/quoting/customer-named.ts";

const customers = [
  "Joanne Shawcross",
  "Bea Marsh",
  "Jose Ellison",
  "Jose Ellison-Hart",
  "Al Green",
  "Al Grey",
].map((name) => ({ name }) as Customer);
const named = (typed: string) => customerNamed(typed, customers)?.name ?? null;

test("a name that was typed is one customer's alone: the exact one, or the only one with its words whole", () => {
  expect(named("Ann Shaw")).toBeNull();
  expect(named("shaw")).toBeNull();
  expect(named("marsh")).toBe("Bea Marsh");
  expect(named("marsh, bea")).toBe("Bea Marsh");
  expect(named("José Ellison")).toBe("Jose Ellison");
  expect(named("al")).toBeNull();
  expect(named("@")).toBeNull();
  expect(named("")).toBeNull();
});
