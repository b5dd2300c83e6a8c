import { addDays, addMonths, type LocalDate } from "#domain/calendar/local-date.ts";
import { invoiceWords } from "#domain/documents/document-words.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { DocumentWords } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { noWords, type WordsOf } from "#domain/records/word-table.ts";
import { demoCustomers } from "./demo-catalogue.ts";
import { demoLines } from "./demo-lines.ts";
import { firm } from "./firm.ts";
import { people } from "./people.ts";
import { type Seeded, seeded, seededId } from "./seeded.ts";
import { type TradeJob, tradeJobs } from "./trade-jobs.ts";

/** What quotes and invoices of the demo account share, ready to be sealed. */
interface DemoDocument
  extends DocumentWords,
    Pick<PriceTerms, "markupPercent" | "discountPercent" | "taxPercent"> {
  readonly lineItems: ReturnType<typeof demoLines>;
}

interface DemoQuote extends DemoDocument {
  readonly id: Id<"Quote">;
  readonly quoteDate: LocalDate;
  readonly validUntil: LocalDate;
  readonly status: QuoteStatus;
}

/** The fields of an invoice that the server reads, and that a conversion would set differently. */
export interface DemoInvoiceFacts {
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly paidDate: LocalDate | null;
  readonly status: InvoiceStatus;
  readonly cisApplied: boolean;
  readonly reverseChargeVat: boolean;
}

interface DemoInvoice extends DemoDocument, DemoInvoiceFacts, WordsOf<typeof invoiceWords> {
  readonly id: Id<"Invoice">;
}

/** An event in the firm's year, on a day. */
export type DemoEvent =
  | { readonly day: LocalDate; readonly kind: "quote"; readonly quote: DemoQuote }
  | { readonly day: LocalDate; readonly kind: "invoice"; readonly invoice: DemoInvoice }
  | {
      readonly day: LocalDate;
      readonly kind: "conversion";
      readonly quoteId: Id<"Quote">;
      readonly facts: DemoInvoiceFacts;
    };

const quoteCount = 60;
const invoiceCount = 22;
const months = 14;
const paymentDays = firm.paymentTermsDays;

/** How quotes end, repeated; the last ten are too recent to have ended. */
const outcomes = [
  "convert",
  "declined",
  "convert",
  "accepted",
  "convert",
  "sent",
  "convert",
  "invoiced",
  "declined",
] as const;
const recentOutcomes = [
  "sent",
  "accepted",
  "sent",
  "declined",
  "sent",
  "accepted",
  "draft",
  "sent",
  "draft",
  "draft",
] as const;

/**
 * The documents of the fourteen months up to a day, in the order in which they were made: 60 quotes, 23 of them
 * converted to invoices, and 22 invoices without a quote. The same day gives the same documents; another day gives
 * the same ones with other dates.
 */
export function demoEvents(today: LocalDate): DemoEvent[] {
  const start = addMonths(today, -months);
  const quotes = Array.from({ length: quoteCount }, (_, nth) => quoteEvents(nth, start, today)).flat();
  const invoices = Array.from({ length: invoiceCount }, (_, nth) => invoiceEvent(nth, start, today));
  return [...quotes, ...invoices].sort((left, right) =>
    left.day < right.day ? -1 : Number(left.day > right.day),
  );
}

function quoteEvents(nth: number, start: LocalDate, today: LocalDate): DemoEvent[] {
  const key = `quote ${nth}`;
  const choices = seeded(key);
  const quoteDate = dayBetween(start, today, nth / (quoteCount - 1));
  const outcome =
    recentOutcomes[nth - (quoteCount - recentOutcomes.length)] ?? outcomes[nth % outcomes.length] ?? "draft";
  const customer = customerFor(choices);
  const isConverted = outcome === "convert";
  const id = seededId("Quote", key);
  const quote: DemoQuote = {
    ...documentOf(choices, { key, nth, customer }),
    id,
    quoteDate,
    validUntil: addDays(quoteDate, firm.quoteValidityDays),
    status: isConverted ? "accepted" : outcome,
  };
  const quoted: DemoEvent = { day: quoteDate, kind: "quote", quote };
  if (!isConverted) return [quoted];
  const day = weekday(addDays(quoteDate, choices.whole(14, 50)));
  return [
    quoted,
    { day, kind: "conversion", quoteId: id, facts: invoiceFacts(choices, { nth, day, today, customer }) },
  ];
}

function invoiceEvent(nth: number, start: LocalDate, today: LocalDate): DemoEvent {
  const key = `invoice ${nth}`;
  const choices = seeded(key);
  // The firm grows: more invoices are in the later months.
  const day = dayBetween(start, today, ((nth + 0.5) / invoiceCount) ** 0.7);
  const customer = customerFor(choices);
  const invoice: DemoInvoice = {
    ...noWords(invoiceWords),
    ...documentOf(choices, { key, nth: nth + 2, customer }),
    ...invoiceFacts(choices, { nth, day, today, customer }),
    id: seededId("Invoice", key),
  };
  return { day, kind: "invoice", invoice };
}

/** Words, lines and terms of the nth document: every tenth is long, and every fourth of the others is short. */
function documentOf(
  choices: Seeded,
  { key, nth, customer }: { key: string; nth: number; customer: number },
): DemoDocument {
  const job = choices.pick(tradeJobs);
  const isLong = nth % 10 === 3;
  const count = isLong ? choices.whole(20, 30) : nth % 4 === 1 ? choices.whole(2, 3) : choices.whole(5, 12);
  return {
    ...wordsFor(customer, job),
    markupPercent: choices.pick([firm.defaultMarkupPercent, firm.defaultMarkupPercent, percent(15_000)]),
    discountPercent:
      nth % 5 === 2 ? choices.pick([percent(2_500), percent(5_000), percent(10_000)]) : zeroPercent,
    // Work on a house that has stood empty for two years is charged at 5% (VAT Act 1994, schedule 7A group 7).
    taxPercent: nth % 20 === 9 ? percent(5_000) : firm.defaultTaxPercent,
    lineItems: demoLines(choices, isLong ? wholeHouse(job) : job, { document: key, count }),
  };
}

/** A job with everything, for a document of several pages. */
function wholeHouse(job: TradeJob): TradeJob {
  return { ...job, materials: ["SW-", "SH-", "DR-", "IR-", "FX-", "ST-", "PF-", "WG-"] };
}

function wordsFor(nth: number, job: TradeJob): DocumentWords {
  const customer = demoCustomers[nth];
  const person = people[nth];
  if (!customer || !person) throw new RangeError(`No customer ${nth}`);
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    companyName: customer.companyName,
    projectAddress: customer.address,
    projectCity: customer.city,
    projectCounty: customer.county,
    projectPostcode: customer.postcode,
    projectDescription: job.summary,
    workLocation: person.contractorVatNumber === null ? null : "Plot 7, Ings Meadow, Burley Road, Otley LS21",
    customerVatNumber: person.contractorVatNumber,
  };
}

/** Any of the forty customers; in one case of four, a contractor. */
function customerFor(choices: Seeded): number {
  const contractors = people.flatMap(({ contractorVatNumber }, nth) =>
    contractorVatNumber === null ? [] : [nth],
  );
  return choices.whole(1, 4) === 1 ? choices.pick(contractors) : choices.whole(0, people.length - 1);
}

/** A contractor deducts under CIS and usually accounts for the VAT too; other customers do neither. */
function invoiceFacts(
  choices: Seeded,
  { nth, day, today, customer }: { nth: number; day: LocalDate; today: LocalDate; customer: number },
): DemoInvoiceFacts {
  const isContractor = (people[customer]?.contractorVatNumber ?? null) !== null;
  const dueDate = addDays(day, paymentDays);
  const status = invoiceStatus(nth, dueDate, today);
  const paid = weekday(addDays(dueDate, choices.whole(-9, 12)));
  return {
    invoiceDate: day,
    dueDate,
    status,
    paidDate: status === "paid" ? earlier(paid, today) : null,
    cisApplied: isContractor,
    reverseChargeVat: isContractor && nth % 3 !== 0,
  };
}

/** Old invoices are paid, except for a few that were cancelled; some late ones are unpaid, and recent ones are. */
function invoiceStatus(nth: number, dueDate: LocalDate, today: LocalDate): InvoiceStatus {
  if (dueDate >= today) return nth % 3 === 1 ? "outstanding" : "pending";
  if (nth % 22 === 5) return "cancelled";
  if (dueDate >= addDays(today, -120) && nth % 3 !== 1) return nth % 2 === 0 ? "overdue" : "outstanding";
  return "paid";
}

/** The working day at a given share of the time between two days. */
function dayBetween(start: LocalDate, end: LocalDate, share: number): LocalDate {
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  return weekday(addDays(start, Math.round(days * share)));
}

/** The day itself; for a Saturday or Sunday, the Friday before. */
function weekday(day: LocalDate): LocalDate {
  const inWeek = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (inWeek === 6) return addDays(day, -1);
  return inWeek === 0 ? addDays(day, -2) : day;
}

function earlier(left: LocalDate, right: LocalDate): LocalDate {
  return left < right ? left : right;
}
