import { useEffect, useEffectEvent } from "react";
import type { DocumentAct } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { documentEntries, mainEntries } from "#web/documents/document-entries.ts";
import { shownStatus } from "#web/documents/shown-status.ts";
import { statusEntries } from "#web/documents/status-entries.ts";
import { type RowActsProps, useActs } from "#web/documents/use-acts.ts";
import { useDelete } from "#web/documents/use-delete.ts";
import { useKeyAct } from "#web/documents/use-key-act.ts";
import { usePaperEntries } from "#web/documents/use-paper-entries.ts";
import { useUndoEntries } from "#web/documents/use-undo-entries.ts";
import { Eye } from "#web/icons/eye.ts";
import { EntriesMenu } from "#web/overlays/entries-menu.tsx";
import type { MenuPopupProps } from "#web/overlays/menu.tsx";
import { kindScreens, numberOf, quoteIdOf } from "#web/records/document-kinds.ts";
import { UncoveredButtons } from "#web/records/row-gestures.tsx";

interface RowMenuPopupProps extends RowActsProps {
  popup: Omit<MenuPopupProps, "children">;
}

/** The menu of a document's row. */
export function RowMenuPopup({ popup, ...props }: RowMenuPopupProps) {
  return <EntriesMenu {...popup} entries={useRowEntries(props)} />;
}

/** What a swipe uncovers of a document's row ([Note: Gestures on rows]). */
export function RowButtons({ onDone, ...props }: RowActsProps & { onDone: () => void }) {
  return <UncoveredButtons entries={useRowEntries(props)} onDone={onDone} />;
}

/** Everything that can be done with a document in its row: its main acts first ([Note: The main act]). */
function useRowEntries({ kind, opened, onSend, onPaper, onStatusChange }: RowActsProps) {
  const { record: document } = opened;
  const isReadable = opened.state === "open";
  const remove = useDelete(kind);
  const acts = useActs({ kind, document, onSend });
  const mains = isReadable ? mainEntries({ document, acts }) : [];
  const status = shownStatus(document, today());
  const paper = usePaperEntries(kind, "customer-detailed", onPaper);
  const view = {
    text: "View",
    icon: Eye,
    href: kindScreens[kind].hrefOf(document.id),
    isApart: mains.length > 0,
  };
  return documentEntries({
    kind,
    document,
    acts,
    undo: useUndoEntries(kind)(document),
    isReadable,
    first: [...mains, view],
    last: [
      ...(isReadable ? paper : []),
      ...(onStatusChange && status !== "invoice"
        ? [{ text: "Status", isApart: true, entries: statusEntries(kind, status, onStatusChange) }]
        : []),
    ],
    onDelete: () => void remove({ ...document, number: numberOf(document), quoteId: quoteIdOf(document) }),
  });
}

interface ActOnceProps extends Pick<RowActsProps, "kind" | "opened" | "onSend"> {
  act: DocumentAct;
  onDone: () => void;
}

/** Carries an act out as soon as it is there, because its button is shown before the act has been loaded. */
export function ActOnce({ kind, opened, onSend, act, onDone }: ActOnceProps) {
  const acts = useActs({ kind, document: opened.record, onSend });
  const run = useEffectEvent(() => {
    acts[act]?.onSelect();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}

/** Does what the key S stands for on a row, as {@link ActOnce} does an act. */
export function KeyActOnce({ kind, opened, onSend, onDone }: Omit<ActOnceProps, "act">) {
  const act = useKeyAct({ kind, document: opened.record, onSend });
  const run = useEffectEvent(() => {
    void act();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}
