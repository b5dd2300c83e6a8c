import type { ViewMode } from "#domain/documents/trade-document.ts";
import { viewModes } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

interface View {
  mode: ViewMode;
  /** Its full name, for screen readers. */
  name: string;
  /** As its tab is read: three of them fit in the width of a phone. */
  label: string;
  shareLabel: string;
}

/** The views of a document. The customer's come first; the firm's own is the last. */
export const views: Record<DocumentKind, readonly View[]> = {
  quote: viewsNamed("Quote with breakdown", "Quote no breakdown"),
  invoice: viewsNamed("Invoice with Breakdown", "Invoice no Breakdown"),
};

function viewsNamed(detailed: string, simple: string): View[] {
  return [
    { mode: "customer-detailed", name: detailed, label: "With breakdown", shareLabel: "With breakdown" },
    { mode: "customer-simple", name: simple, label: "No breakdown", shareLabel: "No breakdown" },
    { mode: "business", name: "Business View", label: "Business", shareLabel: "Business view" },
  ];
}

/** Reads from the query of a document's screen which view to show, and whether to print it. */
export function viewOfQuery(search: string): { mode: ViewMode; print: boolean } {
  const query = new URLSearchParams(search);
  const mode = viewModes.find((known) => known === query.get("mode")) ?? "customer-detailed";
  return { mode, print: query.get("print") === "true" };
}
