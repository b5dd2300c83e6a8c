import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";

/** The Monday of a day's week; for a Monday, the day itself. */
export function weekStart(date: LocalDate): LocalDate {
  const sinceSunday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return addDays(date, -((sinceSunday + 6) % 7));
}
