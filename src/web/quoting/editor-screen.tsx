import { useDeferredValue, useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { useScreenName } from "#web/base/screen-name.ts";
import { useLast } from "#web/base/use-last.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState, documentName } from "#web/documents/document-states.tsx";
import { draftOf } from "#web/drafts/document-draft.ts";
import { useDraftInUse } from "#web/drafts/draft-in-use.ts";
import { useLetterhead } from "#web/paper/use-letterhead.ts";
import { NewDocumentEditor } from "#web/quoting/new-document.tsx";
import { StartedEditor } from "#web/quoting/started-editor.tsx";
import { useKeptDraft } from "#web/quoting/use-kept-draft.ts";
import { type DocumentOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

interface EditorScreenProps {
  kind: DocumentKind;
  /** The document to edit; null for a new one. */
  id: string | null;
}

/** The editor of a new document or of an existing one. */
export function EditorScreen({ kind, id }: EditorScreenProps) {
  const { listHref, many } = kindScreens[kind];
  if (id !== null) return <PresentDocument kind={kind} id={id} />;
  return (
    <>
      <PageHeader back={{ href: listHref, label: many }} />
      <NewDocumentEditor kind={kind} />
    </>
  );
}

/** Once the editor is open it stays open, even while the document is read again or the account is locked. */
function PresentDocument({ kind, id }: { kind: DocumentKind; id: string }) {
  const document = useDocument(kind, id);
  const { one, hrefOf, editHrefOf } = kindScreens[kind];
  const last = useLast(document.data?.state === "open" ? document.data : null);
  const data = document.data?.state === "tampered" ? document.data : (last ?? document.data);
  useScreenName(editHrefOf(id), data ? `Edit ${numberOf(data.record)}` : documentName(kind, document));
  return (
    <DocumentState kind={kind} query={{ ...document, data }}>
      {(record) => (
        <>
          <PageHeader back={{ href: hrefOf(id), label: `${one} ${numberOf(record)}` }} />
          <PresentEditor kind={kind} document={record} />
        </>
      )}
    </DocumentState>
  );
}

function PresentEditor({ kind, document }: { kind: DocumentKind; document: DocumentOf<DocumentKind> }) {
  const profile = useLetterhead();
  const kept = useKeptDraft(kind, document.id);
  const isElsewhere = useDraftInUse(document.id);
  const [origin] = useState(document);
  const [start] = useState(() => draftOf(kind, document));
  // In slices, as a new document's.
  const mayShow = useDeferredValue(profile !== null && kept.found !== undefined, false);
  if (profile === null || kept.found === undefined || !mayShow) {
    return <DocumentSkeleton label="Loading..." />;
  }
  const supplier = ("supplier" in origin ? origin.supplier : null) ?? profile;
  return (
    <>
      {isElsewhere && <Alert live>{messages().documents.openElsewhere}</Alert>}
      <StartedEditor {...{ kind, start, profile, kept }} background={{ origin, supplier }} nextNumber="" />
    </>
  );
}
