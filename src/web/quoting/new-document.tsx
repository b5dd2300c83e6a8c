import { lazy, Suspense, useState } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { readLocalSettings } from "#web/base/local-settings.ts";
import { messages } from "#web/base/messages.ts";
import { newId } from "#web/base/new-id.ts";
import { today } from "#web/base/today.ts";
import { useInSlices } from "#web/base/use-in-slices.ts";
import { useLast } from "#web/base/use-last.ts";
import { DocumentSkeleton } from "#web/documents/document-skeleton.tsx";
import { useNextInvoiceNumber } from "#web/documents/next-number.ts";
import { type Arrival, bringsSomething } from "#web/drafts/arrival.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { useDraftInUse } from "#web/drafts/draft-in-use.ts";
import { newDraftName } from "#web/drafts/draft-store.ts";
import { useLeftBehind } from "#web/drafts/use-unsaved-drafts.ts";
import { useLetterhead } from "#web/paper/use-letterhead.ts";
import type { Duplicate } from "#web/quoting/duplicated.tsx";
import { useEditorRest } from "#web/quoting/load-editor-rest.ts";
import { StartedEditor } from "#web/quoting/started-editor.tsx";
import { useFirstFigures } from "#web/quoting/use-first-figures.ts";
import { useKeptDraft } from "#web/quoting/use-kept-draft.ts";
import { useNewDraft } from "#web/quoting/use-new-draft.ts";
import { usePhoneForm } from "#web/quoting/use-phone-form.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { compact, useMediaQuery } from "#web/ui/use-media-query.ts";

/** Loaded when needed, because most new documents do without it. */
const loadUnsaved = () => import("#web/drafts/unsaved-drafts.tsx");
const EarlierDraftNotice = lazy(async () => ({ default: (await loadUnsaved()).EarlierDraftNotice }));
const TooManyDrafts = lazy(async () => ({ default: (await loadUnsaved()).TooManyDrafts }));
const Duplicated = lazy(async () => ({ default: (await import("#web/quoting/duplicated.tsx")).Duplicated }));

/** The screen of a new document. */
export function NewDocumentScreen({ kind }: { kind: DocumentKind }) {
  const { listHref, many } = kindScreens[kind];
  return (
    <>
      <PageHeader back={{ href: listHref, label: many }} />
      <NewDocumentEditor kind={kind} />
    </>
  );
}

/** The editor of a new document, in the slot of its history entry. */
function NewDocumentEditor({ kind }: { kind: DocumentKind }) {
  const { begun, touch, again } = useNewDraft(kind);
  if (begun === null) return <DocumentSkeleton label="Loading..." />;
  const { slot, arrival, isCopy, at } = begun;
  if (slot === null) {
    return (
      <Suspense fallback={<DocumentSkeleton label="Loading..." />}>
        <TooManyDrafts kind={kind} onRoom={again} />
      </Suspense>
    );
  }
  return (
    <BegunDocument key={slot} {...{ kind, slot, arrival, isCopy }} isBegunHere={at > 0} onTouched={touch} />
  );
}

interface BegunDocumentProps {
  kind: DocumentKind;
  slot: string;
  arrival: Arrival;
  isCopy: boolean;
  /** It was begun in the app, and not by opening its address. */
  isBegunHere: boolean;
  /** Called with each change. */
  onTouched: () => void;
}

/** Waits for the document to duplicate, if there is one. */
function BegunDocument(props: BegunDocumentProps) {
  const { kind, arrival } = props;
  if (arrival.duplicateOf === null) return <NewEditor {...props} duplicate={null} />;
  return (
    <Suspense fallback={<DocumentSkeleton label="Loading..." />}>
      <Duplicated kind={kind} id={arrival.duplicateOf}>
        {(duplicate) => <NewEditor {...props} duplicate={duplicate} />}
      </Duplicated>
    </Suspense>
  );
}

interface NewEditorProps extends BegunDocumentProps {
  duplicate: Duplicate | null;
}

/** Waits for the profile, whose terms are its defaults, and for unsaved work. */
function NewEditor({ kind, slot, arrival, isCopy, isBegunHere, duplicate, onTouched }: NewEditorProps) {
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, newDraftName(slot));
  const number = useNextInvoiceNumber(kindRules[kind].asksForPayment);
  const [id] = useState(() => newId());
  const left = useLeftBehind(kind, slot);
  const firstFigures = useFirstFigures();
  useDraftInUse(slot);
  // The drafts of a locked account are not waited for. When they become readable, an editor already open stays.
  const isKnown = kept.found !== undefined || kept.isLocked;
  const lines = kept.found?.lines ?? [];
  const isPhone = useMediaQuery(compact);
  const editorRest = useEditorRest({ isPhone, hasLines: duplicate !== null || lines.length > 0 });
  const phoneForm = usePhoneForm(isPhone);
  const isShowable = !phoneForm.isAwaited && editorRest.isReady;
  const isReady = useLast(profile !== null && isKnown && isShowable && !firstFigures.isLoading ? true : null);
  const mayShow = useInSlices(isReady !== null);
  if (profile === null || !isReady || !mayShow) return <DocumentSkeleton label="Loading..." />;
  const common = {
    id,
    today: today(),
    language: profile.language,
    local: readLocalSettings(localStorage, profile.language),
    profile: profile.version === 0 ? null : profile,
  };
  const since = duplicate && arrival.comparesPrices ? { pricesSince: duplicate.date } : {};
  const start = duplicate
    ? { ...duplicate.draftOf(common), ...since }
    : newDraft(kind, { ...common, prefill: arrival.prefill });
  return (
    <>
      {isCopy && <Alert>{messages().documents.copiedDraft}</Alert>}
      <StartedEditor
        {...{ kind, start, profile, kept, onTouched }}
        arrives={bringsSomething(arrival)}
        background={{ origin: null, supplier: profile }}
        nextNumber={number.data ?? ""}
        editorRest={editorRest}
        isBegunHere={isBegunHere && duplicate === null}
        firstFigures={firstFigures}
        beside={<Suspense>{left && <EarlierDraftNotice kind={kind} draft={left} />}</Suspense>}
      />
    </>
  );
}
