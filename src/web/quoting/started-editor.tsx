import { replaceEqualDeep } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type DocumentDraft, isFixed, withFixedFigures } from "#web/drafts/document-draft.ts";
import { DocumentEditor } from "#web/quoting/document-editor.tsx";
import type { DraftBackground } from "#web/quoting/draft-document.ts";
import type { EditorRest } from "#web/quoting/load-editor-rest.ts";
import type { Saving } from "#web/quoting/load-saving.ts";
import type { FirstFiguresQuestion } from "#web/quoting/use-first-figures.ts";
import { type DraftInEditor, useKeptArrival } from "#web/quoting/use-kept-draft.ts";

interface StartedEditorProps {
  kind: DocumentKind;
  /** The document without any unsaved work. */
  start: DocumentDraft;
  background: DraftBackground;
  profile: CompanyProfile;
  kept: DraftInEditor;
  /** What saves it, where its notices are shown from the start. */
  saving?: Saving | null;
  /** The parts of the editor that are loaded already. */
  editorRest?: EditorRest;
  nextNumber: string;
  firstFigures?: FirstFiguresQuestion;
  /** A new document that was begun in the app, and not by opening its address. */
  isBegunHere?: boolean;
  /** True when it starts with details that a reload would lose. */
  arrives?: boolean;
  /** Called with each change. */
  onTouched?: () => void;
  /** Shown above the document as long as nothing had been typed into it before. */
  beside?: ReactNode;
}

/** The editor, opened with the unsaved work that was found, until that is discarded. */
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
  const arriving = useKeptArrival(store, arrives && found === null ? start : null, onTouched);
  const kept = { ...arriving, keep: (draft: DocumentDraft) => keepChanges(arriving, { start, draft }) };
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

/** Stores a draft, but of a saved document none in which everything is as it was saved. */
function keepChanges(kept: DraftInEditor, { start, draft }: Record<"start" | "draft", DocumentDraft>): void {
  const isUnchanged = start.version !== null && replaceEqualDeep(start, draft) === start;
  if (isUnchanged) kept.forget();
  else kept.keep(draft);
}
