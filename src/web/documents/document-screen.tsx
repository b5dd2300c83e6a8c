import { useEffect, useEffectEvent, useState } from "react";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useScreenName } from "#web/base/screen-name.ts";
import { DocumentHead } from "#web/documents/document-head.tsx";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentSkeleton } from "#web/documents/document-skeleton.tsx";
import { DocumentState, documentName } from "#web/documents/document-states.tsx";
import { DocumentTimeline } from "#web/documents/document-timeline.tsx";
import { DocumentBar } from "#web/documents/main-act-buttons.tsx";
import { UnreadLetterhead } from "#web/documents/unread-letterhead.tsx";
import { useLeave } from "#web/documents/use-leave.tsx";
import { useSending } from "#web/documents/use-saved.ts";
import { views } from "#web/documents/view-modes.ts";
import { useSummaryTyping, WorkSummaryCard } from "#web/documents/work-summary-card.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { MissingNotice } from "#web/paper/missing-notice.tsx";
import { PaperView } from "#web/paper/paper-view.tsx";
import { usePaperOrders } from "#web/paper/use-paper-orders.ts";
import { type DocumentOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { useOpenedLately } from "#web/records/opened-lately.ts";
import { Tabs } from "#web/ui/tabs.tsx";

const loadSending = () => import("#web/documents/send-dialog.tsx");

/** The dialog, and what it shows. */
async function loadWholeSending() {
  await (await loadSending()).loadSendSheet();
}

interface DocumentScreenProps {
  kind: DocumentKind;
  id: string;
  /** The view that the address asks for, and whether to print at once. */
  asked: { mode: ViewMode; print: boolean };
}

/** One quote or invoice: its views and its actions. */
export function DocumentScreen({ kind, id, asked }: DocumentScreenProps) {
  useLoadedWhenIdle(loadWholeSending);
  const query = useDocument(kind, id);
  useScreenName(kindScreens[kind].hrefOf(id), documentName(kind, query));
  return (
    <DocumentState kind={kind} query={query}>
      {(document) => <OpenDocument kind={kind} document={document} asked={asked} />}
    </DocumentState>
  );
}

interface OpenDocumentProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  asked: DocumentScreenProps["asked"];
}

function OpenDocument({ kind, document, asked }: OpenDocumentProps) {
  useOpenedLately(document.id);
  const paper = usePaperOrders(kind);
  const [mode, setMode] = useState(asked.mode);
  const [sending, setSending] = useSending();
  const [isReady, setReady] = useState(false);
  const { leave, question } = useLeave();
  const typing = useSummaryTyping(document);
  const orderOf = (each: ViewMode) => paper.orderOf(document, each);
  usePrinting(asked.print && isReady, () => void leave(orderOf(mode), async () => window.print()));
  if (paper.isPending) return <DocumentSkeleton label="Loading..." />;
  if (paper.shut) {
    return <UnreadLetterhead profile={paper.shut} without="neither shown, printed nor shared" />;
  }
  const tabs = views[kind].map((view) => ({
    value: view.mode,
    label: view.label,
    name: view.name,
    content: (
      <div className="mx-auto flex max-w-4xl flex-col gap-4">
        {view.mode === "customer-simple" && <WorkSummaryCard {...{ kind, document, typing }} />}
        <MissingNotice order={orderOf(view.mode)} />
        <PaperView order={orderOf(view.mode)} onReady={() => setReady(true)} />
      </div>
    ),
  }));
  const { one } = kindScreens[kind];
  return (
    <>
      <DocumentHead kind={kind} document={document} orderOf={orderOf} mode={mode} onSend={setSending} />
      <Tabs label={`Views of this ${one.toLowerCase()}`} tabs={tabs} value={mode} onValueChange={setMode} />
      <DocumentTimeline kind={kind} document={document} />
      <DocumentBar kind={kind} document={document} onSend={setSending} />
      {question}
      {sending && (
        <LoadedPart load={loadSending} onFailed={() => setSending(null)}>
          {({ SendDialog }) => (
            <SendDialog
              {...{ kind, mode }}
              id={document.id}
              number={numberOf(document)}
              about={sending}
              read={{ orderOf, failure: null }}
              onClose={() => setSending(null)}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}

/** Prints when Ctrl+P or Cmd+P is pressed; and once by itself, when everything to be printed has loaded. */
function usePrinting(isReady: boolean, print: () => void): void {
  const begin = useEffectEvent(print);
  useEffect(() => {
    if (!isReady) return;
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== "p") return;
      event.preventDefault();
      begin();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
