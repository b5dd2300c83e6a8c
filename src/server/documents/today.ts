import { instantAt } from "#domain/calendar/instant.ts";
import { type LocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { TermsProfile } from "#domain/tax/document-terms.ts";

/** The calendar day in the firm's time zone, for a document whose body has no date. */
export function todayOf(profile: TermsProfile | null, now: Date): LocalDate {
  return localDateAt(instantAt(now.getTime()), regionTerms(profile?.language ?? "en-GB").timeZone);
}
