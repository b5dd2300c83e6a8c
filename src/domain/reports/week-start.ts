import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";

/** The first day of a day's week, or the day itself: a Monday, in American English a Sunday. */
export function weekStart(date: LocalDate, language: Language): LocalDate {
  const sinceSunday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return addDays(date, -(language === "en-US" ? sinceSunday : (sinceSunday + 6) % 7));
}
