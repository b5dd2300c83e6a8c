import { useTakeRecord } from "#web/records/record-changes.ts";
import type { RecordResource, Stored } from "#web/records/resources.ts";
import { useUndoableRemove } from "#web/records/use-undoable-remove.ts";
import type { RecordMessages } from "#words/en-gb/record-messages.ts";

/**
 * Deletes a record after asking, shows the result, and offers to undo it.
 *
 * @param hint what happens to what was made with the record
 */
export function useDeleteRecord<T extends Stored & { name: string }>(
  resource: RecordResource<T>,
  said: RecordMessages["remove"],
  hint: string,
): (record: T) => Promise<boolean> {
  return useUndoableRemove<T>({
    question: ({ name }) => ({
      title: said.question,
      name,
      description: `is removed from this list. ${hint}`,
      confirmLabel: said.confirmLabel,
      destructive: true,
    }),
    take: useTakeRecord(resource),
    said,
    kept: { kind: resource.kind, nameOf: ({ name }) => name },
  });
}
