import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { views } from "#web/documents/view-modes.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";

/**
 * The entries that hand a view over to the system. The customer's views come first; the firm's own stands apart and
 * asks each time, because it shows costs and markup.
 */
export function useShareEntries(kind: DocumentKind, onShare: (mode: ViewMode) => void): MenuEntry[] {
  const confirm = useConfirm();
  const share = async (mode: ViewMode) => {
    if (mode !== "business" || (await confirm(ownView))) onShare(mode);
  };
  return views[kind].map(({ mode, shareLabel }) => ({
    text: shareLabel,
    isApart: mode === "business",
    onSelect: () => void share(mode),
  }));
}

const ownView = {
  title: "This shows your costs and markup. Share it?",
  confirmLabel: "Share business view",
};
