import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { useReadQuoteAgain, useRemoveDocument, useRestoreDocument } from "#web/documents/document-changes.ts";
import { sayDraftsChanged } from "#web/drafts/drafts-changed.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { type DocumentId, kindScreens } from "#web/records/document-kinds.ts";
import { type Restore, useUndoableRemove } from "#web/records/use-undoable-remove.ts";

/** What forgets a draft. It is needed before a document is deleted, so that nothing fails between the two. */
async function loadForgetting() {
  const [{ forgetDraft }, { browserStores }] = await Promise.all([
    import("#web/drafts/draft-store.ts"),
    import("#web/drafts/draft-access.ts"),
  ]);
  return { forgetDraft, browserStores };
}

/** What a list knows of a document that is to be deleted. */
interface Deletable {
  id: DocumentId;
  version: number;
  number: string;
  /**
   * The quote that an invoice was made from. When the invoice is deleted, the quote gets its former status back; an
   * undo makes it converted again.
   */
  quoteId: Id<"Quote"> | null;
}

/**
 * Asks for confirmation, deletes a document, shows a notice and offers to undo it.
 *
 * @returns a function that resolves to true when the document was deleted; it never rejects
 */
export function useDelete(kind: DocumentKind): (document: Deletable) => Promise<boolean> {
  const said = messages()[kind];
  return useUndoableRemove<Deletable>({
    question: ({ number, quoteId }) => ({
      title: said.confirmDelete,
      description: [
        `${number} is removed from this list. Its number is not given again.`,
        ...(quoteId ? [messages().invoice.quoteComesBack] : []),
      ].join(" "),
      confirmLabel: `Delete ${kindScreens[kind].one.toLowerCase()}`,
      destructive: true,
    }),
    take: useTakeDocument(kind),
    kept: { kind, nameOf: ({ number }) => number },
    said: {
      removed: said.deleted,
      failedTitle: "Error",
      notRemoved: said.deleteFailed,
      prefersServerMessage: true,
      restored: said.restored,
      notRestored: said.restoreFailed,
    },
  });
}

/**
 * Deletes a document, and its unsaved changes on this device. The undo is the server's, which keeps the whole
 * document for a while.
 */
function useTakeDocument(kind: DocumentKind): (document: Deletable) => Promise<Restore> {
  const { mutateAsync: remove } = useRemoveDocument(kind);
  const { mutateAsync: restore } = useRestoreDocument(kind);
  const readQuoteAgain = useReadQuoteAgain();
  const { userId } = useDraftOwner();
  useLoadedWhenIdle(loadForgetting);
  return async ({ id, version, quoteId }) => {
    const follow = () => quoteId && readQuoteAgain(quoteId);
    const { forgetDraft, browserStores } = await loadForgetting();
    await remove({ id, version });
    follow();
    const putBack = forgetDraft({ userId, kind, name: id }, browserStores);
    sayDraftsChanged();
    return async () => {
      const restored = await restore(id);
      follow();
      // The changes were made to the version that was deleted, which is the restored one.
      putBack({ from: version, to: restored.record.version });
      sayDraftsChanged();
      return restored;
    };
  };
}
