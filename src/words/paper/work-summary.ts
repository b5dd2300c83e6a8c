import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";

/** The work summary of a document without one, in the view without lines. */
export function defaultWorkSummary(kind: DocumentKind, language: Language): string {
  const labour = language === "en-US" ? "labor" : "labour";
  return {
    quote: `All materials and ${labour} needed to complete the work as discussed.`,
    invoice: `All materials and ${labour} supplied to complete the work as agreed.`,
  }[kind];
}
