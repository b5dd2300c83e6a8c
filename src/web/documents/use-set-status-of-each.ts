import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { holdUnsavedWork } from "#web/base/unsaved-work.ts";
import { useReadDocumentAgain } from "#web/documents/document-changes.ts";
import { changeStatus, type StatusChange } from "#web/documents/document-gateway.ts";
import type { DocumentId, DocumentOf } from "#web/records/document-kinds.ts";

/**
 * Changes the status of several documents, each by a write of its own that can be repeated. The list and the figures
 * follow.
 *
 * @returns a function that answers with the documents that were changed, and the errors of those that failed, by their
 *   ids. It never rejects
 */
export function useSetStatusOfEach<K extends DocumentKind>(kind: K) {
  const readAgain = useReadDocumentAgain(kind);
  return async (changes: readonly StatusChange<K>[]) => {
    const changed = new Map<DocumentId<K>, DocumentOf<K>>();
    const failed = new Map<DocumentId<K>, unknown>();
    const isDone = holdUnsavedWork();
    for (const change of changes) {
      try {
        changed.set(change.id, (await changeStatus(kind, change)).record);
      } catch (error) {
        failed.set(change.id, error);
      }
    }
    isDone();
    await Promise.allSettled(changes.map(({ id }) => readAgain(id)));
    return { changed, failed };
  };
}
