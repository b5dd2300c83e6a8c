import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

export interface StatusAsked<K extends DocumentKind> {
  document: SummaryOf<K>;
  status: DocumentStatus;
}

interface ChangeStatusOnceProps<K extends DocumentKind> extends StatusAsked<K> {
  kind: K;
  onDone: () => void;
}

/** Changes the status of a document in a list, as soon as it is drawn. */
export function ChangeStatusOnce<K extends DocumentKind>(props: ChangeStatusOnceProps<K>) {
  const { kind, document, status, onDone } = props;
  const change = useStatusChange(kind);
  const run = useEffectEvent(() => {
    void change(document, status);
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}
