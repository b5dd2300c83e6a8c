import { type Pence, pence } from "#domain/money/pence.ts";
import { addressLines } from "#pdf/letterhead.ts";
import { filled, isVatInvoice, type Paper } from "#pdf/paper.ts";

/** Up to this much, with VAT, an invoice may leave out who the customer is (VAT Regulations 1995 reg 16A). */
const simplifiedUpTo: Pence = pence(25_000);

/** What a VAT invoice may lack: the customer's address, or a description of what was supplied. */
export type MissingDetail = "address" | "work";

/**
 * What a VAT invoice above £250 lacks of what it must show (VAT Regulations 1995 reg 14). The standard work summary, in
 * the view without a breakdown, describes nothing.
 */
export function missingDetails(paper: Paper): MissingDetail[] {
  const { order, region, totals } = paper;
  if (!isVatInvoice(paper) || totals.invoiceTotal <= simplifiedUpTo) return [];
  const { projectAddress, projectCity, projectCounty, projectPostcode, projectDescription } = order.document;
  const address = addressLines(
    { street: projectAddress, city: projectCity, county: projectCounty, postcode: projectPostcode },
    region,
  );
  const isUndescribed = order.mode === "customer-simple" && filled(projectDescription) === null;
  return [...(address.length === 0 ? ["address" as const] : []), ...(isUndescribed ? ["work" as const] : [])];
}
