import type { QueryClient } from "@tanstack/react-query";
import type { Customer } from "#domain/customers/customer.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { saveThrough } from "#web/documents/document-changes.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { customerOfDraft } from "#web/quoting/customer-of-draft.ts";
import type { Refused } from "#web/quoting/document-editing.ts";
import { type DraftBackground, fieldsOfDraft } from "#web/quoting/draft-document.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { keepCustomer } from "#web/quoting/keep-customer.ts";
import { newCustomerOf } from "#web/quoting/new-customer.ts";
import { customersNow, type KnownCustomers } from "#web/quoting/read-customers.ts";
import { type DocumentId, kindScreens } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";

export interface SaveOfDraft<K extends DocumentKind> {
  kind: K;
  draft: DocumentDraft;
  /** The version to overwrite, when the person's own words are to win a conflict; otherwise the draft's. */
  version: DocumentDraft["version"];
  /** Whether the send sheet is opened for it. */
  isToSend: boolean;
  background: DraftBackground;
  /** The id of the customer that may be kept with it. */
  ownId: Customer["id"];
  /** Called before the request is sent: from then on the document may exist. */
  onTried: () => void;
  /** Called once the draft is saved, before the screen changes. */
  onSaved: () => void;
}

/**
 * Saves a draft, keeps a new customer, says so and shows what was saved; what is to be sent is under its send sheet, so
 * only what is said of the customer is said over that.
 *
 * @returns null, or why it was not saved
 */
export async function saveDraft<K extends DocumentKind>(
  client: QueryClient,
  save: SaveOfDraft<K>,
): Promise<Refused | null> {
  const { kind, draft, version, isToSend, background, ownId } = save;
  try {
    const isNew = draft.version === null;
    const customerId = customerIdOf(draft, customersNow(client), ownId);
    const fields = fieldsOfDraft(kind, { ...draft, customerId }, background);
    save.onTried();
    const id = draft.id as DocumentId<K>;
    const { record } = await saveThrough(client, kind, { id, version, fields, mayExist: draft.isTried });
    save.onSaved();
    const said = isNew ? await keepCustomer(client, { id: ownId, draft }) : null;
    const { hrefOf, listHref, shownWhenMade } = kindScreens[kind];
    const showsList = isNew && shownWhenMade === "list";
    if (said || !isToSend) {
      const saved = isNew ? messages()[kind].created : messages()[kind].updated;
      toast({
        title: messages().notice.success,
        // What is said of a customer is not of this record alone, and stays over the next one.
        ...(said ?? { about: hrefOf(record.id) }),
        message: saved,
        ...(showsList && { action: { label: "View", href: hrefOf(record.id) } }),
      });
    }
    const state = { saved: record.id, ...(isToSend && { isToSend }) };
    // Back leads to where the editor was opened, and not to an editor that is done.
    await navigate(showsList ? listHref : hrefOf(record.id), { state, replace: true, returns: true });
    return null;
  } catch (error) {
    return { ...refusedOf(kind, error, draft.version === null), isToSend };
  }
}

/** Whom a draft is saved for. Somebody who is new, as far as the customers have been read, has an id from now on. */
function customerIdOf(
  draft: DocumentDraft,
  { list }: KnownCustomers,
  ownId: Customer["id"],
): Customer["id"] | null {
  const known = customerOfDraft(draft, list);
  if (known) return known.id;
  return newCustomerOf(draft, list) && ownId;
}

function refusedOf(kind: DocumentKind, error: unknown, isNew: boolean): Omit<Refused, "isToSend"> {
  const none = { isConflict: false, problem: null, message: null, error, invoices: [] };
  if (isRefusal(error, "VERSION_CONFLICT")) return { ...none, isConflict: true };
  const said = messages()[kind];
  const failed = isNew ? said.createFailed : said.updateFailed;
  // The notice says that it failed, and goes; why it did stays in the form.
  toast({ variant: "destructive", title: messages().notice.error, message: failed });
  const message = messageOfError(error, "");
  if (isRefusal(error, "NUMBER_TAKEN"))
    return { ...none, problem: { fieldId: fieldIds.number, message: message || failed } };
  const invoices = (error instanceof CallError && error.refusal?.invoices) || [];
  return { ...none, message, invoices };
}
