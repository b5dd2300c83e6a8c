import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { newId } from "#web/base/new-id.ts";
import { type DocumentDraft, type DraftHead, draftReducer, isFixed } from "#web/drafts/document-draft.ts";
import { useDraftHead } from "#web/drafts/use-draft-head.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { toastStore } from "#web/overlays/toast-store.ts";
import type { DocumentEditing, Refused, SaveOptions } from "#web/quoting/document-editing.ts";
import type { DraftBackground } from "#web/quoting/draft-document.ts";
import { loadSaving, type Saving } from "#web/quoting/load-saving.ts";
import { useToastOfLines } from "#web/quoting/toast-of-lines.ts";

interface EditorStart<K extends DocumentKind> {
  kind: K;
  initial: DocumentDraft;
  background: DraftBackground;
  /** What saves it, where that is loaded already. */
  saving: Saving | null;
  /** The draft was begun before, so that something in it may be wrong. */
  isFound: boolean;
  /** Called once the draft is saved, before the screen changes. */
  onSaved: () => void;
}

interface Editor extends DocumentEditing {
  head: DraftHead;
  /** Null until it is loaded, which it is from the first change on. */
  saving: Saving | null;
  errorOf: (fieldId: string) => string | undefined;
}

/** The same list each time, so that the form is not drawn again with each letter. */
const none: DocumentEditing["problems"] = [];

/**
 * Everything that an editor does with its draft: changing, checking and saving it. A failure loses nothing that was
 * typed.
 */
export function useDocumentEditor<K extends DocumentKind>(start: EditorStart<K>): Editor {
  "use memo";
  const { kind, initial, background, isFound, onSaved } = start;
  const client = useQueryClient();
  const [draft, dispatch] = useReducer(draftReducer, initial);
  const head = useDraftHead(draft);
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [saving, setSaving] = useState(start.saving);
  const [ownId] = useState(() => newId() as Customer["id"]);
  const [isSaving, setIsSaving] = useState(false);
  useToastOfLines();
  const isWanted = saving === null && (isFound || draft !== initial || isFixed(draft));
  useEffect(() => {
    if (isWanted) loadSaving().then(setSaving, () => undefined);
  }, [isWanted]);
  const own = saving?.problemsToShow(draft, { attempt, left }) ?? none;
  const problems = refused?.problem ? [...own, refused.problem] : own;

  const save = async (how: SaveOptions = {}) => {
    if (isSaving) return;
    setAttempt(attempt + 1);
    setRefused(null);
    // What cannot be saved does not even look as if it were.
    if (saving && saving.problemsOf(draft).length > 0) {
      // A notice of what went well before would lie over what is wrong now.
      toastStore.dismiss();
      return;
    }
    setIsSaving(true);
    setRefused(await saved(how));
    setIsSaving(false);
  };

  const saved = async (how: SaveOptions): Promise<Refused | null> => {
    const part = saving ?? (await loadSaving().catch(() => null));
    if (part === null) {
      sayUnreachable();
      return null;
    }
    setSaving(part);
    if (part.problemsOf(draft).length > 0) return null;
    return part.save(client, {
      ...{ kind, draft, version: draft.version, isToSend: false, ...how },
      ...{ background, ownId, onSaved },
      onTried: () => dispatch({ type: "set", change: { isTried: true } }),
    });
  };

  return {
    draft,
    head,
    dispatch,
    saving,
    problems,
    attempt,
    left,
    setLeft,
    refused,
    isSaving,
    save,
    forgive: () => setRefused(null),
    errorOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
  };
}
