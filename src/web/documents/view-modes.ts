import type { DocumentKind, ViewMode } from "#domain/documents/trade-document.ts";
import { viewModes } from "#domain/documents/trade-document.ts";

interface View {
  mode: ViewMode;
  /** On the tab. */
  label: string;
  /** In the share menu. */
  shareLabel: string;
}

/** The views of a document as the specification names them (2 §2). */
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

/** What the query asks of a document's screen: a view, and to be printed. */
export function viewOfQuery(search: string): { mode: ViewMode; print: boolean } {
  const query = new URLSearchParams(search);
  const mode = viewModes.find((known) => known === query.get("mode")) ?? "customer-detailed";
  return { mode, print: query.get("print") === "true" };
}
