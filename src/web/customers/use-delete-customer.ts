import type { Customer } from "#domain/customers/customer.ts";
import { messages } from "#web/base/messages.ts";
import { useTakeCustomer } from "#web/customers/customer-queries.ts";
import { useUndoableRemove } from "#web/records/use-undoable-remove.ts";

/** Deletes a customer after asking, shows the result, and offers to undo it. */
export function useDeleteCustomer(): (customer: Customer) => Promise<boolean> {
  return useUndoableRemove<Customer>({
    question: ({ name }) => ({
      title: messages().customers.remove.question,
      description: `${name} is removed from this list. Quotes and invoices keep their particulars.`,
      confirmLabel: messages().customers.remove.confirmLabel,
      destructive: true,
    }),
    take: useTakeCustomer(),
    words: messages().customers.remove,
  });
}
