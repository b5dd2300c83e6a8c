import { daysBetween, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

/** Days that are counted; what is longer ago has its date. */
const countedDays = 28;

/** How long ago a day was: "today", "yesterday", "3 days ago", "4 March". */
export function sinceDay(day: LocalDate, now: { language: Language; today: LocalDate }): string {
  const days = daysBetween(day, now.today);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return days > 1 && days < countedDays ? `${days} days ago` : spokenDay(day, now);
}
