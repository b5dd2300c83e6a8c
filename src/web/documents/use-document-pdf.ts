import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useLeave } from "#web/documents/use-leave.tsx";
import { useRecordSent } from "#web/documents/use-sendings.ts";
import { usePdf } from "#web/paper/use-pdf.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";

/** Hands over the papers of a document, and records which of them the customer was sent. The caller shows the question. */
export function useDocumentPdf(kind: DocumentKind, id: DocumentId) {
  const record = useRecordSent(kind, id);
  const { leave, question } = useLeave();
  const pdf = usePdf(leave, (order, message) => {
    const recipient = order.document.customerName;
    void record({ channel: "share", about: "document", mode: order.mode, recipient, text: null }, message);
  });
  return { pdf, question };
}
