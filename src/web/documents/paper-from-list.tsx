import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PaperAct } from "#web/documents/use-acts.ts";
import { useDocumentPdf } from "#web/documents/use-document-pdf.ts";
import { useOrderOf } from "#web/documents/use-order-of.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";
import { pdfMessages } from "#words/en-gb/printing.ts";

interface PaperFromListProps extends PaperAct {
  kind: DocumentKind;
  id: DocumentId;
  onDone: () => void;
}

/** Hands one paper of a document over, once, from a list; a notice says that it is made, which takes a second or more. */
export function PaperFromList({ kind, id, how, mode, onDone }: PaperFromListProps) {
  const orderOf = useOrderOf(kind, id, onDone);
  const { pdf, question } = useDocumentPdf(kind, id);
  useEffect(() => void toast({ message: pdfMessages.making }), []);
  const isReady = orderOf !== null;
  const hand = useEffectEvent(() => orderOf && void pdf[how](orderOf(mode)).finally(onDone));
  useEffect(() => {
    if (isReady) hand();
  }, [isReady]);
  return question;
}
