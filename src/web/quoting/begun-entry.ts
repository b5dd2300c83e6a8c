import { counted } from "#domain/money/counted.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import type { ItemEntry } from "#web/quoting/item-entry.ts";
import { loadSaving, type Saving } from "#web/quoting/load-saving.ts";

/** What is picked, chosen or typed of the next items and is not in the document: "2 items not added yet."; null for nothing. */
export function begun(entry: ItemEntry | null): string | null {
  if (entry === null) return null;
  const { item, name, cost, text, picks } = entry;
  const count = picks.length + (item || name || cost || text ? 1 : 0);
  return count > 0 ? `${counted(count, "item")} not added yet.` : null;
}

/** What saves a document, after asking whether to leave out what is begun and not added. */
export function useAskingSave(
  { save, saving }: Pick<DocumentEditing, "save"> & { saving: Saving | null },
  entry: ItemEntry | null,
): DocumentEditing["save"] {
  const confirm = useConfirm();
  return async (how) => {
    const left = begun(entry);
    if (left === null) return save(how);
    const part = saving ?? (await loadSaving().catch(() => null));
    // Without that part nothing is saved either, and the save says why.
    if (part === null || (await confirm(part.leavingOut(left)))) await save(how);
  };
}
