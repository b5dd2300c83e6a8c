import type { Customer } from "#domain/customers/customer.ts";
import { useUndoableRemove } from "#web/app/use-undoable-remove.ts";
import { useTakeCustomer } from "#web/customers/customer-queries.ts";
import { customerRemoveWords, customerWords } from "#web/customers/messages.ts";

/** Deletes a customer after asking, says how it went, and offers to undo it. */
export function useDeleteCustomer(): (customer: Customer) => Promise<boolean> {
  return useUndoableRemove<Customer>({
    question: ({ name }) => ({
      title: customerWords.confirmDelete,
      description: `${name} is removed from this list. Quotes and invoices keep their particulars.`,
      confirmLabel: "Delete Customer",
      destructive: true,
    }),
    take: useTakeCustomer(),
    words: customerRemoveWords,
  });
}
