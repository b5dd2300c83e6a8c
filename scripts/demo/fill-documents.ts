import { routes } from "#contract/routes.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Id } from "#domain/ids/id.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { type DemoEvent, type DemoInvoiceFacts, demoEvents } from "./demo-documents.ts";
import { type Filling, madeOf } from "./filling.ts";

/** What the account has before and while it is filled. */
interface Present {
  readonly quotes: Set<string>;
  readonly invoices: Set<string>;
  /** Quotes that have an invoice, and whether that invoice is unchanged since the conversion. */
  readonly converted: Map<string, { id: Id<"Invoice">; isUntouched: boolean }>;
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
  if (event.kind === "conversion") return convert(filling, present, event);
  if (event.kind === "quote") {
    if (present.quotes.has(event.quote.id)) return false;
    await client.call(routes.quotes.create, { body: await sealFields(vault, "quote", event.quote) });
    return true;
  }
  if (present.invoices.has(event.invoice.id)) return false;
  await client.call(routes.invoices.create, { body: await sealFields(vault, "invoice", event.invoice) });
  return true;
}

/** A conversion dates the invoice today; an update then sets its own day, its status and its deductions. */
async function convert(
  { client }: Filling,
  { converted }: Present,
  { quoteId, facts }: { quoteId: Id<"Quote">; facts: DemoInvoiceFacts },
): Promise<boolean> {
  const known = converted.get(quoteId);
  if (known && !known.isUntouched) return false;
  const { id, version } = await client.call(routes.quotes.convert, {
    params: { id: quoteId },
    body: undefined,
  });
  await client.call(routes.invoices.update, { params: { id }, body: { ...facts, version } });
  return true;
}
