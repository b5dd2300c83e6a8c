import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { ToastAction } from "#web/overlays/toast-store.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { removingOf, savingOf } from "#web/records/record-changes.ts";
import { wordResources } from "#web/records/resources.ts";

/**
 * Keeps a new customer, once the document is saved. Nothing is said when that fails: the document has the words.
 *
 * @returns the toast's button, which removes the customer again and never the document
 */
export async function keepCustomer(
  client: QueryClient,
  id: Customer["id"],
  fields: CustomerWords,
): Promise<ToastAction | null> {
  const { customers } = wordResources;
  try {
    const { record } = await new MutationObserver(client, savingOf(client, customers)).mutate({ id, fields });
    const remove = () => new MutationObserver(client, removingOf(client, customers)).mutate(record);
    return { label: messages().notice.undo, onSelect: () => void takeBack(remove) };
  } catch {
    return null;
  }
}

async function takeBack(remove: () => Promise<void>): Promise<void> {
  const { removed, notRemoved } = messages().customers.remove;
  try {
    await remove();
    toast({ title: messages().notice.success, message: removed });
  } catch (error) {
    const message = messageOfError(error, notRemoved);
    toast({ title: messages().notice.error, message, variant: "destructive" });
  }
}
