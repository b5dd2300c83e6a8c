import type { Instant } from "#domain/calendar/instant.ts";

declare const localDateBrand: unique symbol;

/** A calendar day, "2026-11-21", with no time and no zone. Text order is date order. */
export type LocalDate = string & { readonly [localDateBrand]: "LocalDate" };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** Reads "YYYY-MM-DD"; null unless it is a day that exists in the years 0001 to 9999. */
export function parseLocalDate(text: string): LocalDate | null {
  const match = shape.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return text as LocalDate;
}

/** Text that is known to be a day. @throws RangeError when it is not one. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === null) throw new RangeError(`Not a calendar day: ${text}`);
  return date;
}

/** The day that many days later (earlier when negative). @throws RangeError outside the years 0001 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const midnight = Date.parse(`${date}T00:00:00.000Z`) + days * millisecondsPerDay;
  return localDate(new Date(midnight).toISOString().slice(0, 10));
}

/**
 * The same day that many months later (earlier when negative). If that month is too short, its last day: one month
 * after 31 January is 28 or 29 February. @throws RangeError outside the years 0001 to 9999.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  const monthsSinceZero = year * 12 + (month - 1) + months;
  const newYear = Math.floor(monthsSinceZero / 12);
  const newMonth = monthsSinceZero - newYear * 12 + 1;
  const newDay = Math.min(day, daysInMonth(newYear, newMonth));
  return localDate(`${padded(newYear, 4)}-${padded(newMonth, 2)}-${padded(newDay, 2)}`);
}

/** How many days after `from` a day is; negative when it is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / millisecondsPerDay;
}

/** For sorting: below zero when left is earlier, above when it is later, zero when they are the same. */
export function compareLocalDates(left: LocalDate, right: LocalDate): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * The calendar day at an instant in a time zone (an IANA name, UTC by default).
 *
 * @throws RangeError for a time zone that does not exist
 */
export function localDateAt(instant: Instant, timeZone = "UTC"): LocalDate {
  const [month, day, year = ""] = dayFormat(timeZone).format(new Date(instant)).split("/");
  return localDate(`${year.padStart(4, "0")}-${month}-${day}`);
}

/** By time zone: to make a format takes more than fifty times as long as to use it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  dayFormats.set(timeZone, format);
  return format;
}

/** A day as a language writes it: "21/11/2026" in en-GB and en-AU, "11/21/2026" in en-US (decision A11). */
export function formatLocalDate(date: LocalDate, language: "en-GB" | "en-US" | "en-AU"): string {
  const [year, month, day] = date.split("-");
  return language === "en-US" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function padded(value: number, length: number): string {
  return value.toString().padStart(length, "0");
}
