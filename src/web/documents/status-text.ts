import { type Instant, parseInstant } from "#domain/calendar/instant.ts";
import { daysBetween, type LocalDate } from "#domain/calendar/local-date.ts";
import { counted } from "#domain/money/counted.ts";
import type { Language } from "#domain/region/region.ts";
import { type Summary, shownStatus } from "#web/documents/shown-status.ts";
import { statusLabel } from "#web/records/status-looks.ts";
import { sinceDay } from "#words/labels/since-day.ts";

interface Now {
  language: Language;
  today: LocalDate;
}

/**
 * A document's status with the time that matters: "Sent 3 days ago", "Overdue · 14 days", "Pending · due in 5 days". It
 * begins with the status's own word.
 *
 * @param dayOf the day of an instant where the reader is
 */
export function statusText(document: Summary, now: Now, dayOf: (instant: Instant) => LocalDate): string {
  const status = shownStatus(document, now.today);
  const label = statusLabel(status);
  const since = (day: LocalDate | null) => (day === null ? label : `${label} ${sinceDay(day, now)}`);
  if ("dueDate" in document) {
    if (status === "overdue") return overdueText(document.dueDate, now.today);
    if (status === "paid") return since(document.paidDate);
    if (status === "cancelled" || document.dueDate === null) return label;
    return `${label} · ${dueIn(daysBetween(now.today, document.dueDate))}`;
  }
  const at = status === "sent" ? document.sentAt : document.statusAt;
  const instant = at === null ? null : parseInstant(at);
  return status === "draft" || status === "invoiced" ? label : since(instant && dayOf(instant));
}

/** "Overdue · 14 days"; the word alone for an invoice that was marked so before its day. */
export function overdueText(dueDate: LocalDate | null, today: LocalDate): string {
  const label = statusLabel("overdue");
  const days = dueDate === null ? 0 : daysBetween(dueDate, today);
  return days > 0 ? `${label} · ${counted(days, "day")}` : label;
}

function dueIn(days: number): string {
  return days === 0 ? "due today" : `due in ${counted(days, "day")}`;
}
