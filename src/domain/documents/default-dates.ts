import { addDays, addMonths, daysBetween, type LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";

/** The last day a new quote is valid: the profile's days from today, else one month. */
export function defaultValidUntil(
  today: LocalDate,
  profile: Pick<CompanyTerms, "quoteValidityDays"> | null,
): LocalDate {
  const days = profile?.quoteValidityDays ?? null;
  return days === null ? addMonths(today, 1) : addDays(today, days);
}

/** The new last day of a quote that is no longer valid: as long from today as it was from its own date. */
export function renewedValidUntil(
  today: LocalDate,
  quote: { readonly quoteDate: LocalDate; readonly validUntil: LocalDate },
): LocalDate {
  return addDays(today, Math.max(1, daysBetween(quote.quoteDate, quote.validUntil)));
}

/** The due date of a new invoice: the profile's payment terms after its date; null without payment terms. */
export function defaultDueDate(
  invoiceDate: LocalDate,
  profile: Pick<CompanyTerms, "paymentTermsDays"> | null,
): LocalDate | null {
  const days = profile?.paymentTermsDays ?? null;
  return days === null ? null : addDays(invoiceDate, days);
}
