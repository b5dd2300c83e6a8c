import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { ToastAction } from "#web/overlays/toast-store.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useRemoveRecord, useSaveRecord } from "#web/records/queries.ts";
import { wordResources } from "#web/records/resources.ts";

/**
 * Keeps a new customer, once the document is saved. Nothing is said when that fails: the document has the words.
 *
 * @returns a function that promises the toast's button, which removes the customer again and never the document
 */
export function useKeepCustomer(): (
  id: Customer["id"],
  fields: CustomerWords,
) => Promise<ToastAction | null> {
  const { mutateAsync: save } = useSaveRecord(wordResources.customers);
  const { mutateAsync: remove } = useRemoveRecord(wordResources.customers);
  return async (id, fields) => {
    try {
      const { record } = await save({ id, fields });
      return { label: messages().notice.undo, onSelect: () => void takeBack(() => remove(record)) };
    } catch {
      return null;
    }
  };
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
