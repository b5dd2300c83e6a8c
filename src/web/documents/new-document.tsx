import { lazy, Suspense, useState } from "react";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { readLocalSettings } from "#web/app/local-settings.ts";
import { messages } from "#web/app/messages.ts";
import { newId } from "#web/app/new-id.ts";
import { type Arrival, bringsSomething } from "#web/documents/arrival.ts";
import { newDraft } from "#web/documents/document-draft.ts";
import type { DocumentOf } from "#web/documents/document-kinds.ts";
import { useDocument, useNextInvoiceNumber } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState } from "#web/documents/document-states.tsx";
import { useDraftInUse } from "#web/documents/draft-in-use.ts";
import { newDraftName } from "#web/documents/draft-store.ts";
import { duplicateDraft } from "#web/documents/duplicate-draft.ts";
import { StartedEditor } from "#web/documents/started-editor.tsx";
import { today } from "#web/documents/today.ts";
import { useKeptDraft } from "#web/documents/use-kept-draft.ts";
import { useLast } from "#web/documents/use-last.ts";
import { useLetterhead } from "#web/documents/use-letterhead.ts";
import { useNewDraft } from "#web/documents/use-new-draft.ts";
import { useLeftBehind } from "#web/documents/use-unsaved-drafts.ts";
import { Alert } from "#web/ui/alert.tsx";

/** What most new documents do without is no part of the editor's first load. */
const loadUnsaved = () => import("#web/documents/unsaved-drafts.tsx");
const LeftBehind = lazy(async () => ({ default: (await loadUnsaved()).LeftBehind }));
const TooManyDrafts = lazy(async () => ({ default: (await loadUnsaved()).TooManyDrafts }));

/** The editor of a new document, in the slot of its history entry. */
export function NewDocument({ kind }: { kind: DocumentKind }) {
  const { begun, touch, again } = useNewDraft(kind);
  if (begun === null) return <DocumentSkeleton label="Loading..." />;
  const { slot, arrival, isCopy } = begun;
  if (slot === null) {
    return (
      <Suspense fallback={<DocumentSkeleton label="Loading..." />}>
        <TooManyDrafts kind={kind} onRoom={again} />
      </Suspense>
    );
  }
  return <BegunDocument key={slot} {...{ kind, slot, arrival, isCopy }} onTouched={touch} />;
}

interface BegunDocumentProps {
  kind: DocumentKind;
  slot: string;
  arrival: Arrival;
  isCopy: boolean;
  /** Called with each change. */
  onTouched: () => void;
}

/** It waits for the document it is to be like, if there is one. */
function BegunDocument(props: BegunDocumentProps) {
  const { kind, arrival } = props;
  const source = useDocument(kind, arrival.duplicateOf);
  const last = useLast(source.data?.state === "open" ? source.data : null);
  if (arrival.duplicateOf === null) return <NewEditor {...props} source={null} />;
  return (
    <DocumentState kind={kind} query={{ ...source, data: last ?? source.data }}>
      {(document) => <NewEditor {...props} source={document} />}
    </DocumentState>
  );
}

interface NewEditorProps extends BegunDocumentProps {
  source: DocumentOf<DocumentKind> | null;
}

/** It waits for the profile, whose terms are its defaults, and for unsaved work. */
function NewEditor({ kind, slot, arrival, isCopy, source, onTouched }: NewEditorProps) {
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, newDraftName(slot));
  const number = useNextInvoiceNumber(kind === "invoice");
  const [id] = useState(() => newId());
  const left = useLeftBehind(kind, slot);
  useDraftInUse(slot);
  // A locked account's drafts are not waited for; nor does an editor that was begun give way once they can be read.
  const isReady = useLast(kept.found !== undefined || kept.isLocked ? true : null);
  if (profile === null || !isReady) return <DocumentSkeleton label="Loading..." />;
  const common = {
    id,
    today: today(),
    language: profile.language,
    local: readLocalSettings(localStorage, profile.language),
    profile: profile.version === 0 ? null : profile,
  };
  const start = source
    ? duplicateDraft(kind, source, common)
    : newDraft(kind, { ...common, prefill: arrival.prefill });
  return (
    <>
      {isCopy && <Alert>{messages().documents.copiedDraft}</Alert>}
      <StartedEditor
        {...{ kind, start, profile, kept, onTouched }}
        arrives={bringsSomething(arrival)}
        background={{ origin: null, supplier: profile }}
        nextNumber={number.data ?? ""}
        beside={<Suspense>{left && <LeftBehind kind={kind} draft={left} />}</Suspense>}
      />
    </>
  );
}
