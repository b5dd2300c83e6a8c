import { useState } from "react";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { messages } from "#web/app/messages.ts";
import { useScreenName } from "#web/app/screen-name.ts";
import { draftOf } from "#web/documents/document-draft.ts";
import { type DocumentOf, documentKinds, numberOf } from "#web/documents/document-kinds.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState, documentName } from "#web/documents/document-states.tsx";
import { useDraftInUse } from "#web/documents/draft-in-use.ts";
import { NewDocument } from "#web/documents/new-document.tsx";
import { StartedEditor } from "#web/documents/started-editor.tsx";
import { useKeptDraft } from "#web/documents/use-kept-draft.ts";
import { useLast } from "#web/documents/use-last.ts";
import { useLetterhead } from "#web/documents/use-letterhead.ts";
import { Alert } from "#web/ui/alert.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

interface EditorScreenProps {
  kind: DocumentKind;
  /** The document to edit; null for a new one. */
  id: string | null;
}

/** The editor of a new document or of one that is there. */
export function EditorScreen({ kind, id }: EditorScreenProps) {
  const { listHref, many } = documentKinds[kind];
  if (id !== null) return <PresentDocument kind={kind} id={id} />;
  return (
    <>
      <PageHeader back={{ href: listHref, label: many }} />
      <NewDocument kind={kind} />
    </>
  );
}

/** Once it is being edited it stays so, also while it is read again or the account is locked. */
function PresentDocument({ kind, id }: { kind: DocumentKind; id: string }) {
  const document = useDocument(kind, id);
  const { one, hrefOf, editHrefOf } = documentKinds[kind];
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
  if (profile === null || kept.found === undefined) return <DocumentSkeleton label="Loading..." />;
  const supplier = ("supplier" in origin ? origin.supplier : null) ?? profile;
  return (
    <>
      {isElsewhere && <Alert live>{messages().documents.openElsewhere}</Alert>}
      <StartedEditor {...{ kind, start, profile, kept }} background={{ origin, supplier }} nextNumber="" />
    </>
  );
}
