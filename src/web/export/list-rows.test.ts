import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import { exportName } from "#web/export/export-name.ts";
import { listRows, readableRecords } from "#web/export/list-rows.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListRecords } from "#web/records/noun-records.ts";

const words = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  customerPhone: null,
  companyName: null,
  projectAddress: "1 High St",
  projectCity: "Leeds",
  projectCounty: null,
  projectPostcode: "LS1 4DY",
  projectDescription: "New stairs",
  workLocation: null,
  customerVatNumber: "GB123456789",
};
const terms = {
  markupPercent: 25_000,
  discountPercent: 0,
  taxPercent: 20_000,
  subtotal: 10_000,
  discountAmount: 1_000,
  netAmount: 120_000,
  taxAmount: 30_050,
  cisDeduction: 5_000,
  total: 150_050,
};

const quote = {
  ...words,
  ...terms,
  quoteNumber: "Q-0001",
  status: "accepted",
  quoteDate: "2026-11-01",
  validUntil: null,
} as unknown as ListRecords["quote"];

const invoice = {
  ...words,
  ...terms,
  invoiceNumber: "INV-0001",
  status: "pending",
  invoiceDate: "2026-11-01",
  dueDate: "2026-11-20",
  paidDate: null,
  materialCost: 6_000,
  laborCost: null,
  cisApplied: true,
  cisRatePercent: 20_000,
  reverseChargeVat: false,
} as unknown as ListRecords["invoice"];

/** The one row of a list by its headings, without blanks. */
function row(kind: "quote" | "invoice", language: Language): Record<string, string> {
  const context = { language, today: "2026-11-21" as LocalDate, categories: [] };
  const [headings = [], cells = []] =
    kind === "quote"
      ? listRows(kind, [{ ...quote, language }], context)
      : listRows(kind, [{ ...invoice, language }], context);
  return Object.fromEntries(
    headings.map((heading, index) => [heading, cells[index] ?? ""]).filter(([, text]) => text),
  );
}

describe("a document is a row with plain amounts and ISO days", () => {
  const customer = {
    "Customer Name": "Bea Brown",
    Email: "bea@example.com",
    Address: "1 High St",
    City: "Leeds",
    "Work Summary": "New stairs",
  };

  test("a quote in Britain", () => {
    expect(row("quote", "en-GB")).toEqual({
      "Quote Number": "Q-0001",
      Status: "Accepted",
      "Quote Date": "2026-11-01",
      ...customer,
      Postcode: "LS1 4DY",
      "Markup %": "25.00",
      "Discount %": "0.00",
      "VAT %": "20.00",
      Subtotal: "100.00",
      Discount: "10.00",
      "Total excl. VAT": "1250.00",
      VAT: "300.50",
      "CIS Deduction": "50.00",
      Total: "1500.50",
      Currency: "GBP",
    });
  });

  test("an invoice past its due day is overdue, as in the list", () => {
    expect(row("invoice", "en-GB")).toMatchObject({
      "Invoice Number": "INV-0001",
      Status: "Overdue",
      "Due Date": "2026-11-20",
      "Material Cost": "60.00",
      "CIS %": "20.00",
      "Reverse Charge VAT": "No",
      "Customer VAT Number": "GB123456789",
    });
  });

  test("an American invoice has American headings and no construction scheme", () => {
    const american = row("invoice", "en-US");
    expect(american).toMatchObject({ "ZIP Code": "LS1 4DY", "Sales Tax %": "20.00", Currency: "USD" });
    expect(Object.keys(american).filter((heading) => /CIS|VAT|Labour/.test(heading))).toEqual([]);
  });
});

test("documents of several regions each keep their own currency, and the headings fit all of them", () => {
  const list = [invoice, { ...invoice, cisApplied: false }].map((each, index) => ({
    ...each,
    language: index === 0 ? ("en-GB" as const) : ("en-AU" as const),
  }));
  const context = { language: "en-AU", today: "2026-11-21" as LocalDate, categories: [] } as const;
  const [headings = [], first = [], second = []] = listRows("invoice", list, context);
  const of = (cells: readonly string[], heading: string) => cells[headings.indexOf(heading)];
  expect(headings).toEqual(expect.arrayContaining(["Tax %", "Total before tax", "Tax", "CIS Deduction"]));
  expect([of(first, "Currency"), of(second, "Currency")]).toEqual(["GBP", "AUD"]);
  expect([of(first, "CIS %"), of(second, "CIS %")]).toEqual(["20.00", ""]);
});

test("what cannot be read is left out, and the rest is sorted by name", () => {
  const opened = (name: string): Opened<{ name: string }> => ({
    state: "open",
    record: { name },
    sealed: true,
  });
  const list: Opened<{ name: string }>[] = [
    opened("Zoë"),
    { state: "locked", reason: "no_key", record: { name: "sealed" } },
    opened("ann"),
    { state: "tampered", reason: "plaintext", record: { name: "false" } },
    opened("Bea"),
  ];
  expect(readableRecords(list).map(({ name }) => name)).toEqual(["ann", "Bea", "Zoë"]);
});

test("a file is named after its list and day", () => {
  expect(exportName(listNames("customer", "en-GB"), "2026-11-21")).toBe(
    "quotewright-customers-2026-11-21.csv",
  );
  expect(exportName(listNames("laborItem", "en-GB"), "2026-11-21")).toBe("quotewright-labour-2026-11-21.csv");
  expect(exportName(listNames("laborItem", "en-US"), "2026-11-21")).toBe("quotewright-labor-2026-11-21.csv");
});
