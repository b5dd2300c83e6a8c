import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { actLook, lastInvoiceOf } from "#web/documents/act-look.ts";
import { actLooks, type InstantAct } from "#web/documents/act-looks.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { useConvert } from "#web/documents/use-convert.ts";
import { useDuplicate } from "#web/documents/use-duplicate.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { type DocumentOf, kindScreens, type SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { navigate } from "#web/routing/navigation.ts";
import type { Occasion } from "#words/paper/ready-words.ts";

export interface ActsProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  /** Opens the send sheet. */
  onSend: (about: Occasion) => void;
}

/** A paper of a document that is handed to the system, or saved as a file. */
export interface PaperAct {
  how: "share" | "save";
  mode: ViewMode;
}

/** What a row of a list gives to what carries its acts out. */
export interface RowActsProps {
  kind: DocumentKind;
  opened: Opened<Summary>;
  /** Opens the send sheet. */
  onSend: (about: Occasion) => void;
  /** Hands a paper over. */
  onPaper: (act: PaperAct) => void;
  /** For a row that has no menu of its own for the status. */
  onStatusChange?: ((status: DocumentStatus) => void) | undefined;
}

/** An act, with its word. */
interface Act {
  icon: IconComponent;
  text: string;
  isBusy?: boolean;
  onSelect: () => void;
}

/** What can be done with a document. What leads to its invoice is a link; null while no invoice is known. */
type Acts = Record<InstantAct, Act> & {
  viewInvoice: (Act & { href: string }) | null;
};

/** What can be done with a document, as buttons and menus offer it. */
export function useActs({
  kind,
  document,
  onSend,
}: Omit<ActsProps, "document"> & { document: SummaryOf<DocumentKind> }): Acts {
  const setStatus = useStatusChange(kind);
  const duplicate = useDuplicate(kind);
  const { run, isPending } = useConvert();
  const convert = () => {
    if ("quoteNumber" in document) void run(document);
  };
  return {
    send: { ...actLooks.send, onSelect: () => onSend("document") },
    remind: { ...actLooks.remind, onSelect: () => onSend("reminder") },
    convert: { ...actLooks.convert, isBusy: isPending, onSelect: convert },
    duplicate: { ...actLooks.duplicate, onSelect: () => duplicate(document.id) },
    viewInvoice: viewInvoiceOf(document),
    markPaid: { ...actLooks.markPaid, onSelect: () => void setStatus(document, "paid") },
  };
}

function viewInvoiceOf(document: object): Acts["viewInvoice"] {
  const invoice = lastInvoiceOf(document);
  const look = actLook("viewInvoice", document);
  if (!invoice || !look) return null;
  const href = kindScreens.invoice.hrefOf(invoice.id);
  return { ...look, href, onSelect: () => void navigate(href) };
}
