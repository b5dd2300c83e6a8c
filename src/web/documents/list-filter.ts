import type { LocalDate } from "#domain/calendar/local-date.ts";
import { owedInvoiceStatuses } from "#domain/documents/status.ts";
import type { Opened } from "#vault/records/records.ts";
import type { StatusFilter } from "#web/documents/list-address.ts";
import { type Summary, shownStatus } from "#web/documents/shown-status.ts";
import { documentText } from "#web/records/document-text.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { findAll } from "#web/ui/combobox-matches.ts";

export interface ListFilter {
  search: string;
  status: StatusFilter;
  today: LocalDate;
}

/**
 * The documents with the chosen status that have every word of the search. Quotes that have become invoices are
 * listed only under their own status (decision S7).
 */
export function filterDocuments<S extends Summary>(
  documents: readonly Opened<S>[],
  { search, status, today }: ListFilter,
): Opened<S>[] {
  return findAll<Opened<S>>(documents, search, documentText).filter(({ record }) => {
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
