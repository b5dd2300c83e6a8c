import { useEffect, useReducer, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId } from "#web/base/new-id.ts";
import { useSaveDocument } from "#web/documents/document-queries.ts";
import { loadSealing } from "#web/documents/load-sealing.ts";
import { type DocumentDraft, draftReducer } from "#web/drafts/document-draft.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { customerOfDraft } from "#web/quoting/customer-of-draft.ts";
import { type DraftBackground, fieldsOfDraft } from "#web/quoting/draft-document.ts";
import { type DraftProblem, draftProblems, fieldIds } from "#web/quoting/draft-validation.ts";
import { useKeepCustomer } from "#web/quoting/keep-customer.ts";
import { type KnownCustomers, newCustomerOf } from "#web/quoting/new-customer.ts";
import { type DocumentId, kindScreens } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";

interface EditorStart<K extends DocumentKind> {
  kind: K;
  initial: DocumentDraft;
  background: DraftBackground;
  customers: KnownCustomers;
  /** Called once the draft is saved, before the screen changes. */
  onSaved: () => void;
}

/**
 * Everything that an editor does with its draft: changing, checking and saving it. A failure loses nothing that was
 * typed.
 */
export function useDocumentEditor<K extends DocumentKind>(start: EditorStart<K>) {
  "use memo";
  const { kind, initial, background, customers, onSaved } = start;
  const [draft, dispatch] = useReducer(draftReducer, initial);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { mutateAsync, isPending } = useSaveDocument(kind);
  const keepCustomer = useKeepCustomer();
  const [ownId] = useState(() => newId() as Customer["id"]);
  // Also while a new customer is kept after the document.
  const [isKeeping, setKeeping] = useState(false);
  const isSaving = isPending || isKeeping;
  const isChanged = draft !== initial;
  useEffect(() => {
    if (isChanged) void loadSealing().catch(() => undefined);
  }, [isChanged]);
  const own = attempt > 0 ? draftProblems(draft) : [];
  const problems = [...own, ...(refused?.problem ? [refused.problem] : [])];

  /** @param version the version to overwrite, when the person's own words are to win a conflict */
  const save = async (given?: DocumentDraft["version"]) => {
    const version = given === undefined ? draft.version : given;
    if (isSaving) return;
    setAttempt(attempt + 1);
    setRefused(null);
    if (draftProblems(draft).length > 0) return;
    try {
      const known = customerOfDraft(draft, customers.list);
      const somebodyNew = known === null ? newCustomerOf(draft, customers) : null;
      const customerId = somebodyNew ? ownId : (known?.id ?? null);
      const fields = fieldsOfDraft(kind, { ...draft, customerId }, background);
      dispatch({ type: "set", change: { isTried: true } });
      setKeeping(somebodyNew !== null);
      const { record } = await mutateAsync({
        id: draft.id as DocumentId<K>,
        version,
        fields,
        mayExist: draft.isTried,
      });
      onSaved();
      const undo = somebodyNew && (await keepCustomer(ownId, somebodyNew));
      const { hrefOf, listHref, shownWhenMade } = kindScreens[kind];
      const isNew = draft.version === null;
      const showsList = isNew && shownWhenMade === "list";
      toast({
        title: messages().notice.success,
        message: [
          isNew ? messages()[kind].created : messages()[kind].updated,
          ...(somebodyNew && undo ? [messages().documents.customerKept(somebodyNew.name)] : []),
        ].join(". "),
        ...(showsList && { action: { label: "View", href: hrefOf(record.id) } }),
        ...(undo && { also: undo }),
      });
      await navigate(showsList ? listHref : hrefOf(record.id));
    } catch (error) {
      setKeeping(false);
      setRefused(refusedOf(kind, error, draft.version === null));
    }
  };

  return {
    draft,
    dispatch,
    problems,
    attempt,
    refused,
    isSaving,
    save,
    forgive: () => setRefused(null),
    errorOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
  };
}

/** Why a save failed: a conflict to be resolved, a field to be corrected, or a message. */
export interface Refused {
  isConflict: boolean;
  problem: DraftProblem | null;
  message: string | null;
  error: unknown;
  /** The invoices that fix the figures of a quote; empty when the save failed for any other reason. */
  invoices: readonly InvoiceOfQuote[];
}

function refusedOf(kind: DocumentKind, error: unknown, isNew: boolean): Refused {
  const none: Refused = { isConflict: false, problem: null, message: null, error, invoices: [] };
  if (isRefusal(error, "VERSION_CONFLICT")) return { ...none, isConflict: true };
  const said = messages()[kind];
  const message = messageOfError(error, isNew ? said.createFailed : said.updateFailed);
  toast({ variant: "destructive", title: messages().notice.error, message });
  if (isRefusal(error, "NUMBER_TAKEN")) return { ...none, problem: { fieldId: fieldIds.number, message } };
  const invoices = (error instanceof CallError && error.refusal?.invoices) || [];
  return { ...none, message, invoices };
}
