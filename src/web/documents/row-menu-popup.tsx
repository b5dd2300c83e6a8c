import { useEffect, useEffectEvent } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import type { InstantAct } from "#web/documents/act-looks.ts";
import { undoEntries } from "#web/documents/recent-undo.ts";
import { shownStatus } from "#web/documents/shown-status.ts";
import { type RowActsProps, useActs } from "#web/documents/use-acts.ts";
import { useDelete } from "#web/documents/use-delete.ts";
import { useKeyAct } from "#web/documents/use-key-act.ts";
import { Check } from "#web/icons/check.ts";
import { Copy } from "#web/icons/copy.ts";
import { Eye } from "#web/icons/eye.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Trash } from "#web/icons/trash.ts";
import { EntriesMenu, type MenuEntry } from "#web/overlays/entries-menu.tsx";
import type { MenuPopupProps } from "#web/overlays/menu.tsx";
import { kindScreens, numberOf, quoteIdOf } from "#web/records/document-kinds.ts";
import { statusLabel } from "#web/records/status-looks.ts";

interface RowMenuPopupProps extends RowActsProps {
  popup: Omit<MenuPopupProps, "children">;
}

/** The menu of a document's row. Its main acts are the first two entries ([Note: The main act]). */
export function RowMenuPopup({ kind, opened, onSend, onStatusChange, popup }: RowMenuPopupProps) {
  const { hrefOf, editHrefOf } = kindScreens[kind];
  const { record } = opened;
  const number = numberOf(record);
  const isOpen = opened.state === "open";
  const remove = useDelete(kind);
  const acts = useActs({ kind, document: record, onSend });
  const { main, beside } = mainActsOf(record, today());
  const isMain = (act: DocumentAct) => act === main || act === beside;
  const mains = isOpen
    ? [main, beside].flatMap((act) => (act === null || act === "viewInvoice" ? [] : [acts[act]]))
    : [];
  const status = shownStatus(record, today());
  const statuses = () =>
    kindRules[kind].chosenStatuses.map((each) => ({
      text: statusLabel(each),
      icon: each === status ? Check : undefined,
      onSelect: () => onStatusChange?.(each),
    }));
  const entries: MenuEntry[] = [
    ...undoEntries(record.id),
    ...mains,
    { text: "View", icon: Eye, href: hrefOf(record.id), isApart: mains.length > 0 },
    ...(isOpen ? [{ text: "Edit", icon: Pencil, href: editHrefOf(record.id) }] : []),
    ...(isOpen && !isMain("duplicate")
      ? [{ text: "Duplicate", icon: Copy, onSelect: acts.duplicate.onSelect }]
      : []),
    ...(kind === "quote" && !isMain("convert")
      ? [
          {
            text: "Convert to Invoice",
            icon: ReceiptText,
            isDisabled: !isOpen || record.status === "invoice",
            onSelect: acts.convert.onSelect,
          },
        ]
      : []),
    ...(onStatusChange && status !== "invoice"
      ? [{ text: "Status", isApart: true, entries: statuses() }]
      : []),
    {
      text: "Delete",
      icon: Trash,
      isApart: true,
      onSelect: () => void remove({ ...record, number, quoteId: quoteIdOf(record) }),
    },
  ];
  return <EntriesMenu {...popup} entries={entries} />;
}

interface ActOnceProps extends Pick<RowActsProps, "kind" | "opened" | "onSend"> {
  act: InstantAct;
  onDone: () => void;
}

/** Carries an act out as soon as it is there, because its button is shown before the act has been loaded. */
export function ActOnce({ kind, opened, onSend, act, onDone }: ActOnceProps) {
  const acts = useActs({ kind, document: opened.record, onSend });
  const run = useEffectEvent(() => {
    acts[act].onSelect();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}

/** Does what the key S stands for on a row, as {@link ActOnce} does an act. */
export function KeyActOnce({ kind, opened, onSend, onDone }: Omit<ActOnceProps, "act">) {
  const act = useKeyAct(
    { kind, document: opened.record, onSend },
    kindScreens[kind].hrefOf(opened.record.id),
  );
  const run = useEffectEvent(() => {
    void act();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}
