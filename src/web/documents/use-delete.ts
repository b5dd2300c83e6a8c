import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { messages } from "#web/app/messages.ts";
import { type Restore, useUndoableRemove } from "#web/app/use-undoable-remove.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useReadQuoteAgain, useRemoveDocument, useRestoreDocument } from "#web/documents/document-queries.ts";
import { browserStores } from "#web/documents/draft-access.ts";
import { forgetDraft } from "#web/documents/draft-store.ts";
import { useDraftOwner } from "#web/documents/use-draft-owner.ts";
import { sayDraftsChanged } from "#web/documents/use-unsaved-drafts.ts";

/** What a list knows of a document that is to be deleted. */
interface Deletable {
  id: Id;
  number: string;
  /** The quote that an invoice was made of: it goes back to its former status, and to the converted ones with an undo. */
  quoteId: Id<"Quote"> | null;
}

/**
 * Asks, then deletes a document, says so and offers to undo it.
 *
 * @returns a function that promises whether it was deleted; it never rejects
 */
export function useDelete(kind: DocumentKind): (document: Deletable) => Promise<boolean> {
  const words = messages()[kind];
  return useUndoableRemove<Deletable>({
    question: ({ number, quoteId }) => ({
      title: words.confirmDelete,
      description: [
        `${number} is removed from this list. Its number is not given again.`,
        ...(quoteId ? [messages().invoice.quoteComesBack] : []),
      ].join(" "),
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

/**
 * Deletes a document, and what was changed of it and lies unsaved here; the way back is the server's, which keeps it whole
 * for a while.
 */
function useTakeDocument(kind: DocumentKind): (document: Deletable) => Promise<Restore> {
  const { mutateAsync: remove } = useRemoveDocument(kind);
  const { mutateAsync: restore } = useRestoreDocument(kind);
  const readQuoteAgain = useReadQuoteAgain();
  const { userId } = useDraftOwner();
  return async ({ id, quoteId }) => {
    const follow = () => quoteId && readQuoteAgain(quoteId);
    await remove(id);
    follow();
    const putBack = forgetDraft({ userId, kind, name: id }, browserStores);
    sayDraftsChanged();
    return async () => {
      const restored = await restore(id);
      follow();
      putBack();
      sayDraftsChanged();
      return restored;
    };
  };
}
