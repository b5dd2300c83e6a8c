/**
 * [Note: Formulas in spreadsheets]
 * A spreadsheet takes a cell that begins with = + - or @ for a formula (CSV injection), and a customer's name could be
 * one that sends the sheet's content away. On export, every cell that would be read as a formula gets an apostrophe
 * before it; on import, the apostrophe is removed. A cell that begins with apostrophes followed by such a sign gets one
 * more, so that an import always reads what was exported.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guardedFormula = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
const plainNegative = /^-\d+(?:\.\d+)?$/;

/** A cell as it is written to a file; a plain negative number such as -12.50 is not changed. */
export function guardCell(text: string): string {
  return formula.test(text) && !plainNegative.test(text) ? `'${text}` : text;
}

/** A cell of a file without its guard, or without the ="…" in which programs wrap what a spreadsheet would change. */
export function unguardCell(text: string): string {
  const [, wrapped] = /^="([^"]*)"$/.exec(text.trim()) ?? [];
  return wrapped ?? text.replace(guardedFormula, "");
}
