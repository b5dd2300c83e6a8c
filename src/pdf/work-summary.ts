import type { Language } from "#domain/company/region.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";

/** The work summary of a document without one, in the view that has no lines (specification 2 §2). */
export function defaultWorkSummary(kind: DocumentKind, language: Language): string {
  const labour = language === "en-US" ? "labor" : "labour";
  return kind === "quote"
    ? `All materials and ${labour} needed to complete the work as discussed.`
    : `All materials and ${labour} supplied to complete the work as agreed.`;
}
