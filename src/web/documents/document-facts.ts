import { type Instant, parseInstant } from "#domain/calendar/instant.ts";
import { daysBetween, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { counted } from "#domain/money/counted.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Pence, zeroPence } from "#domain/money/pence.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { shownStatus } from "#web/documents/shown-status.ts";
import { statusText } from "#web/documents/status-text.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { statusLabel } from "#web/records/status-looks.ts";
import { sinceDay } from "#words/labels/since-day.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

interface Now {
  language: Language;
  today: LocalDate;
  /** The day of an instant where the reader is. */
  dayOf: (instant: Instant) => LocalDate;
}

type Facts = Pick<Invoice, "status" | "dueDate" | "paidDate" | "sentAt" | "language">;

/** Since when a quote has its status: "Sent 3 days ago"; null for one whose status has no day. */
export function quoteFacts(quote: SummaryOf<"quote">, now: Now): string | null {
  const text = statusText(quote, now, now.dayOf);
  return text === statusLabel(shownStatus(quote, now.today)) ? null : text;
}

/**
 * What matters of an invoice, in one line: "Sent yesterday · Due 4 December, in 10 days · CIS to come £70.00"; null for
 * nothing.
 *
 * @param cis what the customer keeps back for the Construction Industry Scheme
 */
export function invoiceFacts(invoice: Facts, now: Now, cis: Pence): string | null {
  const { status, dueDate, paidDate, language } = invoice;
  const sentAt = invoice.sentAt === null ? null : parseInstant(invoice.sentAt);
  if (status === "cancelled") return null;
  const isPaid = status === "paid";
  const day = isPaid ? paidDate && `Paid ${sinceDay(paidDate, now)}` : dueDate && dueText(dueDate, now);
  const kept = formatMoney(cis, regionTerms(language).currency, language);
  const sent = !isPaid && sentAt && `Sent ${sinceDay(now.dayOf(sentAt), now)}`;
  const facts = [sent, day, cis !== zeroPence && !isPaid && `CIS to come ${kept}`].filter(Boolean);
  return facts.length === 0 ? null : facts.join(" · ");
}

function dueText(day: LocalDate, now: Now): string {
  const days = daysBetween(now.today, day);
  if (days === 0) return "Due today";
  const away = days > 0 ? `in ${counted(days, "day")}` : `${counted(-days, "day")} ago`;
  return `Due ${spokenDay(day, now)}, ${away}`;
}
