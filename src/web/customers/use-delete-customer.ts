import type { Customer } from "#domain/customers/customer.ts";
import { messages } from "#web/app/messages.ts";
import { useUndoableRemove } from "#web/app/use-undoable-remove.ts";
import { useTakeCustomer } from "#web/customers/customer-queries.ts";

/** Deletes a customer after asking, says how it went, and offers to undo it. */
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
