import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { formatPence } from "#domain/money/pence.ts";
import { searchText } from "#domain/records/search-text.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import type { InvoiceSummary, QuoteSummary } from "#web/records/resources.ts";

/**
 * What every search for a document looks in: its number, its amount with and without commas and, when they can be read,
 * the words of its head.
 */
export function documentText({
  state,
  record,
}: Pick<Opened<QuoteSummary | InvoiceSummary>, "state" | "record">): string {
  const { total, language } = record;
  const table = "quoteNumber" in record ? quoteWords : invoiceWords;
  const words = state === "open" ? [searchText(table, record)] : [];
  const amount = formatMoney(total, regionTerms(language).currency, language);
  return [numberOf(record), ...words, amount, formatPence(total)].join("\n");
}
