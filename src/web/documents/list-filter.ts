import type { LocalDate } from "#domain/calendar/local-date.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { owedInvoiceStatuses } from "#domain/documents/status.ts";
import { foundTexts } from "#domain/records/word-table.ts";
import type { Opened } from "#vault/records/records.ts";
import type { StatusFilter } from "#web/documents/list-address.ts";
import { type Summary, shownStatus } from "#web/documents/shown-status.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { fold, foldedTexts } from "#web/ui/folded-text.ts";
import { type MatchTest, matchingIndexes } from "#web/ui/incremental-search.ts";

export interface ListFilter {
  search: string;
  status: StatusFilter;
  today: LocalDate;
}

/**
 * The documents with the chosen status whose number, customer's name or email matches the search. Quotes that have
 * become invoices are listed only under their own status (decision S7).
 */
export function filterDocuments<S extends Summary>(
  documents: readonly Opened<S>[],
  { search, status, today }: ListFilter,
): Opened<S>[] {
  return searched(documents, fold(search.trim())).filter(({ record }) => {
    if (status === "all") return record.status !== "invoice";
    if (status === "unpaid") return owedStatuses.includes(record.status);
    return shownStatus(record, today) === status;
  });
}

const owedStatuses: readonly DocumentStatus[] = owedInvoiceStatuses;

/**
 * How many hidden quotes the person may be looking for. These are converted quotes that match a search under "All
 * statuses", or that the person looks for under "Invoiced", a status that is set by hand.
 */
export function hiddenConverted<S extends Summary>(
  documents: readonly Opened<S>[],
  { search, status, today }: ListFilter,
): number {
  const isLookedFor = status === "invoiced" || (status === "all" && search.trim() !== "");
  return isLookedFor ? filterDocuments(documents, { search, status: "invoice", today }).length : 0;
}

function searched<S extends Summary>(documents: readonly Opened<S>[], wanted: string): readonly Opened<S>[] {
  if (wanted === "") return documents;
  const texts = foldedTexts<Opened<Summary>>(documents, documentText);
  return matchingIndexes(texts, wanted, contains).flatMap((place) => documents[place] ?? []);
}

const contains: MatchTest = (wanted) => (text) => text.includes(wanted);

/** The text that a document is found by: its number and, when it can be read, the customer. */
export function documentText({ state, record }: Opened<Summary>): string {
  const table = "quoteNumber" in record ? quoteWords : invoiceWords;
  const words = state === "open" ? foundTexts(table, "list", record) : [];
  return [numberOf(record), ...words].filter(Boolean).join("\n");
}
