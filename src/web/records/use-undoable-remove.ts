import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import type { ConfirmRequest } from "#web/overlays/confirm-request.ts";
import { type ToastContent, toast } from "#web/overlays/toast-store.ts";
import { recordHref } from "#web/records/list-paths.ts";
import { forgetRemoval, keepRemoval } from "#web/records/recent-removals.ts";

/** Restores what was deleted, as it was and under the same id; a retry does not create it twice (decision W1). */
export type Restore = () => Promise<unknown>;

/** The messages after a removal and after its undo. */
export interface RemoveMessages {
  removed: string;
  failedTitle: string;
  notRemoved: string;
  /** Whether the toast of a failure shows the server's message, when it sent one, instead of these. */
  prefersServerMessage: boolean;
  restored: string;
  notRestored: string;
}

/** The messages of a removal that was made, and of its undo. */
type UndoMessages = Pick<RemoveMessages, "removed" | "restored" | "notRestored"> &
  Pick<ToastContent, "about">;

/** What a screen supplies to delete records of one kind. */
export interface UndoableRemoval<T> {
  question: (record: T) => ConfirmRequest;
  /** Deletes a record; promises how to undo it, or null when it cannot be undone. */
  take: (record: T) => Promise<Restore | null>;
  said: RemoveMessages;
  /** The kind whose list offers the undo after the toast, and what it calls the record ([Note: Recent removals]). */
  kept?: { kind: RecordKind; nameOf: (record: T) => string };
}

/**
 * Asks, deletes, and shows the result in a toast that offers to undo it for as long as it is shown; the list may offer
 * it for longer. When the undo fails, that is reported as well, and the undo is offered again.
 *
 * @returns a function that promises whether the record was deleted; it never rejects
 */
export function useUndoableRemove<T extends { id: string }>({
  question,
  take,
  said,
  kept,
}: UndoableRemoval<T>): (record: T) => Promise<boolean> {
  const confirm = useConfirm();
  const client = useQueryClient();
  return async (record) => {
    if (!(await confirm(question(record)))) return false;
    const about = kept && recordHref(kept.kind, record.id);
    const saidOfIt = { ...said, about };
    try {
      const restore = await take(record);
      sayRemoved(
        restore && kept
          ? keptRestore(client, { kinds: [kept.kind], name: kept.nameOf(record), restore, said: saidOfIt })
          : restore,
        saidOfIt,
      );
      return true;
    } catch (error) {
      const message = said.prefersServerMessage ? messageOfError(error, said.notRemoved) : said.notRemoved;
      toast({ title: said.failedTitle, message, variant: "destructive", about });
      return false;
    }
  };
}

interface KeptRestore {
  /** The kinds whose lists offer the undo. */
  kinds: readonly RecordKind[];
  name: string;
  restore: Restore;
  said: UndoMessages;
}

/** Has lists offer the undo, until it has been made. @returns the undo, which they offer no more once it has been made */
export function keptRestore(client: QueryClient, { kinds, name, restore, said }: KeptRestore): Restore {
  const removal = { name, putBack: () => void undoRemoval(once, said) };
  const once: Restore = async () => {
    await restore();
    for (const kind of kinds) forgetRemoval(client, kind, removal);
  };
  for (const kind of kinds) keepRemoval(client, kind, removal);
  return once;
}

/** Shows that something was removed, and offers to undo it. */
export function sayRemoved(restore: Restore | null, said: UndoMessages): void {
  const undo = restore && { label: messages().notice.undo, onSelect: () => void undoRemoval(restore, said) };
  toast({
    ...{ title: messages().notice.success, message: said.removed, about: said.about },
    ...(undo ? { action: undo } : {}),
  });
}

async function undoRemoval(restore: Restore, said: UndoMessages): Promise<void> {
  try {
    await restore();
    toast({ title: messages().notice.success, message: said.restored, about: said.about });
  } catch (error) {
    toast({
      title: messages().notice.error,
      message: `${said.notRestored}. ${messageOfError(error, messages().notice.pleaseTryAgain)}`,
      variant: "destructive",
      about: said.about,
      action: { label: messages().notice.tryAgain, onSelect: () => void undoRemoval(restore, said) },
    });
  }
}
