import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { SendSheet, type SendSheetProps } from "#web/documents/send-sheet.tsx";
import { useOrderOf } from "#web/documents/use-order-of.ts";

export interface SendFromListProps extends Pick<SendSheetProps, "about" | "onClose" | "onSent" | "lead"> {
  kind: DocumentKind;
  id: string;
}

/** The send sheet over a list. */
export function SendFromList({ kind, id, onClose, ...sheet }: SendFromListProps) {
  const orderOf = useOrderOf(kind, id, onClose);
  return orderOf && <SendSheet {...sheet} mode="customer-detailed" orderOf={orderOf} onClose={onClose} />;
}
