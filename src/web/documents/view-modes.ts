import type { ViewMode } from "#domain/documents/trade-document.ts";
import { viewModes } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

interface View {
  mode: ViewMode;
  label: string;
  shareLabel: string;
}

export const views: Record<DocumentKind, readonly View[]> = {
  quote: [
    { mode: "business", label: "Business View", shareLabel: "Business view" },
    { mode: "customer-detailed", label: "Quote with breakdown", shareLabel: "With breakdown" },
    { mode: "customer-simple", label: "Quote no breakdown", shareLabel: "No breakdown" },
  ],
  invoice: [
    { mode: "customer-detailed", label: "Invoice with Breakdown", shareLabel: "With breakdown" },
    { mode: "customer-simple", label: "Invoice no Breakdown", shareLabel: "No breakdown" },
    { mode: "business", label: "Business View", shareLabel: "Business view" },
  ],
};

/** Reads from the query of a document's screen which view to show, and whether to print it. */
export function viewOfQuery(search: string): { mode: ViewMode; print: boolean } {
  const query = new URLSearchParams(search);
  const mode = viewModes.find((known) => known === query.get("mode")) ?? "customer-detailed";
  return { mode, print: query.get("print") === "true" };
}
