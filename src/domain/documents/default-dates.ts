import { addDays, addMonths, type LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";

/** Until when a new quote holds: the profile's days from today, else one month (specification 2 §4). */
export function defaultValidUntil(
  today: LocalDate,
  profile: Pick<CompanyTerms, "quoteValidityDays"> | null,
): LocalDate {
  const days = profile?.quoteValidityDays ?? null;
  return days === null ? addMonths(today, 1) : addDays(today, days);
}

/** When a new invoice is due: the profile's payment terms from its date, else no day is named. */
export function defaultDueDate(
  invoiceDate: LocalDate,
  profile: Pick<CompanyTerms, "paymentTermsDays"> | null,
): LocalDate | null {
  const days = profile?.paymentTermsDays ?? null;
  return days === null ? null : addDays(invoiceDate, days);
}
