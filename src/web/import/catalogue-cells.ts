import { textLimits } from "#contract/wire.ts";
import { regionTerms } from "#domain/company/region.ts";
import { formatPence } from "#domain/money/pence.ts";
import { amountWords } from "#web/app/form-figures.ts";
import { messages } from "#web/app/messages.ts";
import type { FieldProblem, FillContext } from "#web/import/import-rules.ts";
import { readImportedAmount } from "#web/import/imported-amount.ts";

/** The text of a box: the cell's, or what is there already where the file has no such column or leaves it blank. */
export function cellOr(cell: string | undefined, present: string, keepsPresent: boolean): string {
  return cell === undefined || (cell === "" && keepsPresent) ? present : cell;
}

interface AmountBox {
  key: string;
  cell: string | undefined;
  /** The amount there is; null for a new record. */
  present: string | null;
  /** The form's words for an amount below 0. */
  message: string;
}

/** The text of a box for an amount. A new record needs one: a blank is not taken for nothing to pay. */
export function amountCell(
  { key, cell = "", present, message }: AmountBox,
  { language, decimalMark }: FillContext,
): { text: string; problems: FieldProblem[] } {
  if (cell === "") {
    return present === null
      ? { text: "0", problems: [{ key, message: amountWords(cell, message) }] }
      : { text: present, problems: [] };
  }
  const { currency } = regionTerms(language);
  const read = readImportedAmount(cell, { currency, language, decimalMark });
  if (read.state === "read") return { text: formatPence(read.amount), problems: [] };
  const words = {
    ambiguous: messages().import.row.ambiguousAmount,
    otherCurrency: messages().import.row.otherCurrency(currency),
    tooPrecise: messages().import.row.tooPrecise,
    wrong: amountWords(cell, message),
  };
  return { text: "0", problems: [{ key, message: words[read.state] }] };
}

/** The choice of category: by name, as there is or to be made. */
export function categoryCell(
  cell: string | undefined,
  present: string,
  { categoryId }: FillContext,
): { id: string; problems: FieldProblem[] } {
  if (cell === undefined || cell === "") return { id: present, problems: [] };
  if (cell.length > textLimits.line) {
    const message = `Must be at most ${textLimits.line} characters`;
    return { id: present, problems: [{ key: "category", message }] };
  }
  return { id: categoryId(cell), problems: [] };
}
