import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";

/** The firm as it is printed: as an invoice has kept it, else as it is now; null if none is known. */
export function printedSupplier({ document, profile }: PrintedFirm): Letterhead | null {
  return ("invoiceNumber" in document ? document.supplier : null) ?? profile;
}

interface PrintedFirm {
  readonly document: Quote | Invoice;
  readonly profile: CompanyProfile | null;
}
