import type { ReactNode } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useLast } from "#web/base/use-last.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentState } from "#web/documents/document-states.tsx";
import { duplicateDraft } from "#web/quoting/duplicate-draft.ts";
import { dateOf } from "#web/records/document-kinds.ts";

/** The document that a new one is made after. */
export interface Duplicate {
  /** Its day. */
  date: string;
  draftOf: (start: Parameters<typeof duplicateDraft>[2]) => ReturnType<typeof duplicateDraft>;
}

interface DuplicatedProps {
  kind: DocumentKind;
  id: string;
  children: (duplicate: Duplicate) => ReactNode;
}

/** Waits for a document to duplicate. Once it is read it stays, even while it is read again or the account is locked. */
export function Duplicated({ kind, id, children }: DuplicatedProps) {
  const source = useDocument(kind, id);
  const last = useLast(source.data?.state === "open" ? source.data : null);
  return (
    <DocumentState kind={kind} query={{ ...source, data: last ?? source.data }}>
      {(document) =>
        children({ date: dateOf(document), draftOf: (start) => duplicateDraft(kind, document, start) })
      }
    </DocumentState>
  );
}
