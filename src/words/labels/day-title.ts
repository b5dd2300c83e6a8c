import { daysBetween, type LocalDate, localDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const someMonday = localDate("2024-01-01");

/** A day of the present year as a title: "Friday 5 December", in American English "Friday, December 5". */
export function dayTitle(day: LocalDate, language: Language): string {
  const days = daysBetween(someMonday, day);
  const weekday = weekdays[((days % 7) + 7) % 7];
  return `${weekday}${language === "en-US" ? "," : ""} ${spokenDay(day, { language, today: day })}`;
}
