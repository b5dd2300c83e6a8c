// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { shownPlace, startRouting } from "#web/routing/navigation.ts";

test("a new document for a customer has their particulars in memory, and none in its address", () => {
  startRouting(() => null);
  const ann = { id: "ann", name: "Ann", email: "ann@example.com" } as unknown as Customer;
  beginFor(ann, "/invoices/new");
  expect(shownPlace()).toMatchObject({
    href: "/invoices/new",
    state: { prefill: { customerId: "ann", customerName: "Ann", customerEmail: "ann@example.com" } },
  });
});
