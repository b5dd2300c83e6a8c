import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";

/** Whether the document may deduct CIS: an invoice of a registered firm. */
export function offersCis(kind: DocumentKind, supplier: Parameters<typeof mayDeductCis>[0]): boolean {
  return kindRules[kind].asksForPayment && mayDeductCis(supplier);
}
