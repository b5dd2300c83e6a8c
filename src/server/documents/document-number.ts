import type { DocumentKind } from "#domain/documents/trade-document.ts";

const prefixes: Record<DocumentKind, string> = { quote: "Q", invoice: "INV" };

/** The number that a counter's figure stands for: "INV-0001", "Q-0042". */
export function documentNumber(kind: DocumentKind, figure: number): string {
  return `${prefixes[kind]}-${String(figure).padStart(4, "0")}`;
}
