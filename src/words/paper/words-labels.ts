import type { Tone } from "#domain/company/company-settings.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Occasion, WordsFor } from "#words/paper/ready-words.ts";

/** How a tone is called where it is chosen. */
export const toneLabels: Readonly<Record<Tone, string>> = { friendly: "Friendly", formal: "Formal" };

/** What the words of a kind of document and an occasion are called. */
export const occasionLabels: Readonly<Record<DocumentKind, Record<Occasion, string>>> = {
  quote: { document: "Quote", reminder: "Quote reminder" },
  invoice: { document: "Invoice", reminder: "Invoice reminder" },
};

/** "Quote reminder, friendly". */
export function nameOfWords({ kind, about, tone }: WordsFor): string {
  return `${occasionLabels[kind][about]}, ${toneLabels[tone].toLowerCase()}`;
}
