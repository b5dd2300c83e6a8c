/**
 * An IBAN as it is printed: in groups of four (ISO 13616-1), which are easy to copy and break between lines. A text
 * without the shape of an IBAN stays as it was typed.
 */
export function printedIban(typed: string): string {
  const letters = typed.replace(/\s/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters) ? letters.replace(/(.{4})(?=.)/g, "$1 ") : typed;
}
