import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import type { Customer } from "#domain/customers/customer.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { type ToastContent, toast } from "#web/overlays/toast-store.ts";
import { customerOfDraft } from "#web/quoting/customer-of-draft.ts";
import { newCustomerOf } from "#web/quoting/new-customer.ts";
import { customersNow, readCustomers } from "#web/quoting/read-customers.ts";
import { removingOf, savingOf } from "#web/records/record-changes.ts";
import { wordResources } from "#web/records/resources.ts";
import { keptCustomer } from "#words/en-gb/kept-customer.ts";
import { isolated } from "#words/paper/isolated.ts";

/** Whom a document was saved for. */
export interface TypedCustomer {
  /** The customer's id, which the document names: the same through every retry. */
  id: Customer["id"];
  draft: Pick<DocumentDraft, "customerId" | "version" | "words">;
}

/** The second sentence of the document's toast, and what can be done about it. */
type SaidOfCustomer = Pick<ToastContent, "stays"> & Required<Pick<ToastContent, "besides" | "also">>;

/**
 * Keeps a new customer, once the document is saved. Until that succeeds the document names a customer who is not there,
 * as after a deletion; where it turns out to be for somebody who was known already, it goes on naming that id, and their
 * page finds it by its words ([Note: Whose a document is]).
 *
 * @returns what is said besides, with an undo, which removes the customer again and never the document, or with another
 *   try; null for nobody new
 */
export async function keepCustomer(
  client: QueryClient,
  typed: TypedCustomer,
): Promise<SaidOfCustomer | null> {
  const { id, draft } = typed;
  const name = isolated(draft.words.customerName.trim());
  const again = {
    also: { label: messages().notice.tryAgain, onSelect: () => void tryAgain(client, typed) },
    // It is said nowhere else, and a sending that follows is said over it.
    stays: "under",
  } as const;
  if (customerOfDraft(draft, customersNow(client).list)) return null;
  const customers = await readCustomers(client, AbortSignal.timeout(patience));
  if (customerOfDraft(draft, customers.list)) return null;
  if (!customers.isWhole) return { besides: keptCustomer.notRead(name), ...again };
  const fields = newCustomerOf(draft, customers.list);
  if (fields === null) return null;
  const saving = new MutationObserver(client, savingOf(client, wordResources.customers));
  try {
    const { record } = await saving.mutate({ id, fields });
    const { undo } = messages().notice;
    const onSelect = () => void takeBack(client, record);
    return {
      besides: keptCustomer.kept(name),
      also: { label: undo, name: keptCustomer.undo(name), onSelect },
    };
  } catch {
    return { besides: keptCustomer.notKept(name), ...again };
  }
}

/** Milliseconds that a saved document waits to learn whether its customer is new. It is here, because a screen loads no more than it needs. */
const patience = 3000;

async function tryAgain(client: QueryClient, typed: TypedCustomer): Promise<void> {
  const said = await keepCustomer(client, typed);
  const { success, error } = messages().notice;
  toast({
    title: said?.stays ? error : success,
    variant: said?.stays && "destructive",
    // Here it is the only sentence, and what can be done is about that.
    message: said?.besides ?? keptCustomer.known(isolated(typed.draft.words.customerName.trim())),
    action: said?.also,
    stays: said?.stays,
  });
}

async function takeBack(client: QueryClient, record: Customer): Promise<void> {
  const removing = new MutationObserver(client, removingOf(client, wordResources.customers));
  const { removed, notRemoved } = messages().customers.remove;
  try {
    await removing.mutate(record);
    toast({ title: messages().notice.success, message: removed });
  } catch (error) {
    const message = messageOfError(error, notRemoved);
    toast({ title: messages().notice.error, message, variant: "destructive" });
  }
}
