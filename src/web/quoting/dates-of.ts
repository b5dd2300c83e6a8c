import { formatLocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftHead } from "#web/drafts/document-draft.ts";

/** What can be read of the date and of the day that the document runs to. */
export function datesOf({ kind, date, until }: DraftHead, language: Language): string[] {
  const [from, to] = [parseLocalDate(date), parseLocalDate(until)];
  const runsTo = kind === "quote" ? "valid until" : "due";
  const none = kind === "quote" ? "no end date" : "no due date";
  return [
    from ? formatLocalDate(from, language) : "",
    to ? `${runsTo} ${formatLocalDate(to, language)}` : none,
  ];
}
