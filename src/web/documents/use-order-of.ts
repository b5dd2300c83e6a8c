import { useEffect, useEffectEvent } from "react";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
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
  const { data, isError } = useDocument(kind, id);
  const paper = usePaperOrders(kind);
  const isShut = (data && data.state !== "open") || paper.shut !== null;
  const giveUp = useEffectEvent(() => {
    sayUnreachable();
    onFailed();
  });
  const failed = isError || isShut;
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  if (failed || data?.state !== "open" || paper.isPending) return null;
  const document = data.record;
  return (mode) => paper.orderOf(document, mode);
}
