import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { holdUnsavedWork } from "#web/base/unsaved-work.ts";
import { useReadDocumentAgain } from "#web/documents/document-changes.ts";
import { changeStatus } from "#web/documents/document-gateway.ts";
import type { DocumentId, DocumentOf } from "#web/records/document-kinds.ts";

/**
 * Sets the status of several documents, each by a write of its own that can be repeated. The list and the figures
 * follow.
 *
 * @returns a function that answers with the ids that failed, each with its error. It never rejects
 */
export function useSetStatusOfEach<K extends DocumentKind>(kind: K) {
  const readAgain = useReadDocumentAgain(kind);
  return async (ids: readonly DocumentId<K>[], status: DocumentOf<K>["status"]) => {
    const failed = new Map<DocumentId<K>, unknown>();
    const isDone = holdUnsavedWork();
    for (const id of ids) {
      try {
        await changeStatus(kind, id, status);
      } catch (error) {
        failed.set(id, error);
      }
    }
    isDone();
    await Promise.allSettled(ids.map(readAgain));
    return failed;
  };
}
