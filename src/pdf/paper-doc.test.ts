import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { percent } from "#domain/money/percent.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { wordsText } from "#test/pdf/page-text.ts";
import {
  aLine,
  americanFirm,
  anInvoice,
  aQuote,
  australianFirm,
  britishFirm,
} from "#test/pdf/sample-documents.ts";

const quote = { kind: "quote", mode: "customer-detailed", document: aQuote, profile: britishFirm } as const;
const invoice = {
  kind: "invoice",
  mode: "customer-detailed",
  document: anInvoice,
  profile: britishFirm,
} as const;
const cis = { ...anInvoice, cisApplied: true };
const paid = { ...cis, status: "paid", paidDate: localDate("2026-11-14") } as const;
const american = { language: "en-US", taxPercent: percent(8875), discountPercent: percent(0) } as const;
const australian = { language: "en-AU", taxPercent: percent(10_000) } as const;

/** Every region and mode. Their printed words are in test/pdf/words-*.txt. */
const papers: Record<string, PrintOrder> = {
  "quote-gb-business": { ...quote, mode: "business" },
  "quote-gb-detailed": quote,
  "quote-gb-simple": { ...quote, mode: "customer-simple" },
  "quote-us-detailed": { ...quote, document: { ...aQuote, ...american }, profile: americanFirm },
  "quote-au-simple": {
    ...quote,
    mode: "customer-simple",
    document: { ...aQuote, language: "en-AU" },
    profile: australianFirm,
  },
  "invoice-gb-business": { ...invoice, mode: "business" },
  "invoice-gb-detailed": invoice,
  "invoice-gb-simple": { ...invoice, mode: "customer-simple" },
  "invoice-gb-cis": { ...invoice, document: cis },
  "invoice-gb-cis-before-vat": { ...invoice, document: { ...cis, cisMethod: "deduct_before_vat" } },
  "invoice-gb-reverse-charge": {
    ...invoice,
    document: { ...cis, reverseChargeVat: true, customerVatNumber: "GB 118 2200 97" },
  },
  "invoice-gb-paid": { ...invoice, document: paid },
  "invoice-gb-no-vat": { ...invoice, profile: { ...britishFirm, chargeVat: false } },
  "invoice-us-detailed": { ...invoice, document: { ...anInvoice, ...american }, profile: americanFirm },
  "invoice-us-untaxed": {
    ...invoice,
    document: {
      ...anInvoice,
      ...american,
      taxPercent: percent(0),
      discountPercent: anInvoice.discountPercent,
    },
    profile: americanFirm,
  },
  "invoice-au-detailed": {
    ...invoice,
    document: { ...anInvoice, ...australian },
    profile: australianFirm,
  },
  "invoice-au-unregistered": {
    ...invoice,
    document: { ...anInvoice, language: "en-AU" },
    profile: { ...australianFirm, chargeVat: false },
  },
  "invoice-no-profile": { ...invoice, profile: null },
};

test.each(Object.keys(papers))("%s reads as agreed", async (name) => {
  const order = papers[name];
  if (order === undefined) throw new Error(name);
  await expect(wordsText(paperDoc(order))).toMatchFileSnapshot(`../../test/pdf/words-${name}.txt`);
});

const textOf = (order: PrintOrder) => wordsText(paperDoc(order));

test("a firm that charges no VAT prints no word about VAT", () => {
  const profile = { ...britishFirm, chargeVat: false };
  const document = { ...cis, reverseChargeVat: true, customerVatNumber: "GB 118 2200 97" };
  for (const mode of ["business", "customer-detailed", "customer-simple"] as const) {
    expect(textOf({ ...invoice, mode, document, profile })).not.toMatch(/VAT|reverse/i);
    expect(textOf({ ...quote, mode, profile })).not.toMatch(/VAT|reverse/i);
  }
});

test("the customer never sees cost, markup or stock numbers", () => {
  for (const mode of ["customer-detailed", "customer-simple"] as const) {
    const text = textOf({ ...quote, mode });
    expect(text).not.toMatch(/markup|cost\b|WB-7733600979|1,085\.00/i);
  }
});

test("the customer's discount row names its base only if it is the printed subtotal (decision M14)", () => {
  const document = { ...anInvoice, discountBase: "subtotal" } as const;
  for (const mode of ["customer-detailed", "customer-simple"] as const) {
    expect(textOf({ ...invoice, mode, document })).toMatch(/^Discount: −£/m);
  }
  expect(textOf({ ...invoice, mode: "business", document })).toMatch(/^Discount \(10% of £1,990\.10\): −£/m);
  const plain = { ...document, markupPercent: percent(0) };
  expect(textOf({ ...invoice, document: plain })).toMatch(/^Discount \(10% of £1,990\.10\): −£/m);
});

test("a paid invoice says so, shows a balance of zero, and does not say how to pay (decision M15)", () => {
  for (const mode of ["business", "customer-detailed", "customer-simple"] as const) {
    const text = textOf({ ...invoice, mode, document: paid });
    expect(text).toMatch(/^Paid 14\/11\/2026: −£/m);
    expect(text).toContain("Balance: £0.00 (due)");
    expect(text).not.toMatch(/Amount due|How to pay|Sort Code/);
  }
  expect(textOf({ ...invoice, document: { ...paid, status: "pending" } })).toContain("How to pay");
});

test("a full VAT invoice shows what VAT Regulations 1995 reg 14 demands", () => {
  const text = textOf(invoice);
  for (const item of [
    "INV-0042",
    "Invoice date",
    "Tax point",
    "Brightwater Plumbing & Heating Ltd",
    "Unit 4, Mill Lane",
    "VAT Number GB 291 4460 12",
    "Margaret O’Neill",
    "17 Corve Street",
    "Description | Qty | Unit | Unit price | Amount excl. 20% VAT",
    "Total excl. VAT",
    "VAT 20%",
  ]) {
    expect(text).toContain(item);
  }
});

test("an invoice prints the customer's order number below its own, and no row without one", () => {
  const document = { ...anInvoice, orderNumber: "PO-4417" };
  for (const mode of ["business", "customer-detailed", "customer-simple"] as const) {
    expect(textOf({ ...invoice, mode, document })).toMatch(/^Invoice number: .*\nOrder number: PO-4417$/m);
    expect(textOf({ ...invoice, mode, document: { ...document, orderNumber: " " } })).not.toMatch(/order/i);
  }
});

test("an invoice keeps the supplier of the day it was made", () => {
  const supplier = { ...britishFirm, companyName: "Brightwater (old name)", vatNumber: "GB 1" };
  const text = textOf({ ...invoice, document: { ...anInvoice, supplier } });
  expect(text).toContain("Brightwater (old name)");
  expect(text).toContain("VAT Number GB 1");
  expect(text).not.toContain("GB 291");
});

test("a document keeps the sign, the tax word and the dates of the region that it was made in", () => {
  const document = { ...aQuote, language: "en-GB" } as const;
  const text = textOf({ ...quote, document, profile: { ...britishFirm, language: "en-US" } });
  expect(text).toContain("VAT 20%");
  expect(text).toContain("21/11/2026");
  expect(text).toContain("£");
  expect(text).not.toMatch(/\$|Sales Tax/);
});

test("CIS and the reverse charge never apply to a quote", () => {
  const document = { ...aQuote, cisApplied: true, reverseChargeVat: true };
  expect(textOf({ ...quote, document })).not.toMatch(/CIS|Construction|REVERSE/);
});

test("a simple view without a work summary has a default one", () => {
  const document = { ...anInvoice, projectDescription: "  " };
  expect(textOf({ ...invoice, mode: "customer-simple", document })).toContain(
    "materials and labour supplied",
  );
  const inAmerica = { ...document, language: "en-US" } as const;
  expect(textOf({ ...invoice, mode: "customer-simple", document: inAmerica })).toContain(
    "materials and labor ",
  );
  expect(textOf({ ...invoice, document })).not.toContain("Work summary");
});

test("a description keeps its lines, and notes of several lines are paragraphs", () => {
  const scope = aLine("description", "Strip out\nTake up the treads.\n\nMake good", [1000, 12_000]);
  const note = (text: string) => aLine("description", text, [0, 0]);
  const printed = (...lineItems: (typeof scope)[]) =>
    textOf({ ...quote, document: { ...aQuote, lineItems } });
  expect(printed(scope)).toContain("Strip out\nTake up the treads.\n\nMake good");
  expect(printed(note("From 8 to 5.\nNo Sundays."), note("Parking on the drive."))).toContain(
    "From 8 to 5.\nNo Sundays.\n\nParking on the drive.",
  );
  expect(printed(note("From 8 to 5."), note("Parking."))).toContain("From 8 to 5.\nParking.");
});

test("a table prints units and stock numbers only where one of its lines has one", () => {
  const lines = (...units: (string | null)[]) =>
    units.flatMap((unit) =>
      (["material", "labour"] as const).map((type) => ({ ...aLine(type, "Tap"), unit })),
    );
  for (const mode of ["business", "customer-detailed", "customer-simple"] as const) {
    const unitless = { ...anInvoice, lineItems: lines("Each", "item", "", null) };
    expect(textOf({ ...invoice, mode, document: unitless })).not.toMatch(/\bUnit \||\bEach\b/);
    const metres = { ...anInvoice, lineItems: lines("Each", "Linear Meter") };
    const text = textOf({ ...invoice, mode, document: metres });
    if (mode !== "customer-simple") expect(text).toMatch(/\| Unit \|/);
  }
  const counted = { ...aLine("material", "Tap"), materialSku: "T-1" };
  const lineItems = [counted, { ...aLine("labour", "Fitting"), unit: "hour" }];
  const heads = textOf({ ...quote, mode: "business", document: { ...aQuote, lineItems } }).match(
    /^.*\| Qty.*$/gm,
  );
  expect(heads).toEqual([
    "SKU | Description | Qty | Unit cost | Cost",
    "Description | Qty | Unit | Unit cost | Cost",
  ]);
});

test("what cannot be read of a draft is a dash on its paper: a line, the sums, the date", () => {
  const lineItems = aQuote.lineItems.map((line, at) => ({ ...line, id: `${at}` as typeof line.id }));
  const [first, ...others] = lineItems;
  const order = { ...quote, document: { ...aQuote, lineItems } };
  const known = textOf(order);
  const unread = textOf({ ...order, unread: { sums: true, lines: [first!.id], date: true } });
  const rowOf = (text: string, name: string) => text.split("\n").filter((line) => line.includes(name));
  expect(rowOf(unread, first!.name).join()).toContain("–");
  expect(rowOf(unread, others[0]!.name)).toEqual(rowOf(known, others[0]!.name));
  expect(rowOf(unread, "Quote total").join()).toMatch(/–/);
  expect(rowOf(unread, "Quote date").join()).toMatch(/–/);
});
