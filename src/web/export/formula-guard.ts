/**
 * [Note: Formulas in spreadsheets]
 * A spreadsheet takes a cell that begins with = + - or @ for a formula, and a customer's name could be one that sends
 * the sheet's content away. Every cell that would be read so gets an apostrophe before it on the way out and loses it
 * on the way in. One more apostrophe goes before a cell that begins with apostrophes and then such a sign, so that what
 * is read in is always what was written out.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedFormula = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
const plainNegative = /^-\d+(?:\.\d+)?$/;

/** A cell as it is written to a file; a plain negative number such as -12.50 stays one. */
export function guardCell(text: string): string {
  return formula.test(text) && !plainNegative.test(text) ? `'${text}` : text;
}

/** A cell of a file as it was before it was guarded. */
export function unguardCell(text: string): string {
  return text.replace(guardedFormula, "");
}
