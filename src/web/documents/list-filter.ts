import type { LocalDate } from "#domain/calendar/local-date.ts";
import { shownInvoiceStatus } from "#domain/documents/status.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { Opened } from "#vault/records.ts";
import { numberOf, type SummaryOf } from "#web/documents/document-kinds.ts";
import type { DocumentStatus } from "#web/documents/status-words.ts";
import { fold, foldedTexts } from "#web/ui/folded-text.ts";
import { type MatchTest, matchingPlaces } from "#web/ui/matching-places.ts";

export type Summary = SummaryOf<DocumentKind>;

/** The status to show of a document: an unpaid invoice past its due date is overdue (decision S4). */
export function shownStatus(document: Pick<Summary, "status"> | Summary, today: LocalDate): DocumentStatus {
  return "dueDate" in document ? shownInvoiceStatus(document, today) : document.status;
}

/** What a list is narrowed to. */
export interface ListFilter {
  search: string;
  status: DocumentStatus | "all";
  today: LocalDate;
}

/**
 * The documents that a search finds by number, customer's name or email, under the status chosen. Quotes that have
 * become invoices are found under their own status alone (specification 2 §2, decision S7).
 */
export function filterDocuments<S extends Summary>(
  documents: readonly Opened<S>[],
  { search, status, today }: ListFilter,
): Opened<S>[] {
  return searched(documents, fold(search.trim())).filter(({ record }) =>
    status === "all" ? record.status !== "invoice" : shownStatus(record, today) === status,
  );
}

/**
 * How many quotes are hidden that a person may be looking for: converted ones that a search under "All statuses" finds,
 * or that are looked for under "Invoiced", which is set by hand.
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
  return matchingPlaces(texts, wanted, contains).flatMap((place) => documents[place] ?? []);
}

const contains: MatchTest = (wanted) => (text) => text.includes(wanted);

/** All that a document is found by: its number and, where it can be read, whom it is for. */
export function documentText({ state, record }: Opened<Summary>): string {
  const words = state === "open" ? [record.customerName, record.customerEmail] : [];
  return [numberOf(record), ...words].filter(Boolean).join("\n");
}
