import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { newId } from "#web/app/new-id.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { type DocumentDraft, draftOf, newDraft } from "#web/documents/document-draft.ts";
import { DocumentEditor } from "#web/documents/document-editor.tsx";
import { type DocumentOf, documentKinds, numberOf } from "#web/documents/document-kinds.ts";
import { useDocument, useNextInvoiceNumber } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState } from "#web/documents/document-states.tsx";
import type { DraftBackground } from "#web/documents/draft-document.ts";
import { duplicateDraft } from "#web/documents/duplicate-draft.ts";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { type DocumentPrefill, prefillFromQuery } from "#web/documents/prefill.ts";
import { today } from "#web/documents/today.ts";
import { type KeptDraft, useKeptArrival, useKeptDraft } from "#web/documents/use-kept-draft.ts";
import { useLast } from "#web/documents/use-last.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

interface EditorScreenProps {
  kind: DocumentKind;
  /** The document to edit; null for a new one. */
  id: string | null;
}

/** The editor of a new document or of one that is there. */
export function EditorScreen({ kind, id }: EditorScreenProps) {
  const document = useDocument(kind, id);
  const { listHref, many, one, hrefOf } = documentKinds[kind];
  if (id === null) {
    return (
      <>
        <PageHeader back={{ href: listHref, label: many }} />
        <NewDocument kind={kind} />
      </>
    );
  }
  return (
    <DocumentState kind={kind} query={document}>
      {(record) => (
        <>
          <PageHeader
            back={{ href: hrefOf(id), label: `${one} ${numberOf(record)}` }}
            title={`Edit ${numberOf(record)}`}
          />
          <PresentDocument key={id} kind={kind} document={record} />
        </>
      )}
    </DocumentState>
  );
}

function PresentDocument({ kind, document }: { kind: DocumentKind; document: DocumentOf<DocumentKind> }) {
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, document.id);
  const [origin] = useState(document);
  const [start] = useState(() => draftOf(kind, document));
  if (profile === null || kept.found === undefined) return <DocumentSkeleton label="Loading..." />;
  const supplier = ("supplier" in origin ? origin.supplier : null) ?? profile;
  return (
    <StartedEditor {...{ kind, start, profile, kept }} background={{ origin, supplier }} nextNumber="" />
  );
}

/** A new document waits for the one it is to be like, if there is one. */
function NewDocument({ kind }: { kind: DocumentKind }) {
  const arrival = useArrival();
  const source = useDocument(kind, arrival.duplicateOf);
  if (arrival.duplicateOf === null) return <NewEditor kind={kind} arrival={arrival} source={null} />;
  return (
    <DocumentState kind={kind} query={source}>
      {(document) => <NewEditor kind={kind} arrival={arrival} source={document} />}
    </DocumentState>
  );
}

interface NewEditorProps {
  kind: DocumentKind;
  arrival: Arrival;
  source: DocumentOf<DocumentKind> | null;
}

/** It waits for the profile, whose terms are its defaults, and for unsaved work. */
function NewEditor({ kind, arrival: { prefill }, source }: NewEditorProps) {
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, null);
  const number = useNextInvoiceNumber(kind === "invoice");
  const [id] = useState(() => newId());
  if (profile === null || kept.found === undefined) return <DocumentSkeleton label="Loading..." />;
  const common = {
    id,
    today: today(),
    language: profile.language,
    profile: profile.version === 0 ? null : profile,
  };
  const start = source ? duplicateDraft(kind, source, common) : newDraft(kind, { ...common, prefill });
  // Who comes with a customer or a document wants a new one of it, not the one left behind.
  const arrives = source !== null || Object.keys(prefill).length > 0;
  return (
    <StartedEditor
      {...{ kind, start, profile, arrives }}
      kept={kept}
      background={{ origin: null, supplier: profile }}
      nextNumber={number.data ?? ""}
    />
  );
}

interface StartedEditorProps {
  kind: DocumentKind;
  /** The document without any unsaved work. */
  start: DocumentDraft;
  background: DraftBackground;
  profile: CompanyProfile;
  kept: KeptDraft;
  nextNumber: string;
  /** It begins with what came along, which a reload would lose. */
  arrives?: boolean;
}

/** The editor, begun with the unsaved work that was found, until that is discarded. */
function StartedEditor({ start, kept: store, arrives = false, ...rest }: StartedEditorProps) {
  const kept = useKeptArrival(store, arrives ? start : null);
  const [found, setFound] = useState(arrives ? null : (kept.found ?? null));
  const [initial, setInitial] = useState(found ?? start);
  const discard = () => {
    kept.forget();
    setFound(null);
    setInitial(start);
  };
  const key = found ? "found" : "fresh";
  return (
    <DocumentEditor key={key} {...rest} initial={initial} kept={{ ...kept, found }} onDiscard={discard} />
  );
}

/** The letterhead of today once it is known; null till then. Without an answer the defaults must do. */
function useLetterhead() {
  const { data, isPending } = useCompanyProfile();
  const language = useLanguage();
  const profile = useMemo(
    () => (isPending ? null : letterheadProfile(data, language)),
    [data, isPending, language],
  );
  return useLast(profile);
}

/** What a new document is to begin with. */
interface Arrival {
  prefill: DocumentPrefill;
  /** The id of a document that it is to be like. */
  duplicateOf: string | null;
}

/**
 * What came along: a customer's details, from the app itself or in the query, or the document to begin from. It is
 * taken once, and leaves address bar and history at once (decision P10).
 */
function useArrival(): Arrival {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = location;
  const [arrival] = useState<Arrival>(() => ({
    prefill: { ...prefillFromQuery(location.searchStr), ...state.prefill },
    duplicateOf: state.duplicateOf ?? null,
  }));
  const isInSight =
    location.searchStr !== "" || state.prefill !== undefined || state.duplicateOf !== undefined;
  useEffect(() => {
    if (isInSight) void navigate({ href: location.pathname, replace: true });
  }, [isInSight, location.pathname, navigate]);
  return arrival;
}
