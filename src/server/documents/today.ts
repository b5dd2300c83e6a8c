import { instantAt } from "#domain/calendar/instant.ts";
import { type LocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { regionTerms } from "#domain/company/region.ts";
import type { TermsProfile } from "#server/documents/document-terms.ts";

/** The calendar day where the firm is, for a document whose body names none. */
export function todayOf(profile: TermsProfile | null, now: Date): LocalDate {
  return localDateAt(instantAt(now.getTime()), regionTerms(profile?.language ?? "en-GB").timeZone);
}
