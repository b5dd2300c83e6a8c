import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { SendSheet, type SendSheetProps } from "#web/documents/send-sheet.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePaperOrders } from "#web/paper/use-paper-orders.ts";

export interface SendFromListProps extends Pick<SendSheetProps, "about" | "onClose" | "onSent" | "lead"> {
  kind: DocumentKind;
  id: string;
}

/** The send sheet over a list: it reads the whole document first, since a list has heads alone. */
export function SendFromList({ kind, id, onClose, ...sheet }: SendFromListProps) {
  const { data, isError } = useDocument(kind, id);
  const paper = usePaperOrders(kind);
  const isShut = (data && data.state !== "open") || paper.shut !== null;
  const giveUp = useEffectEvent(() => {
    sayUnreachable();
    onClose();
  });
  const failed = isError || isShut;
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  if (failed || data?.state !== "open" || paper.isPending) return null;
  const document = data.record;
  return (
    <SendSheet
      {...sheet}
      mode="customer-detailed"
      orderOf={(mode) => paper.orderOf(document, mode)}
      onClose={onClose}
    />
  );
}
