import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { today } from "#web/base/today.ts";
import type { useActs } from "#web/documents/use-acts.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { Trash } from "#web/icons/trash.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { kindScreens, type SummaryOf } from "#web/records/document-kinds.ts";

interface EntriesOrder {
  kind: DocumentKind;
  document: SummaryOf<DocumentKind>;
  acts: ReturnType<typeof useActs>;
  /** How its last act is taken back, for a while. */
  undo: readonly MenuEntry[];
  /** A document that cannot be read cannot be sent, edited, duplicated or converted. */
  isReadable?: boolean;
  /** What a place of the menu has of its own: at its beginning, and before Delete. */
  first?: readonly MenuEntry[];
  last: readonly MenuEntry[];
  onDelete: () => void;
}

/** The main act of a document and the one beside it ([Note: The main act]), as entries. */
export function mainEntries({ document, acts }: Pick<EntriesOrder, "document" | "acts">): MenuEntry[] {
  const { main, beside } = mainActsOf(document, today());
  return [main, beside].flatMap((act) => (act && acts[act]) ?? []);
}

/** The menu of a document, in one order wherever it is opened: what can be done besides its main acts. */
export function documentEntries(order: EntriesOrder): MenuEntry[] {
  const { kind, document, acts, undo, isReadable = true, first = [], last, onDelete } = order;
  const { main, beside } = mainActsOf(document, today());
  const isConverted = document.status === "invoice";
  const unless = (act: DocumentAct, entry: MenuEntry) => (act === main || act === beside ? [] : [entry]);
  const convert = {
    ...acts.convert,
    ...(isConverted && { text: "Invoice" }),
    isDisabled: isConverted || !isReadable,
  };
  return [
    ...undo,
    ...first,
    ...(isReadable && document.status !== "cancelled" ? unless("send", acts.send) : []),
    ...(isReadable ? [{ text: "Edit", icon: Pencil, href: kindScreens[kind].editHrefOf(document.id) }] : []),
    ...(isReadable ? unless("duplicate", acts.duplicate) : []),
    ...(kind === "quote" ? unless("convert", convert) : []),
    ...last,
    { text: "Delete", icon: Trash, isApart: true, onSelect: onDelete },
  ];
}
