import { useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { useScreenName } from "#web/base/screen-name.ts";
import { useInSlices } from "#web/base/use-in-slices.ts";
import { useLast } from "#web/base/use-last.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentSkeleton } from "#web/documents/document-skeleton.tsx";
import { DocumentState, documentName } from "#web/documents/document-states.tsx";
import { draftOf, isFixed } from "#web/drafts/document-draft.ts";
import { useDraftInUse } from "#web/drafts/draft-in-use.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { useLetterhead } from "#web/paper/use-letterhead.ts";
import { useEditorRest } from "#web/quoting/load-editor-rest.ts";
import { loadSaving } from "#web/quoting/load-saving.ts";
import { StartedEditor } from "#web/quoting/started-editor.tsx";
import { useKeptDraft } from "#web/quoting/use-kept-draft.ts";
import { usePhoneForm } from "#web/quoting/use-phone-form.ts";
import { type DocumentOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { compact, useMediaQuery } from "#web/ui/use-media-query.ts";
import { isolated } from "#words/paper/isolated.ts";

interface StoredDocumentProps {
  kind: DocumentKind;
  id: string;
}

/** The editor of an existing document. Once it is open it stays open, even while the document is read again or the account is locked. */
export function StoredDocumentEditor({ kind, id }: StoredDocumentProps) {
  const document = useDocument(kind, id);
  const { one, hrefOf, editHrefOf } = kindScreens[kind];
  const last = useLast(document.data?.state === "open" ? document.data : null);
  const data = document.data?.state === "tampered" ? document.data : (last ?? document.data);
  useScreenName(
    editHrefOf(id),
    data ? `Edit ${isolated(numberOf(data.record))}` : documentName(kind, document),
  );
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
  // One whose figures are fixed says so from the start, and does not move when it says it.
  const [isAlone, setAlone] = useState(!isFixed(start));
  const saving = usePart(loadSaving, !isAlone, () => setAlone(true));
  const isPhone = useMediaQuery(compact);
  const supplier = ("supplier" in origin ? origin.supplier : null) ?? profile;
  const editorRest = useEditorRest({ isPhone, hasLines: true });
  const phoneForm = usePhoneForm(isPhone);
  const isLoaded = !phoneForm.isAwaited && (isAlone || saving !== null) && editorRest.isReady;
  // What a narrower or wider window needs is loaded while the editor stays, with what was typed in it.
  const isReady = useLast(isLoaded || null) !== null;
  const mayShow = useInSlices(profile !== null && kept.found !== undefined && isReady);
  if (profile === null || kept.found === undefined || !isReady || !mayShow)
    return <DocumentSkeleton label="Loading..." />;
  return (
    <>
      {isElsewhere && <Alert live>{messages().documents.openElsewhere}</Alert>}
      <StartedEditor
        {...{ kind, start, profile, kept, saving }}
        editorRest={editorRest}
        background={{ origin, supplier: supplier ?? profile }}
        nextNumber=""
      />
    </>
  );
}
