import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

export interface StatusAsked<K extends DocumentKind> {
  document: SummaryOf<K>;
  status: DocumentStatus;
}

interface ChangeStatusesProps<K extends DocumentKind> {
  kind: K;
  asked: readonly StatusAsked<K>[];
  /** Called once the changes have begun. */
  onTaken: () => void;
}

/** Changes the statuses that were chosen in a list, as soon as it is drawn. */
export function ChangeStatuses<K extends DocumentKind>({ kind, asked, onTaken }: ChangeStatusesProps<K>) {
  const change = useStatusChange(kind);
  const run = useEffectEvent(() => {
    for (const { document, status } of asked) void change(document, status);
    onTaken();
  });
  useEffect(() => {
    if (asked.length > 0) run();
  }, [asked]);
  return null;
}
