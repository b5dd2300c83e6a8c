import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { recentUndo } from "#web/documents/recent-undo.ts";
import { useNotSent } from "#web/documents/use-sendings.ts";
import { useStatusUndo } from "#web/documents/use-status-change.ts";
import { Undo2 } from "#web/icons/undo-2.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import type { SummaryOf } from "#web/records/document-kinds.ts";

/** The first entry of a document's "..." for ten minutes after an act that can be taken back ([Note: Recent undos]). */
export function useUndoEntries<K extends DocumentKind>(kind: K) {
  const { takeBack, label } = useNotSent(kind);
  const putBack = useStatusUndo(kind);
  return ({ id, version }: Pick<SummaryOf<K>, "id" | "version">): MenuEntry[] => {
    const undo = recentUndo({ id, version });
    if (undo === null) return [];
    return undo.act === "sending"
      ? [{ text: label, icon: Undo2, onSelect: () => void takeBack(id, undo.sending) }]
      : [{ text: messages().notice.undo, icon: Undo2, onSelect: () => void putBack(id, undo) }];
  };
}
