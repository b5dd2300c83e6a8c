import { formatPence } from "#domain/money/pence.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { amountMessage } from "#web/base/form-figures.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import type { FieldProblem, FillContext } from "#web/import/import-rules.ts";
import { readImportedAmount } from "#web/import/imported-amount.ts";

/**
 * The value for an input: the cell's text. The present value stays when the file has no such column, or when the cell
 * is blank and the record exists.
 */
export function cellOr(cell: string | undefined, present: string, keepsPresent: boolean): string {
  return cell === undefined || (cell === "" && keepsPresent) ? present : cell;
}

interface AmountBox {
  key: string;
  cell: string | undefined;
  /** The record's present amount; null for a new record. */
  present: string | null;
  /** The form's message for an amount below 0. */
  message: string;
}

/** The value for an amount input. A new record needs an amount: a blank cell does not count as 0. */
export function amountCell(
  { key, cell = "", present, message }: AmountBox,
  { language, decimalMark }: FillContext,
): { text: string; problems: FieldProblem[] } {
  if (cell === "") {
    return present === null
      ? { text: "0", problems: [{ key, message: amountMessage(cell, message) }] }
      : { text: present, problems: [] };
  }
  const { currency } = regionTerms(language);
  const read = readImportedAmount(cell, { currency, language, decimalMark });
  if (read.state === "read") return { text: formatPence(read.amount), problems: [] };
  const words = {
    ambiguous: laterMessages().import.row.ambiguousAmount,
    otherCurrency: laterMessages().import.row.otherCurrency(currency),
    tooPrecise: laterMessages().import.row.tooPrecise,
    wrong: amountMessage(cell, message),
  };
  return { text: "0", problems: [{ key, message: words[read.state] }] };
}

/** The id of the category with that name, existing or still to be created. */
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
