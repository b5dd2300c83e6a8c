import { useEffect, useEffectEvent } from "react";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { whyNoOrder } from "#web/documents/why-no-order.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { usePaperOrders } from "#web/paper/use-paper-orders.ts";

/**
 * The print orders of a document of a list: it reads the whole document first, since a list has heads alone. Null until
 * then.
 *
 * @param onFailed called after a notice where the document or the letterhead cannot be read
 */
export function useOrderOf(
  kind: DocumentKind,
  id: string,
  onFailed: () => void,
): ((mode: ViewMode) => PrintOrder) | null {
  const query = useDocument(kind, id);
  const paper = usePaperOrders(kind);
  const why = whyNoOrder(kind, query, paper.shut);
  const giveUp = useEffectEvent(() => {
    if (why) toast({ ...why, variant: "destructive" });
    onFailed();
  });
  const failed = why !== null;
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  const { data } = query;
  if (failed || data?.state !== "open" || paper.isPending) return null;
  const document = data.record;
  return (mode) => paper.orderOf(document, mode);
}
