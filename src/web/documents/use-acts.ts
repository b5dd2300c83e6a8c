import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { actLooks, type InstantAct } from "#web/documents/act-looks.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { useConvert } from "#web/documents/use-convert.ts";
import { useDuplicate } from "#web/documents/use-duplicate.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import type { DocumentOf, SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import type { Occasion } from "#words/paper/ready-words.ts";

export interface ActsProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  /** Opens the send sheet. */
  onSend: (about: Occasion) => void;
}

/** What a row of a list gives to what carries its acts out. */
export interface RowActsProps {
  kind: DocumentKind;
  opened: Opened<Summary>;
  /** Opens the send sheet. */
  onSend: (about: Occasion) => void;
  /** For a row that has no menu of its own for the status. */
  onStatusChange?: ((status: DocumentStatus) => void) | undefined;
}

/** An act that does something at once, with its word. */
interface Act {
  icon: IconComponent;
  text: string;
  isBusy?: boolean;
  onSelect: () => void;
}

/** What can be done with a document, as buttons and menus offer it; to view its invoice is a link. */
export function useActs({
  kind,
  document,
  onSend,
}: Omit<ActsProps, "document"> & { document: SummaryOf<DocumentKind> }): Record<InstantAct, Act> {
  const setStatus = useStatusChange(kind, document.id);
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
    markPaid: { ...actLooks.markPaid, onSelect: () => void setStatus("paid") },
  };
}
