import type { LocalDate } from "#domain/calendar/local-date.ts";
import { shownInvoiceStatus } from "#domain/documents/status.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

export type Summary = SummaryOf<DocumentKind>;

/** The status to show for a document: an unpaid invoice past its due date is overdue (decision S4). */
export function shownStatus(document: Pick<Summary, "status"> | Summary, today: LocalDate): DocumentStatus {
  return "dueDate" in document ? shownInvoiceStatus(document, today) : document.status;
}
