import { missingGlyphs } from "#pdf/setting/printable-text.ts";
import { printing } from "#words/en-gb/printing.ts";

/** Says which characters of a text the PDF cannot print; null if there are none. */
export function printWarning(text: string): string | null {
  const missing = missingGlyphs(text);
  return missing.length === 0 ? null : printing.missing(missing);
}
