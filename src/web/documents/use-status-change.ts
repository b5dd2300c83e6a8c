import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useStable } from "#web/base/use-stable.ts";
import { useSetStatus } from "#web/documents/document-changes.ts";
import type { StatusChange } from "#web/documents/document-gateway.ts";
import { forgetUndo, keepUndo, type StatusUndo } from "#web/documents/recent-undo.ts";
import { shownStatus } from "#web/documents/shown-status.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { type DocumentId, type DocumentOf, kindScreens } from "#web/records/document-kinds.ts";
import { type DocumentStatus, statusLabel } from "#web/records/status-looks.ts";

/** What is known of a document before its status is changed. */
interface WithStatus {
  id: DocumentId;
  version: number;
  status: DocumentStatus;
  paidDate?: LocalDate | null;
}

/** Changes a document's status, says whether that succeeded, and offers to take it back. Never rejects. */
export function useStatusChange<K extends DocumentKind>(kind: K) {
  // Awaited, because what asked for it may be gone by then, and `mutate` calls nobody back who is gone.
  const { mutateAsync } = useSetStatus(kind);
  const takeBack = useStatusUndo(kind);
  return useStable(async (before: WithStatus & { id: DocumentId<K> }, status: DocumentStatus) => {
    const { statusUpdated, statusFailed } = messages()[kind];
    const about = kindScreens[kind].hrefOf(before.id);
    try {
      const { record } = await mutateAsync({ id: before.id, status: status as DocumentOf<K>["status"] });
      const undo = keepStatusUndo(before, record);
      const { success, undo: label } = messages().notice;
      const action = undo ? { label, onSelect: () => void takeBack(before.id, undo) } : undefined;
      toast({ title: success, message: statusUpdated, about, action });
    } catch (error) {
      sayFailed(error, statusFailed, about);
    }
  });
}

/** Takes a change of a document's status back, and says whether that succeeded. Never rejects. */
export function useStatusUndo<K extends DocumentKind>(kind: K) {
  const { mutateAsync } = useSetStatus(kind);
  return async (id: DocumentId<K>, { act: _act, ...before }: StatusUndo) => {
    const { statusFailed } = messages()[kind];
    const about = kindScreens[kind].hrefOf(id);
    try {
      const { record } = await mutateAsync({ ...(before as Omit<StatusChange<K>, "id">), id });
      forgetUndo(id);
      const status = statusLabel(shownStatus(record, today()));
      toast({ title: "Taken back", message: `The status is ${status} again.`, about });
    } catch (error) {
      if (isRefusal(error, "VERSION_CONFLICT")) forgetUndo(id);
      sayFailed(error, statusFailed, about);
    }
  };
}

/**
 * Keeps how a change of status is taken back.
 *
 * @returns null when nothing was changed, and when others changed the document before, so that nobody here knows what
 *   it was
 */
export function keepStatusUndo(before: WithStatus, after: WithStatus): StatusUndo | null {
  const { status, paidDate } = before;
  if (status === after.status || after.version !== before.version + 1) return null;
  const undo = {
    act: "status" as const,
    status,
    version: after.version,
    ...(paidDate !== undefined && { paidDate }),
  };
  keepUndo(before.id, undo);
  return undo;
}

function sayFailed(error: unknown, otherwise: string, about: string): void {
  const message = messageOfError(error, otherwise);
  toast({ variant: "destructive", title: messages().notice.error, message, about });
}
