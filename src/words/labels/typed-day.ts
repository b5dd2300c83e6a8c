import {
  addDays,
  formatLocalDate,
  type LocalDate,
  localDate,
  parseLocalDate,
} from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { monthName } from "#words/labels/month-name.ts";

interface Reader {
  language: Language;
  today: LocalDate;
  /** What "+14" counts from: today, unless another date decides it. */
  from?: LocalDate | null;
}

/**
 * A day as people type it, in the order of their region: "22/11", "22.11.26", "22 nov", "fri", "+14", "tomorrow". Without
 * a year it is in the present one, a year of two digits is of this century, and a weekday is the next one. Null for what
 * cannot be read, and for a day that does not exist.
 */
export function readTypedDay(text: string, { language, today, from }: Reader): LocalDate | null {
  const typed = text.trim().toLowerCase();
  const iso = parseLocalDate(typed);
  if (iso !== null) return iso;
  const away = /^([+-])\s?(\d{1,4})$/.exec(typed);
  if (away) return addDays(from ?? today, Number(`${away[1]}${away[2]}`));
  if (typed in namedDays) return addDays(today, namedDays[typed as keyof typeof namedDays]);
  if (/^[a-z]{3,}$/.test(typed)) return nextWeekday(typed, today);
  const parts = typed.split(/[\s/.,-]+/).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 3) return null;
  const [first = "", second = "", year = today.slice(0, 4)] = parts;
  const isMonthFirst = /^[a-z]/.test(first) || (language === "en-US" && !/^[a-z]/.test(second));
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const fullYear = year.length === 2 ? `${today.slice(0, 2)}${year}` : year;
  return parseLocalDate(`${fullYear}-${monthOf(month)}-${day.padStart(2, "0")}`);
}

/** How a date is typed in a region: "22/11/2026", "11/22/2026". */
export function exampleDate(language: Language): string {
  return formatLocalDate(localDate("2026-11-22"), language);
}

const namedDays = { yesterday: -1, today: 0, tomorrow: 1 };

function nextWeekday(typed: string, today: LocalDate): LocalDate | null {
  const wanted = weekdays.findIndex((name) => name.startsWith(typed));
  if (wanted === -1) return null;
  const present = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  return addDays(today, ((wanted - present + 6) % 7) + 1);
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** "11" for "11", "nov" and "November"; "" for no month. */
function monthOf(typed: string): string {
  if (/^\d{1,2}$/.test(typed)) return typed.padStart(2, "0");
  const found = typed.length < 3 ? -1 : monthNames.findIndex((name) => name.startsWith(typed));
  return found === -1 ? "" : String(found + 1).padStart(2, "0");
}

const monthNames = Array.from({ length: 12 }, (_, at) => monthName(at + 1).toLowerCase());
