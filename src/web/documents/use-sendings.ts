import { useQuery, useQueryClient } from "@tanstack/react-query";
import { nextReminder } from "#domain/documents/next-reminder.ts";
import type { Channel, Sending } from "#domain/documents/sending.ts";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { holdUnsavedWork } from "#web/base/unsaved-work.ts";
import { useReadDocumentAgain } from "#web/documents/document-changes.ts";
import { forgetUndo, keepUndo } from "#web/documents/recent-undo.ts";
import { readSendings, recordSending, voidSending } from "#web/documents/sending-gateway.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { type DocumentId, kindScreens } from "#web/records/document-kinds.ts";
import { sendingResource } from "#web/records/sending-resource.ts";

/** What was sent of a document, newest first. */
export function useSendings(id: DocumentId) {
  return useQuery({
    queryKey: [sendingResource.key, id],
    queryFn: ({ signal }) => readSendings(id, signal),
  });
}

/** What went to the customer, and how. */
export interface Sent {
  channel: Channel;
  about: Sending["about"];
  mode: ViewMode;
  recipient: string | null;
  text: string | null;
}

/** Takes back what was recorded as sent of a document, and says whether that succeeded. Never rejects. */
export function useNotSent(kind: DocumentKind) {
  const follow = useFollowSending(kind);
  const takeBack = async (documentId: DocumentId, id: Sending["id"]) => {
    const about = kindScreens[kind].hrefOf(documentId);
    try {
      const sent = await voidSending(id);
      forgetUndo(documentId);
      const what = sent === "reminder" ? "The reminder" : "It";
      toast({ title: "Taken back", message: `${what} is not recorded as sent any more.`, about });
    } catch (error) {
      sayFailed(error, "Not taken back", about);
    }
    await follow(documentId);
  };
  return { label: "Not sent", takeBack };
}

/**
 * Records what was sent of a document, and shows a toast that offers to take it back; the screen and the list follow.
 * Never rejects.
 */
export function useRecordSent(kind: DocumentKind, documentId: DocumentId) {
  const follow = useFollowSending(kind);
  const { label, takeBack } = useNotSent(kind);
  return async (sent: Sent, message: string) => {
    // The sheet is closed, and without the record nobody would know that it was sent.
    const recorded = holdUnsavedWork();
    const about = kindScreens[kind].hrefOf(documentId);
    try {
      const step = sent.about === "reminder" ? await stepOf(documentId) : null;
      const id = await recordSending({ ...sent, documentId, step });
      keepUndo(documentId, { act: "sending", sending: id });
      const action = { label, onSelect: () => void takeBack(documentId, id) };
      toast({ title: messages().notice.success, message, action, about });
    } catch (error) {
      sayFailed(error, "Not recorded as sent", about);
    } finally {
      recorded();
    }
    await follow(documentId);
  };
}

/** Which reminder in a row this is. That it was sent is recorded too where the others cannot be read: as the first. */
async function stepOf(id: DocumentId): Promise<number> {
  return nextReminder(await readSendings(id).catch(() => []));
}

/** Reads again what a sending moves: the document, its list, and what was sent. */
function useFollowSending(kind: DocumentKind) {
  const client = useQueryClient();
  const readAgain = useReadDocumentAgain(kind);
  return (id: DocumentId) =>
    Promise.all([readAgain(id), client.invalidateQueries({ queryKey: [sendingResource.key] })]);
}

function sayFailed(error: unknown, title: string, about: string): void {
  const message = messageOfError(error, messages().notice.somethingWrong);
  toast({ variant: "destructive", title, message, about });
}
