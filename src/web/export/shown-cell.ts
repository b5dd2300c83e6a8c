import { formatLocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { parsePence } from "#domain/money/pence.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";

/**
 * A cell formatted for reading: "£1,250.00", "22/11/2026". In a file the same cell is a plain decimal or an ISO day,
 * which every program reads.
 *
 * @param made the region of the record, whose currency and date format are used
 * @param language of the screens: foreign dollars are marked with their country
 */
export function shownCell<T>(
  { text, holds }: CsvColumn<T>,
  record: T,
  { made, language }: { made: Language; language: Language },
): string {
  const plain = text(record);
  if (holds === "day") {
    const day = parseLocalDate(plain);
    return day === null ? plain : formatLocalDate(day, made);
  }
  const amount = holds === "amount" ? parsePence(plain) : null;
  return amount === null ? plain : formatMoney(amount, regionTerms(made).currency, language);
}
