import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { messages } from "#web/app/messages.ts";
import { type Restore, useUndoableRemove } from "#web/app/use-undoable-remove.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { readDocument } from "#web/documents/document-gateway.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useRemoveDocument, useSaveDocument } from "#web/documents/document-queries.ts";
import { mayRestore } from "#web/documents/restoring.ts";

/** What a list knows of a document that is to be deleted. */
interface Deletable {
  id: Id;
  number: string;
}

/**
 * Asks, then deletes a document, says so and offers to undo it.
 *
 * @returns a function that promises whether it was deleted; it never rejects
 */
export function useDelete(kind: DocumentKind): (document: Deletable) => Promise<boolean> {
  const words = messages()[kind];
  return useUndoableRemove<Deletable>({
    question: ({ number }) => ({
      title: words.confirmDelete,
      description: `${number} is removed from this list. Its number is not given again.`,
      confirmLabel: `Delete ${documentKinds[kind].one.toLowerCase()}`,
      destructive: true,
    }),
    take: useTakeDocument(kind),
    words: {
      removed: words.deleted,
      failedTitle: "Error",
      notRemoved: words.deleteFailed,
      prefersServerWords: true,
      restored: words.restored,
      notRestored: words.restoreFailed,
    },
  });
}

/** Reads a document whole, since a list shows no lines, and deletes it; the way back makes it anew, sealed anew. */
function useTakeDocument(kind: DocumentKind): (document: Deletable) => Promise<Restore | null> {
  const { data: profile } = useCompanyProfile();
  const { mutateAsync: remove } = useRemoveDocument(kind);
  const { mutateAsync: save } = useSaveDocument(kind);
  return async ({ id }) => {
    const { state, record } = await readDocument(kind, id);
    await remove(id);
    const canReturn = state === "open" && mayRestore(record, profile?.record ?? null);
    return canReturn ? () => save({ id, version: null, fields: record }) : null;
  };
}
