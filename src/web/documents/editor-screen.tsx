import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { draftOf, newDraft } from "#web/documents/document-draft.ts";
import { DocumentEditor } from "#web/documents/document-editor.tsx";
import { type DocumentOf, documentKinds, numberOf } from "#web/documents/document-kinds.ts";
import { useDocument, useNextInvoiceNumber } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState } from "#web/documents/document-states.tsx";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { type DocumentPrefill, prefillFromQuery } from "#web/documents/prefill.ts";
import { today } from "#web/documents/today.ts";
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
  const [origin] = useState(document);
  const [initial] = useState(() => draftOf(kind, document));
  if (profile === null) return <DocumentSkeleton label="Loading..." />;
  const supplier = ("supplier" in origin ? origin.supplier : null) ?? profile;
  return (
    <DocumentEditor
      kind={kind}
      initial={initial}
      background={{ origin, supplier }}
      profile={profile}
      nextNumber=""
    />
  );
}

/** A new document waits for the profile alone, whose terms are its defaults. */
function NewDocument({ kind }: { kind: DocumentKind }) {
  const prefill = usePrefill();
  const profile = useLetterhead();
  const number = useNextInvoiceNumber(kind === "invoice");
  if (profile === null) return <DocumentSkeleton label="Loading..." />;
  return <NewEditor {...{ kind, profile, prefill }} nextNumber={number.data ?? ""} />;
}

interface NewEditorProps {
  kind: DocumentKind;
  profile: NonNullable<ReturnType<typeof useLetterhead>>;
  prefill: DocumentPrefill;
  nextNumber: string;
}

function NewEditor({ kind, profile, prefill, nextNumber }: NewEditorProps) {
  const [initial] = useState(() =>
    newDraft(kind, {
      id: crypto.randomUUID(),
      today: today(),
      language: profile.language,
      profile: profile.version === 0 ? null : profile,
      prefill,
    }),
  );
  return (
    <DocumentEditor
      kind={kind}
      initial={initial}
      background={{ origin: null, supplier: profile }}
      profile={profile}
      nextNumber={nextNumber}
    />
  );
}

/** The letterhead of today once it is known; null till then. Without an answer the defaults must do. */
function useLetterhead() {
  const { data, isPending } = useCompanyProfile();
  const language = useLanguage();
  return isPending ? null : letterheadProfile(data, language);
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
