import { Bell, CircleCheck, Copy, type LucideIcon, ReceiptText, Send } from "lucide-react";
import type { DocumentAct } from "#domain/documents/main-act.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useConvert } from "#web/documents/use-convert.ts";
import { useDuplicate } from "#web/documents/use-duplicate.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";

/** What the send sheet is opened for. */
export type SendSubject = "document" | "reminder";

export interface ActsProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  /** Opens the send sheet. */
  onSend: (about: SendSubject) => void;
}

/** An act that does something at once, with its word. */
interface Act {
  icon: LucideIcon;
  text: string;
  isBusy?: boolean;
  onSelect: () => void;
}

/** What can be done with a document, as buttons and menus offer it; to view its invoice is a link. */
export function useActs({
  kind,
  document,
  onSend,
}: ActsProps): Record<Exclude<DocumentAct, "viewInvoice">, Act> {
  const setStatus = useStatusChange(kind, document.id);
  const duplicate = useDuplicate(kind);
  const { run, isPending } = useConvert();
  const convert = () => {
    if ("quoteNumber" in document) void run(document);
  };
  return {
    send: { icon: Send, text: "Send", onSelect: () => onSend("document") },
    remind: { icon: Bell, text: "Remind", onSelect: () => onSend("reminder") },
    convert: { icon: ReceiptText, text: "Convert to Invoice", isBusy: isPending, onSelect: convert },
    duplicate: { icon: Copy, text: "Duplicate", onSelect: () => duplicate(document.id) },
    markPaid: { icon: CircleCheck, text: "Mark as paid", onSelect: () => setStatus("paid") },
  };
}
