import { type Restore, useUndoableRemove } from "#web/records/use-undoable-remove.ts";
import type { Messages } from "#words/en-gb/en-gb.ts";

/** Deletes a material or a labour item after asking, shows the result, and offers to undo it. */
export function useDeleteItem<T extends { name: string }>(
  take: (item: T) => Promise<Restore>,
  words: Messages["materials"]["remove"],
): (item: T) => Promise<boolean> {
  return useUndoableRemove<T>({
    question: ({ name }) => ({
      title: words.question,
      description: `${name} is removed from this list. Quotes and invoices keep their copy.`,
      confirmLabel: words.confirmLabel,
      destructive: true,
    }),
    take,
    words,
  });
}
