import { useNavigate } from "@tanstack/react-router";
import { useReducer, useState } from "react";
import type { DocumentKind, InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { CallError, isRefusal, wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { type DocumentDraft, draftReducer } from "#web/documents/document-draft.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useSaveDocument } from "#web/documents/document-queries.ts";
import { type DraftBackground, fieldsOfDraft } from "#web/documents/draft-document.ts";
import { type DraftProblem, draftProblems, fieldIds } from "#web/documents/draft-validation.ts";
import { toast } from "#web/ui/toast-store.ts";

interface EditorStart<K extends DocumentKind> {
  kind: K;
  initial: DocumentDraft;
  background: DraftBackground;
  /** Called once the draft is saved, before the screen changes. */
  onSaved: () => void;
}

/** Everything an editor does with its draft: changing, checking and saving it. Nothing typed is lost by a failure. */
export function useDocumentEditor<K extends DocumentKind>(start: EditorStart<K>) {
  const { kind, initial, background, onSaved } = start;
  const [draft, dispatch] = useReducer(draftReducer, initial);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { mutateAsync, isPending } = useSaveDocument(kind);
  const navigate = useNavigate();
  const own = attempt > 0 ? draftProblems(draft) : [];
  const problems = [...own, ...(refused?.problem ? [refused.problem] : [])];

  /** @param version the one to save over, where a conflict was met and the own words are to win */
  const save = async (version = draft.version) => {
    if (isPending) return;
    setAttempt(attempt + 1);
    setRefused(null);
    if (draftProblems(draft).length > 0) return;
    try {
      const fields = fieldsOfDraft(kind, draft, background);
      dispatch({ type: "set", change: { isTried: true } });
      const { record } = await mutateAsync({ id: draft.id, version, fields, mayExist: draft.isTried });
      onSaved();
      const { hrefOf, listHref } = documentKinds[kind];
      const isNew = draft.version === null;
      toast({
        title: messages().notice.success,
        message: isNew ? messages()[kind].created : messages()[kind].updated,
        ...(isNew && kind === "invoice" && { action: { label: "View", href: hrefOf(record.id) } }),
      });
      await navigate({ href: isNew && kind === "invoice" ? listHref : hrefOf(record.id) });
    } catch (error) {
      setRefused(refusedOf(kind, error, draft.version === null));
    }
  };

  return {
    draft,
    dispatch,
    problems,
    attempt,
    refused,
    isSaving: isPending,
    save,
    forgive: () => setRefused(null),
    errorOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
  };
}

/** Why a save did not succeed: a conflict to be settled, a field to be mended, or words. */
export interface Refused {
  isConflict: boolean;
  problem: DraftProblem | null;
  words: string | null;
  error: unknown;
  /** The invoices that fix the figures of a quote; none for any other reason. */
  invoices: readonly InvoiceOfQuote[];
}

function refusedOf(kind: DocumentKind, error: unknown, isNew: boolean): Refused {
  const none: Refused = { isConflict: false, problem: null, words: null, error, invoices: [] };
  if (isRefusal(error, "VERSION_CONFLICT")) return { ...none, isConflict: true };
  const words = messages()[kind];
  const message = wordsOf(error, isNew ? words.createFailed : words.updateFailed);
  toast({ variant: "destructive", title: messages().notice.error, message });
  if (isRefusal(error, "NUMBER_TAKEN")) return { ...none, problem: { fieldId: fieldIds.number, message } };
  const invoices = (error instanceof CallError && error.refusal?.invoices) || [];
  return { ...none, words: message, invoices };
}
