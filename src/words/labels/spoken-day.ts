import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { monthName } from "#words/labels/month-name.ts";

/** A day within a sentence: "4 March", "March 4" in American English; with its year where that is not the present one. */
export function spokenDay(
  date: LocalDate,
  { language, today }: { language: Language; today: LocalDate },
): string {
  const [year = "", month, day] = date.split("-");
  const name = monthName(Number(month));
  const isPresent = today.startsWith(year);
  if (language === "en-US") return `${name} ${Number(day)}${isPresent ? "" : `, ${year}`}`;
  return `${Number(day)} ${name}${isPresent ? "" : ` ${year}`}`;
}
