import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useRemoveDocument } from "#web/documents/document-queries.ts";
import { documentMessages } from "#web/documents/messages.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/**
 * Asks, then deletes a document and says so.
 *
 * @returns a function that promises whether it was deleted; it never rejects
 */
export function useDelete(kind: DocumentKind) {
  const confirm = useConfirm();
  const { mutateAsync } = useRemoveDocument(kind);
  const messages = documentMessages[kind];
  const word = documentKinds[kind].one.toLowerCase();
  return async ({ id, number }: { id: Id; number: string }): Promise<boolean> => {
    const sure = await confirm({
      title: messages.confirmDelete,
      description: `${number} will be deleted. This cannot be undone.`,
      confirmLabel: `Delete ${word}`,
      destructive: true,
    });
    if (!sure) return false;
    try {
      await mutateAsync(id);
      toast({ title: "Success", message: messages.deleted });
      return true;
    } catch (error) {
      toast({ variant: "destructive", title: "Error", message: wordsOf(error, messages.deleteFailed) });
      return false;
    }
  };
}
