import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { parsePence, pence, sumPence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { fc } from "#test/support/fast-check.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";
import { accountNames } from "#web/export/account-names.ts";
import { handOverText } from "#web/export/csv-text.ts";
import { customerCards, customerHandOver } from "#web/export/hand-over-customers.ts";
import { invoiceHandOver, taxKeyOf } from "#web/export/hand-over-invoices.ts";
import { defaultAccount, defaultTaxName } from "#web/export/hand-over-programs.ts";

const ann: CustomerWords = {
  ...{ name: "Ann Marie Archer", companyName: "Archer & Sons; Ltd", email: "ann@archer.example" },
  ...{ phone: "+44 7700 900123", address: "Unit 4\nLow Mill\nYard 2\nBack Lane\nTop floor" },
  ...{ city: "Otley", county: "West Yorkshire", postcode: "LS21 1AA", country: "United Kingdom" },
  notes: "Side door,\nno dog",
};
const bob: CustomerWords = {
  ...{ name: "Bob", companyName: null, email: null, phone: "01943 600123", address: null },
  ...{ city: null, county: null, postcode: null, country: null, notes: null },
};

/** Customers as they are stored, one after the other. */
function stored(...all: CustomerWords[]) {
  return all.map((words, index) => ({
    ...words,
    id: `id-${index}` as Id<"Customer">,
    createdAt: `2026-11-0${index + 1}T10:00:00.000Z` as Customer["createdAt"],
  }));
}

const nobody = accountNames([]);

const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };
function readBack(text: string): CustomerWords[] {
  const nothing = { customers: [], materials: [], labour: [], language: "en-GB" as const, firm };
  const result = bringIn(new TextEncoder().encode(text), nothing);
  if (result.kind !== "customers") throw new Error(result.kind);
  return result.customers.map(({ words }) => words);
}

test.each(["xero", "quickbooks", "sage", "freeagent", "google"] as const)(
  "%s: what is handed over is brought in the same",
  (program) => {
    const rows = customerHandOver(program, stored(ann, bob));
    expect(new Set(rows.map((cells) => cells.length)).size).toBe(1);
    const [first, second] = readBack(handOverText(rows));
    const notes = program === "google" ? ann.notes : null;
    expect({ ...first, address: first?.address?.replaceAll(", ", "\n") }).toEqual({ ...ann, notes });
    expect(second).toEqual(bob);
  },
);

test("a number with a country code and an extension has no apostrophe before it", () => {
  const rows = customerHandOver("xero", stored({ ...bob, phone: "+44 1943 600123 ext 12" }));
  expect(handOverText(rows)).toContain(",+44 1943 600123 ext 12");
});

test("a number with its owner has no apostrophe before it, and a formula has one", () => {
  const texts = ["+44 7700 900123 (Ann)", "+1234567-WEBSERVICE(B2)", "+44 7700 (A1)*2"];
  expect(handOverText([texts])).toBe("+44 7700 900123 (Ann),'+1234567-WEBSERVICE(B2),'+44 7700 (A1)*2\r\n");
});

test("a telephone reads the contacts as they were", () => {
  const cards = customerCards([ann, bob]);
  expect(readBack(cards)).toEqual([ann, bob]);
  expect(cards.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

test("any words survive the file of a telephone", () => {
  const word = fc
    .string({ unit: fc.constantFrom(..."abcé;,\\:n 漢"), minLength: 1, maxLength: 90 })
    .map((text) => `x${text.trim()}x`);
  fc.assert(
    fc.property(word, word, (companyName, notes) => {
      const [read] = readBack(customerCards([{ ...bob, companyName, notes }]));
      expect(read).toEqual({ ...bob, companyName: companyName.replace(/\s+/g, " "), notes });
    }),
  );
});

test("the headings are those of the programs, and a telephone number has no apostrophe", () => {
  expect(
    handOverText(customerHandOver("xero", stored({ ...ann, companyName: "=1+1" })))
      .split("\r\n")
      .slice(0, 2),
  ).toEqual([
    "*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,PhoneNumber,MobileNumber",
    '\'=1+1,,ann@archer.example,Ann Marie,Archer,,Unit 4,Low Mill,Yard 2,"Back Lane, Top floor",Otley,West Yorkshire,LS21 1AA,United Kingdom,,+44 7700 900123',
  ]);
  expect(customerHandOver("sage", stored(ann)).map((cells) => cells.slice(0, 2))).toEqual([
    ["Reference", "Company Name"],
    ["ARCHERSO", "Archer & Sons; Ltd"],
  ]);
});

test("every customer has a code and names of its own, the same in both files and with more customers", () => {
  const words = ["Smith & Sons Ltd", "Smith & Sons Builders", "Smith & Sons Ltd", "Zoë", "漢"];
  const all = stored(...words.map((name) => ({ ...bob, name })));
  const names = accountNames(all.toReversed());
  expect(all.map((customer) => names(customer).reference)).toEqual([
    ...["SMITHSON", "SMITHSO2", "SMITHSO3", "ZOE", "CUSTOMER"],
  ]);
  expect(all.slice(0, 3).map((customer) => names(customer).person)).toEqual([
    ...["Smith & Sons Ltd", "Smith & Sons Builders", "Smith & Sons Ltd 2"],
  ]);
  expect(accountNames(all.slice(0, 2))({ ...bob, id: "id-1" }).reference).toBe("SMITHSO2");
  // Somebody of an invoice alone is known by the name, and does not take anybody's code.
  const alone = (id: string | null, name: string) => names({ ...bob, id, name }).reference;
  expect([alone(null, "Zoë"), alone("gone", "Zo E")]).toEqual(["ZOE", "ZOE2"]);
});

test("two customers of one firm are two in other programs, and their invoices are for the same two", () => {
  const [first, second] = stored(ann, { ...ann, name: "Cy Archer", city: "Leeds" });
  const customers = [first, second].flatMap((each) => each ?? []);
  const names = accountNames(customers);
  const invoices = customers.map(({ id }) => invoiceOf([line], { customerId: id }));
  const of = (program: "xero" | "quickbooks") => {
    const rows = invoiceHandOver(program, invoices, { terms: { account: "", taxes: {} }, names });
    return rows.slice(1).map((cells) => cells[program === "xero" ? 0 : 1]);
  };
  const both = ["Archer & Sons; Ltd", "Archer & Sons; Ltd (Cy Archer)"];
  const contacts = customerHandOver("xero", customers)
    .slice(1)
    .map(([name]) => name);
  expect(contacts).toEqual(both);
  expect([...new Set(of("xero"))]).toEqual(both);
  expect([...new Set(of("quickbooks"))]).toEqual(["Ann Marie Archer", "Cy Archer"]);
});

const line: LineItem = {
  ...{ id: "0", itemType: "labour", customType: null, materialId: null, laborItemId: null },
  ...{ name: "Fitting", description: null, unit: "hour", materialSku: null },
  ...{ quantity: quantity(1500), unitPrice: pence(4000), hoursEstimate: null },
} as unknown as LineItem;

/** An invoice with what its file needs. */
function invoiceOf(lineItems: LineItem[], terms: Partial<Invoice> = {}): Invoice {
  return {
    ...{
      customerName: "Ann Archer",
      companyName: "Archer Ltd",
      customerEmail: "ann@archer.example",
      orderNumber: "PO7",
    },
    ...{
      projectAddress: "Unit 4\nLow Mill",
      projectCity: "Otley",
      projectCounty: null,
      projectPostcode: "LS21 1AA",
    },
    ...{ invoiceNumber: "INV-0042", invoiceDate: localDate("2026-11-02"), dueDate: localDate("2026-12-02") },
    ...{
      markupPercent: percent(25_000),
      markupScope: "materials_and_labour",
      discountPercent: percent(10_000),
    },
    ...{
      discountBase: "subtotal_plus_markup",
      taxPercent: percent(20_000),
      cisApplied: false,
      cisMethod: "hmrc",
    },
    ...{ cisRatePercent: percent(20_000), reverseChargeVat: false, language: "en-GB", status: "pending" },
    lineItems,
    ...terms,
  } as unknown as Invoice;
}

const taxes = { "20": "20% (VAT on Income)", reverse: "RC" };

test("an invoice is a row for each line, with markup, and a row for its discount", () => {
  const rows = invoiceHandOver("xero", [invoiceOf([line, { ...line, name: "Door", description: "Oak" }])], {
    terms: { account: "200", taxes },
    names: nobody,
  });
  const [headings = [], ...lines] = rows;
  const of = (name: string) => lines.map((cells) => cells[headings.indexOf(name)]);
  expect(of("*ContactName")).toEqual(Array(3).fill("Archer Ltd"));
  expect(of("*InvoiceDate")[0]).toBe("02/11/2026");
  expect(of("*DueDate")[0]).toBe("02/12/2026");
  expect(of("*Description")).toEqual(["Fitting", "Door\nOak", "Discount 10%"]);
  expect(of("*Quantity")).toEqual(["1.5", "1.5", "1"]);
  expect(of("*UnitAmount")).toEqual(["50.00", "50.00", "-15.00"]);
  expect(of("TaxAmount")).toEqual(["15.00", "15.00", "-3.00"]);
  expect(of("*TaxType")[0]).toBe("20% (VAT on Income)");
  expect(of("*AccountCode")[0]).toBe("200");
});

test("Sage has the type, the customer's code and unsigned amounts; QuickBooks the amount of each row", () => {
  const [, , off] = invoiceHandOver("sage", [invoiceOf([line])], {
    terms: { account: "4000", taxes: { "20": "T1" } },
    names: nobody,
  });
  expect(off).toEqual([
    "SC",
    "ARCHERLT",
    "4000",
    "0",
    "02/11/2026",
    "INV-0042",
    "Discount 10%",
    "7.50",
    "T1",
    "1.50",
  ]);
  const [headings = [], first = []] = invoiceHandOver("quickbooks", [invoiceOf([line])], {
    terms: { account: "Sales", taxes: { "20": "20.0% S" } },
    names: nobody,
  });
  expect(headings.slice(0, 4)).toEqual(["*InvoiceNo", "*Customer", "*InvoiceDate", "*DueDate"]);
  expect(first.slice(7)).toEqual(["Sales", "Fitting", "1.5", "50.00", "75.00", "20.0% S", "15.00", "GBP"]);
});

test("the reverse charge has no tax and a name of its own", () => {
  const invoice = invoiceOf([line], { reverseChargeVat: true });
  expect(taxKeyOf(invoice)).toBe("reverse");
  const [headings = [], first = []] = invoiceHandOver("xero", [invoice], {
    terms: { account: "200", taxes },
    names: nobody,
  });
  expect(first[headings.indexOf("*TaxType")]).toBe("RC");
  expect(first[headings.indexOf("TaxAmount")]).toBe("0.00");
  expect([defaultAccount("sage"), defaultTaxName("sage", "20"), defaultTaxName("xero", "12.5")]).toEqual([
    "4000",
    "T1",
    "",
  ]);
});

test("a discount of all but the CIS deduction leaves a tax below zero, and its rows carry it", () => {
  const invoice = invoiceOf([line], {
    discountPercent: percent(100_000),
    taxPercent: percent(20_000),
    cisApplied: true,
    cisMethod: "deduct_before_vat",
  });
  expect(documentTotals("invoice", [line], invoice)).toMatchObject({ value: 0, tax: -240 });
  const [headings = [], ...rows] = invoiceHandOver("quickbooks", [invoice], {
    terms: { account: "", taxes: {} },
    names: nobody,
  });
  const at = headings.indexOf("ItemTaxAmount");
  expect(rows.map((cells) => cells[at])).toEqual(["13.80", "-16.20"]);
});

test("the rows of an invoice add up to its total before the CIS deduction, and their taxes to its tax", () => {
  const item = fc.record({
    quantity: fc.integer({ min: 0, max: 99_999 }),
    unitPrice: fc.integer({ min: 0, max: 99_999 }),
  });
  const terms = fc.record({
    markupPercent: fc.integer({ min: 0, max: 50_000 }),
    discountPercent: fc.integer({ min: 0, max: 100_000 }),
    taxPercent: fc.constantFrom(0, 5_000, 20_000),
    cisApplied: fc.boolean(),
    cisMethod: fc.constantFrom("hmrc" as const, "deduct_before_vat" as const),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), terms, (items, some) => {
      const lines = items.map((each) => ({
        ...line,
        quantity: quantity(each.quantity),
        unitPrice: pence(each.unitPrice),
      }));
      const invoice = invoiceOf(lines, {
        ...some,
        markupPercent: percent(some.markupPercent),
        discountPercent: percent(some.discountPercent),
        taxPercent: percent(some.taxPercent),
      });
      const totals = documentTotals("invoice", lines, invoice);
      const [headings = [], ...rows] = invoiceHandOver("quickbooks", [invoice], {
        terms: { account: "", taxes: {} },
        names: nobody,
      });
      const sum = (name: string) =>
        sumPence(rows.map((cells) => parsePence(cells[headings.indexOf(name)] ?? "") ?? pence(0)));
      expect(sum("*ItemAmount")).toBe(totals.value);
      expect(sum("ItemTaxAmount")).toBe(totals.tax);
    }),
  );
});
