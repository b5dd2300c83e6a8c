import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { isGone } from "#web/base/is-gone.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { type Why, whyNoOrder } from "#web/documents/why-no-order.ts";
import { usePaperOrders } from "#web/paper/use-paper-orders.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";

/** What a dialog says of a reading that failed, and how it is tried again. */
export interface FailedReading extends Why {
  /** Null where reading it again would be no use. */
  retry: (() => void) | null;
}

/** A document of a list that is read for its papers. */
export interface ReadOrder {
  document: DocumentOf<DocumentKind> | null;
  /** Its print orders; null until it has been read, and the letterhead with it. */
  orderOf: ((mode: ViewMode) => PrintOrder) | null;
  failure: FailedReading | null;
}

/**
 * Reads a whole document for its papers, since a list has heads alone.
 *
 * @param id null while it is not known which one
 */
export function useReadOrder(kind: DocumentKind, id: string | null): ReadOrder {
  const query = useDocument(kind, id);
  const paper = usePaperOrders(kind);
  const why = whyNoOrder(kind, query, paper);
  const { data } = query;
  const failed = [query, paper].filter(({ error }) => error !== null && !isGone(error));
  const document = why === null && data?.state === "open" && !paper.isPending ? data.record : null;
  return {
    document,
    orderOf: document && ((mode) => paper.orderOf(document, mode)),
    failure: why && {
      ...why,
      retry: failed.length > 0 ? () => void failed.map((each) => each.refetch()) : null,
    },
  };
}
