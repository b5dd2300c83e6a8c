import { expect, test } from "vitest";
import type { Supplier } from "#domain/company/company-profile.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import { mayRestore } from "#web/documents/restoring.ts";

const firm = { companyName: "Hobbs", city: null, chargeVat: true } as Supplier;

test("every quote can be brought back but a converted one", () => {
  expect(mayRestore({ status: "accepted" } as Quote, null)).toBe(true);
  expect(mayRestore({ status: "invoiced" } as Quote, firm)).toBe(true);
  expect(mayRestore({ status: "invoice" } as Quote, firm)).toBe(false);
});

test("an invoice can be brought back while the letterhead is the one it was made under", () => {
  const invoice = { status: "paid", supplier: firm } as Invoice;
  expect(mayRestore(invoice, { ...firm, id: "1", logoUrl: "data:" } as Supplier)).toBe(true);
  expect(mayRestore(invoice, { ...firm, city: "Ludlow" })).toBe(false);
  expect(mayRestore(invoice, null)).toBe(false);
  expect(mayRestore({ ...invoice, supplier: null }, firm)).toBe(false);
  expect(mayRestore({ ...invoice, supplier: null }, null)).toBe(true);
});
