import type { Language } from "#domain/region/region.ts";
import { regionLabels } from "#words/labels/region-labels.ts";

/** The region's tax within a sentence: "VAT" stays as it is, "Sales Tax" becomes "sales tax". */
export function taxInSentence(language: Language): string {
  const { tax } = regionLabels(language);
  return tax === tax.toUpperCase() ? tax : tax.toLowerCase();
}
