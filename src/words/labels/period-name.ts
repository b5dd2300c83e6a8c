import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { weekStart } from "#domain/reports/week-start.ts";
import { monthName } from "#words/labels/month-name.ts";

/**
 * The heading under which a list has a day: "This week", else its month, with the year where that is not the present
 * one. In American English a week begins on Sunday.
 */
export function periodName(
  day: LocalDate,
  { language, today }: { language: Language; today: LocalDate },
): string {
  const start = weekStart(today, language);
  if (day >= start && day < addDays(start, 7)) return "This week";
  const [year = "", month] = day.split("-");
  return today.startsWith(year) ? monthName(Number(month)) : `${monthName(Number(month))} ${year}`;
}
