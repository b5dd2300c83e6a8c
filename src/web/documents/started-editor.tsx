import { type ReactNode, useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { type DocumentDraft, isFixed, withFixedFigures } from "#web/documents/document-draft.ts";
import { DocumentEditor } from "#web/documents/document-editor.tsx";
import type { DraftBackground } from "#web/documents/draft-document.ts";
import { type KeptDraft, useKeptArrival } from "#web/documents/use-kept-draft.ts";

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
  /** Called with each change. */
  onTouched?: () => void;
  /** What is said above a document that nothing was typed into before. */
  beside?: ReactNode;
}

/** The editor, begun with the unsaved work that was found, until that is discarded. */
export function StartedEditor({
  start,
  kept: store,
  arrives = false,
  onTouched,
  beside,
  ...rest
}: StartedEditorProps) {
  const [found, setFound] = useState(() => {
    const work = store.found ? { ...store.found, language: start.language } : null;
    return work && isFixed(start) ? withFixedFigures(work, start) : work;
  });
  const kept = useKeptArrival(store, arrives && found === null ? start : null, onTouched);
  const [initial, setInitial] = useState(found ?? start);
  const discard = () => {
    kept.forget();
    setFound(null);
    setInitial(start);
  };
  const key = found ? "found" : "fresh";
  return (
    <>
      {found === null && beside}
      <DocumentEditor key={key} {...rest} initial={initial} kept={{ ...kept, found }} onDiscard={discard} />
    </>
  );
}
