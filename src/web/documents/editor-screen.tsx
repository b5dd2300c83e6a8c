import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { type DocumentDraft, draftOf, newDraft } from "#web/documents/document-draft.ts";
import { DocumentEditor } from "#web/documents/document-editor.tsx";
import { type DocumentOf, documentKinds, numberOf } from "#web/documents/document-kinds.ts";
import { useDocument, useNextInvoiceNumber } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState } from "#web/documents/document-states.tsx";
import type { DraftBackground } from "#web/documents/draft-document.ts";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { type DocumentPrefill, prefillFromQuery } from "#web/documents/prefill.ts";
import { today } from "#web/documents/today.ts";
import { type KeptDraft, useKeptDraft } from "#web/documents/use-kept-draft.ts";
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

/** A new document waits for the profile, whose terms are its defaults, and for unsaved work. */
function NewDocument({ kind }: { kind: DocumentKind }) {
  const prefill = usePrefill();
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, null);
  const number = useNextInvoiceNumber(kind === "invoice");
  const [id] = useState(() => crypto.randomUUID());
  if (profile === null || kept.found === undefined) return <DocumentSkeleton label="Loading..." />;
  const start = newDraft(kind, {
    id,
    today: today(),
    language: profile.language,
    profile: profile.version === 0 ? null : profile,
    prefill,
  });
  // Who comes with a customer wants a new document, not the one left behind.
  const found = Object.keys(prefill).length > 0 ? null : kept.found;
  return (
    <StartedEditor
      {...{ kind, start, profile }}
      kept={{ ...kept, found }}
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
}

/** The editor, begun with the unsaved work that was found, until that is discarded. */
function StartedEditor({ start, kept, ...rest }: StartedEditorProps) {
  const [found, setFound] = useState(kept.found ?? null);
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

/**
 * A customer's details that came along, from the app itself or in the query. They are taken once, and leave address
 * bar and history at once (decision P10).
 */
function usePrefill(): DocumentPrefill {
  const location = useLocation();
  const navigate = useNavigate();
  const [prefill] = useState<DocumentPrefill>(() => ({
    ...prefillFromQuery(location.searchStr),
    ...location.state.prefill,
  }));
  const isInSight = location.searchStr !== "" || location.state.prefill !== undefined;
  useEffect(() => {
    if (isInSight) void navigate({ href: location.pathname, replace: true });
  }, [isInSight, location.pathname, navigate]);
  return prefill;
}
