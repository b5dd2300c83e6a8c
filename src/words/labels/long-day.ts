import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { monthName } from "#words/labels/month-name.ts";

/** A day with the name of its month: "5 December 2026" in en-GB and en-AU, "December 5, 2026" in en-US. */
export function longDay(date: LocalDate, language: Language): string {
  const [year, month, day] = date.split("-").map(Number);
  const name = monthName(month ?? 0);
  return language === "en-US" ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
}
