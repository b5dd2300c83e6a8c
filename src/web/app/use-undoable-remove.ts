import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { type ConfirmRequest, useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Brings back what was deleted, as it was and under the same id; tried again it makes nothing twice (decision W1). */
export type Restore = () => Promise<unknown>;

/** What a removal and its undoing are answered with. */
export interface RemoveWords {
  removed: string;
  failedTitle: string;
  notRemoved: string;
  /** Whether the notice of a failure shows the server's words, where it sent some, instead of these. */
  prefersServerWords: boolean;
  restored: string;
  notRestored: string;
}

/** What a screen gives to delete records of one kind. */
export interface UndoableRemoval<T> {
  question: (record: T) => ConfirmRequest;
  /** Deletes a record; promises the way back, or null where there is none. */
  take: (record: T) => Promise<Restore | null>;
  words: RemoveWords;
}

/**
 * Asks, deletes, and says how it went in a notice that offers to undo it for as long as it is shown. An undoing
 * that fails is told of as well, and offered again.
 *
 * @returns a function that promises whether the record was deleted; it never rejects
 */
export function useUndoableRemove<T>({
  question,
  take,
  words,
}: UndoableRemoval<T>): (record: T) => Promise<boolean> {
  const confirm = useConfirm();
  return async (record) => {
    if (!(await confirm(question(record)))) return false;
    try {
      sayRemoved(await take(record), words);
      return true;
    } catch (error) {
      const message = words.prefersServerWords ? wordsOf(error, words.notRemoved) : words.notRemoved;
      toast({ title: words.failedTitle, message, variant: "destructive" });
      return false;
    }
  };
}

function sayRemoved(restore: Restore | null, words: RemoveWords): void {
  const undo = restore && { label: messages().notice.undo, onSelect: () => void undoRemoval(restore, words) };
  toast({ title: messages().notice.success, message: words.removed, ...(undo ? { action: undo } : {}) });
}

async function undoRemoval(restore: Restore, words: RemoveWords): Promise<void> {
  try {
    await restore();
    toast({ title: messages().notice.success, message: words.restored });
  } catch (error) {
    toast({
      title: messages().notice.error,
      message: `${words.notRestored}. ${wordsOf(error, messages().notice.pleaseTryAgain)}`,
      variant: "destructive",
      action: { label: messages().notice.tryAgain, onSelect: () => void undoRemoval(restore, words) },
    });
  }
}
