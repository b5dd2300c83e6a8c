import { useQueryClient } from "@tanstack/react-query";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { SendDialog, type SendDialogProps } from "#web/documents/send-dialog.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { type FailedReading, useReadOrder } from "#web/documents/use-read-order.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import type { RecordList } from "#web/records/list.ts";

export interface SendFromListProps
  extends Pick<SendDialogProps, "kind" | "id" | "about" | "onClose" | "onSent" | "lead"> {
  /** What is known of the document already, where its list has not been read. */
  head?: Summary | undefined;
  /** Why it is not known which document it is. */
  failure?: FailedReading | null;
}

/** The send sheet over a list, whose document is read once it is open. */
export function SendFromList({ head, failure = null, ...sheet }: SendFromListProps) {
  const { kind, id } = sheet;
  const read = useReadOrder(kind, id);
  const listed = useListed(kind, id);
  const known = read.document ?? head ?? listed;
  return (
    <SendDialog
      {...sheet}
      mode="customer-detailed"
      number={known ? numberOf(known) : null}
      customer={known?.customerName ?? null}
      read={failure ? { ...read, failure } : read}
    />
  );
}

/** What a list that has been read says of a document. */
function useListed(kind: DocumentKind, id: string | null): Summary | undefined {
  const list = useQueryClient().getQueryData<RecordList<Summary>>([documentResources[kind].key]);
  return list?.records.find(({ record }) => record.id === id)?.record;
}
