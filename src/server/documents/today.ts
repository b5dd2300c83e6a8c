import { instantAt } from "#domain/calendar/instant.ts";
import { type LocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { TermsProfile } from "#domain/tax/document-terms.ts";

const quarterOfAnHour = 15 * 60 * 1000;

/** The day that was asked for last in each time zone. Clocks differ by whole quarters of an hour, so none ends within one. */
const lastDays = new Map<string, { quarter: number; day: LocalDate }>();

/** The calendar day in the firm's time zone, for a document whose body has no date. */
export function todayOf(profile: TermsProfile | null, now: Date): LocalDate {
  const { timeZone } = regionTerms(profile?.language ?? "en-GB");
  const quarter = Math.floor(now.getTime() / quarterOfAnHour);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = localDateAt(instantAt(now.getTime()), timeZone);
  lastDays.set(timeZone, { quarter, day });
  return day;
}
