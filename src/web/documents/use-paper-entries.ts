import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import type { PaperAct } from "#web/documents/use-acts.ts";
import { views } from "#web/documents/view-modes.ts";
import { FileDown } from "#web/icons/file-down.ts";
import { Share2 } from "#web/icons/share-2.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";

/**
 * The entries that hand a paper over: each view to the system, and one as a file. The customer's views come first; the
 * firm's own stands apart and asks each time, because it shows costs and markup.
 *
 * @param saved the view that is saved as a file
 */
export function usePaperEntries(
  kind: DocumentKind,
  saved: ViewMode,
  onPaper: (act: PaperAct) => void,
): MenuEntry[] {
  const confirm = useConfirm();
  const share = async (mode: ViewMode) => {
    if (mode !== "business" || (await confirm(ownView))) onPaper({ how: "share", mode });
  };
  const shared = views[kind].map(({ mode, shareLabel }) => ({
    text: shareLabel,
    isApart: mode === "business",
    onSelect: () => void share(mode),
  }));
  return [
    { text: "Share", icon: Share2, isApart: true, entries: shared },
    {
      text: isHeldByHand() ? "Open PDF" : "Download PDF",
      icon: FileDown,
      isApart: true,
      onSelect: () => onPaper({ how: "save", mode: saved }),
    },
  ];
}

const ownView = {
  title: "This shows your costs and markup. Share it?",
  confirmLabel: "Share business view",
};
