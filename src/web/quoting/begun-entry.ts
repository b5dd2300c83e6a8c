import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import type { ItemEntry } from "#web/quoting/item-entry.ts";

/** What is picked or typed of the next items and is not in the document: "2 picked and not added yet."; null for nothing. */
export function begun(entry: ItemEntry | null): string | null {
  if (entry === null) return null;
  const { name, cost, text, picks } = entry;
  if (picks.length > 0) return `${picks.length} picked and not added yet.`;
  return name || cost || text ? "One item is begun and not added yet." : null;
}

/** What saves a document, after asking whether to leave out what is begun and not added. */
export function useAskingSave(
  save: DocumentEditing["save"],
  entry: ItemEntry | null,
): DocumentEditing["save"] {
  const confirm = useConfirm();
  return async (how) => {
    const left = begun(entry);
    const mayGo =
      left === null ||
      (await confirm({
        title: "Save without what is not added?",
        description: left,
        confirmLabel: "Save without it",
        cancelLabel: "Go back",
      }));
    if (mayGo) await save(how);
  };
}
