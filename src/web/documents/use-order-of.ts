import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type ReadOrder, useReadOrder } from "#web/documents/use-read-order.ts";
import { toast } from "#web/overlays/toast-store.ts";

/**
 * The print orders of a document of a list, without a dialog; null until it has been read.
 *
 * @param onFailed called after a notice where the document or the letterhead cannot be read
 */
export function useOrderOf(kind: DocumentKind, id: string, onFailed: () => void): ReadOrder["orderOf"] {
  const { orderOf, failure } = useReadOrder(kind, id);
  const giveUp = useEffectEvent(() => {
    if (failure) toast({ title: failure.title, message: failure.message, variant: "destructive" });
    onFailed();
  });
  const failed = failure !== null;
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return orderOf;
}
