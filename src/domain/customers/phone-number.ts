/**
 * The digits to dial of a telephone number as people write it, for a `tel:` link; null when there are none.
 *
 * After a country code the "(0)" of the national number is not dialled: "+44 (0)1943 600123" is +441943600123. An
 * extension ("ext. 12", "x12", "#12") is left to the person who answers. Of two numbers, the first is taken.
 */
export function dialledNumber(written: string): string | null {
  const [first = ""] = written.split(/[/;,]|\bor\b|(?:extension|extn|ext|x)\.?\s*:?\s*\d|#/i);
  const hasCountryCode = /^[^\d+]*(?:\+|00)/.test(first);
  const dialled = (hasCountryCode ? first.replace(/\(\s*0\s*\)/, "") : first).replace(/[^\d+]/g, "");
  return /\d/.test(dialled) ? dialled.replace(/(?!^)\+/g, "") : null;
}

/** Whether a number is that of a British mobile telephone, written with or without the country code. */
export function isMobileNumber(written: string): boolean {
  return /^(?:07|(?:\+|00)?447)\d/.test((dialledNumber(written) ?? "").replace(/^(?:\+|00)440/, "44"));
}
