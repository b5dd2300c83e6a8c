/**
 * An IBAN as it is printed: in groups of four (ISO 13616-1), so that it is copied without a slip and breaks between
 * groups. What is no IBAN by its shape is left as it was typed.
 */
export function printedIban(typed: string): string {
  const letters = typed.replace(/\s/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters) ? letters.replace(/(.{4})(?=.)/g, "$1 ") : typed;
}
