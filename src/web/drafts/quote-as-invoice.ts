import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { defaultInvoiceUnit, type LineItem } from "#domain/pricing/line-item.ts";

/** The terms that an invoice has and a quote has not. */
export type InvoiceTerms = Pick<Invoice, "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat">;

/**
 * The terms of an invoice made from a quote: those of any new invoice, except the price (decision W11). Not its days: the
 * server dates it by the firm's clock, and counts the due date from there, where this device may have another day.
 */
export function invoiceStart(profile: CompanyTerms | null): InvoiceTerms {
  return {
    cisApplied: false,
    cisMethod: profile?.cisMethod ?? "hmrc",
    cisRatePercent: profile?.cisRatePercent ?? defaultCisRate,
    reverseChargeVat: false,
  };
}

/** A line as an invoice has it: its unit is items when none is given (decision W10). */
export function invoiceLine(line: LineItem): LineItem {
  return { ...line, unit: line.unit?.trim() ? line.unit : defaultInvoiceUnit };
}
