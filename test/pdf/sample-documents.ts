import { localDate } from "#domain/calendar/local-date.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import type { DocumentWords, Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { pence, zeroPence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import type { ItemType, LineItem } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { noWords } from "#domain/records/word-table.ts";

/** A line: its type, its name, its quantity in thousandths and its price in pence. */
export function aLine(itemType: ItemType, name: string, amounts: [number, number] = [1000, 1000]): LineItem {
  return {
    id: "5f0c9a52-6f0e-4a31-8d2e-000000000001" as Id<"LineItem">,
    itemType,
    customType: null,
    materialId: null,
    laborItemId: null,
    name,
    description: null,
    unit: itemType === "labour" ? "hour" : itemType === "material" ? "Each" : null,
    materialSku: null,
    quantity: quantity(amounts[0]),
    unitPrice: pence(amounts[1]),
    hoursEstimate: null,
  };
}

const words: DocumentWords = {
  ...noWords(quoteWords),
  customerName: "Margaret O’Neill",
  customerEmail: "margaret.oneill@example.com",
  customerPhone: "07700 900 123",
  projectAddress: "17 Corve Street",
  projectCity: "Ludlow",
  projectCounty: "Shropshire",
  projectPostcode: "SY8 1DA",
  projectDescription: "Replace the old back boiler and flush the system.",
};

const terms: PriceTerms = {
  markupPercent: percent(25_000),
  markupScope: "materials_and_labour",
  discountPercent: percent(10_000),
  discountBase: "subtotal_plus_markup",
  taxPercent: percent(20_000),
  cisApplied: false,
  cisMethod: "hmrc",
  cisRatePercent: percent(20_000),
  reverseChargeVat: false,
};

const lineItems: LineItem[] = [
  {
    ...aLine("material", "Combi boiler, 30 kW", [1000, 108_500]),
    materialSku: "WB-7733600979",
    description: "Natural gas, 10-year guarantee",
  },
  { ...aLine("material", "22 mm copper pipe", [6000, 2135]), materialSku: "CU22-3M" },
  aLine("labour", "Heating engineer", [14_500, 4200]),
  { ...aLine("custom", "Flue kit", [1000, 12_800]), customType: "material" },
  aLine("description", "Waste removed", [0, 4000]),
  aLine("description", "Please keep the airing cupboard clear.", [0, 0]),
];

/** The renderer calculates its sums from the lines and reads none of these. */
const sums: DocumentSums = {
  subtotal: zeroPence,
  discountAmount: zeroPence,
  netAmount: zeroPence,
  taxAmount: zeroPence,
  cisDeduction: zeroPence,
  total: zeroPence,
};
const at = "2026-11-21T09:30:00.000Z";
const record = { version: 1, language: "en-GB" as const, ...sums, createdAt: at, updatedAt: at };

export const aQuote: Quote = {
  ...record,
  ...words,
  ...terms,
  id: "5f0c9a52-6f0e-4a31-8d2e-000000000002" as Id<"Quote">,
  customerId: null,
  sentAt: null,
  statusAt: null,
  quoteNumber: "Q-0117",
  status: "sent",
  quoteDate: localDate("2026-11-21"),
  validUntil: localDate("2026-12-21"),
  invoices: [],
  lineItems,
};

export const anInvoice: Invoice = {
  ...noWords(invoiceWords),
  ...record,
  ...words,
  ...terms,
  id: "5f0c9a52-6f0e-4a31-8d2e-000000000003" as Id<"Invoice">,
  customerId: null,
  sentAt: null,
  statusAt: null,
  quoteId: null,
  invoiceNumber: "INV-0042",
  status: "pending",
  invoiceDate: localDate("2026-11-21"),
  dueDate: localDate("2026-12-05"),
  paidDate: null,
  materialCost: null,
  laborCost: null,
  supplier: null,
  workLocation: "Plots 7 to 9\nLlys Derwen",
  lineItems,
};

export const britishFirm: CompanyProfile = {
  id: "5f0c9a52-6f0e-4a31-8d2e-000000000004" as Id<"CompanyProfile">,
  version: 1,
  invoiceNumberCounter: 43,
  companyName: "Brightwater Plumbing & Heating Ltd",
  address: "Unit 4, Mill Lane",
  city: "Ludlow",
  county: "Shropshire",
  postcode: "SY8 1AB",
  country: "United Kingdom",
  phone: "01584 872 233",
  email: "office@brightwater.example",
  website: "www.brightwater.example",
  vatNumber: "GB 291 4460 12",
  companyNumber: "08412377",
  utrNumber: "2134567890",
  bankName: "Marches Bank",
  accountName: "Brightwater Ltd",
  sortCode: "204512",
  accountNumber: "43810026",
  iban: null,
  bicSwift: null,
  bankDetails: null,
  chequesPayableTo: "Brightwater Ltd",
  ownNames: null,
  registeredIn: null,
  registeredOffice: null,
  logoUrl: null,
  language: "en-GB",
  chargeVat: true,
  vatRegistration: null,
  firmKind: null,
  quoteFoot: null,
  vatRate: percent(20_000),
  markupScope: "materials_and_labour",
  defaultMarkupPercent: percent(25_000),
  defaultTaxPercent: percent(20_000),
  paymentTermsDays: 14,
  quoteValidityDays: 30,
  cisRegistered: true,
  cisMethod: "hmrc",
  cisRatePercent: percent(20_000),
  brandColor: "#0f766e",
};

export const australianFirm: CompanyProfile = {
  ...britishFirm,
  companyName: "Coolabah Carpentry",
  address: "8 Wattle Street",
  city: "Bendigo",
  county: "VIC",
  postcode: "3550",
  country: "Australia",
  vatNumber: null,
  companyNumber: "51 824 753 556",
  utrNumber: null,
  sortCode: "083042",
  language: "en-AU",
  vatRate: percent(10_000),
  cisRegistered: false,
};

export const americanFirm: CompanyProfile = {
  ...britishFirm,
  companyName: "Harlan & Sons Electric, LLC",
  address: "410 Pine Street",
  city: "Boise",
  county: "ID",
  postcode: "83702",
  country: "United States",
  vatNumber: null,
  companyNumber: "82-1234567",
  utrNumber: null,
  sortCode: "123103729",
  language: "en-US",
  cisRegistered: false,
};

/** An opaque picture of two pixels by one. */
export const opaquePng =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGPgL8v7f4IBAAj0Arv6Yld/AAAAAElFTkSuQmCC";
