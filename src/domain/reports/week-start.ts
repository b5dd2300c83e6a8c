import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";

/**
 * The Monday of a day's week; for a Monday, the day itself.
 *
 * @param first the day that weeks begin with: Sunday in American English
 */
export function weekStart(date: LocalDate, first: "monday" | "sunday" = "monday"): LocalDate {
  const sinceSunday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return addDays(date, -(first === "sunday" ? sinceSunday : (sinceSunday + 6) % 7));
}
