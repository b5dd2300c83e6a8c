import { addDays, addMonths, type LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";

/** The last day a new quote is valid: the profile's days from today, else one month. */
export function defaultValidUntil(
  today: LocalDate,
  profile: Pick<CompanyTerms, "quoteValidityDays"> | null,
): LocalDate {
  const days = profile?.quoteValidityDays ?? null;
  return days === null ? addMonths(today, 1) : addDays(today, days);
}

/** The due date of a new invoice: the profile's payment terms after its date; null without payment terms. */
export function defaultDueDate(
  invoiceDate: LocalDate,
  profile: Pick<CompanyTerms, "paymentTermsDays"> | null,
): LocalDate | null {
  const days = profile?.paymentTermsDays ?? null;
  return days === null ? null : addDays(invoiceDate, days);
}
