import { timing } from "#web/base/timing.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import type { DocumentId } from "#web/records/document-kinds.ts";

interface Undo {
  text: string;
  onSelect: () => void;
}

const undos = new Map<DocumentId, Undo & { until: number }>();

/** Keeps how the last act on a document is taken back, for its "..." when the toast that offers it is gone. */
export function keepUndo(id: DocumentId, undo: Undo, now = Date.now()): void {
  undos.set(id, { ...undo, until: now + timing.undoInMenu });
}

/** Called when it was taken back. */
export function forgetUndo(id: DocumentId): void {
  undos.delete(id);
}

/** The first entry of a document's "..." for ten minutes after an act that can be taken back. */
export function undoEntries(id: DocumentId, now = Date.now()): MenuEntry[] {
  const undo = undos.get(id);
  return undo && now < undo.until ? [{ text: undo.text, onSelect: undo.onSelect }] : [];
}
