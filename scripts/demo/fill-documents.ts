import { routes } from "#contract/routes.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { companyWordsOf } from "#domain/documents/document-words.ts";
import type { Id } from "#domain/ids/id.ts";
import {
  type StoredDocument,
  type StoredProfile,
  sealConvertedDocument,
  sealNewDocument,
} from "#vault/records/document-writes.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields } from "#vault/records/records.ts";
import { type DemoEvent, type DemoInvoiceFacts, demoEvents } from "./demo-documents.ts";
import { type Filling, madeOf } from "./filling.ts";
import { firm } from "./firm.ts";
import { seededId } from "./seeded.ts";

/** What the account has before and while it is filled. */
interface Present {
  readonly quotes: Set<string>;
  readonly invoices: Set<string>;
  /** Quotes that have an invoice, and whether that invoice is unchanged since the conversion. */
  readonly converted: Map<string, { id: Id<"Invoice">; isUntouched: boolean }>;
  /** What the heads of invoices name. */
  readonly profile: StoredProfile | null;
}

const reportEvery = 20;

/**
 * Makes the quotes and invoices one after the other in the order of their days, so that their numbers are in that
 * order.
 */
export async function fillDocuments(filling: Filling, today: LocalDate): Promise<void> {
  const present = await readPresent(filling);
  const events = demoEvents(today);
  let count = 0;
  for (const [index, event] of events.entries()) {
    if (await happen(filling, present, event)) count += 1;
    const done = index + 1;
    if (count > 0 && done % reportEvery === 0)
      filling.report(`quotes and invoices: ${done} of ${events.length}`);
  }
  filling.report(`quotes and invoices: ${madeOf(events.length, count)}`);
}

async function readPresent({ client }: Filling): Promise<Present> {
  const quotes = await client.call(routes.quotes.list, { query: {} });
  const invoices = await client.call(routes.invoices.list, { query: {} });
  return {
    profile: await client.call(routes.companyProfile.read, {}),
    quotes: new Set(quotes.map(({ id }) => id)),
    invoices: new Set(invoices.map(({ id }) => id)),
    converted: new Map(
      invoices.flatMap(({ id, quoteId, version }) =>
        quoteId === null ? [] : [[quoteId, { id, isUntouched: version === 1 }]],
      ),
    ),
  };
}

/** Carries out one event. @returns false if it has happened already */
async function happen(filling: Filling, present: Present, event: DemoEvent): Promise<boolean> {
  const { client, vault } = filling;
  const { profile } = present;
  if (event.kind === "conversion") return convert(filling, present, event);
  if (event.kind === "quote") {
    const { quote } = event;
    if (present.quotes.has(quote.id)) return false;
    const body = await sealNewDocument(vault, "quote", { body: quote, profile, language: firm.language });
    await client.call(routes.quotes.create, { body });
    return true;
  }
  const { invoice } = event;
  if (present.invoices.has(invoice.id)) return false;
  const body = await sealNewDocument(vault, "invoice", { body: invoice, profile, language: firm.language });
  await client.call(routes.invoices.create, { body });
  return true;
}

/** A conversion dates the invoice today; an update then sets its own day and its status. */
async function convert(
  { client, vault }: Filling,
  { converted, profile }: Present,
  { quoteId, facts }: { quoteId: Id<"Quote">; facts: DemoInvoiceFacts },
): Promise<boolean> {
  const known = converted.get(quoteId);
  if (known && !known.isUntouched) return false;
  const { cisApplied, reverseChargeVat, ...days } = facts;
  const row = await client.call(routes.quotes.read, { params: { id: quoteId } });
  const { record } = await openFields(vault, "quote", row);
  const quote = record as typeof record & StoredDocument;
  const company = companyWordsOf(firm);
  const body = await sealConvertedDocument(vault, {
    quote,
    body: { cisApplied, reverseChargeVat, id: seededId("Invoice", `of ${quoteId}`) },
    words: { ...withEmptyFields("invoice", quote), ...company, lineItems: quote.lineItems },
    profile,
  });
  const { id, version } = await client.call(routes.quotes.convert, { params: { id: quoteId }, body });
  await client.call(routes.invoices.update, { params: { id }, body: { ...days, version } });
  return true;
}
