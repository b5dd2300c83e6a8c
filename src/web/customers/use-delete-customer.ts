import type { Customer } from "#domain/customers/customer.ts";
import { useRemoveCustomer } from "#web/customers/customer-queries.ts";
import { customerWords } from "#web/customers/messages.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Deletes a customer after asking, and says how it went. */
export function useDeleteCustomer(): (customer: Customer) => Promise<void> {
  const confirm = useConfirm();
  const { mutateAsync: remove } = useRemoveCustomer();
  return async (customer) => {
    const agreed = await confirm({
      title: customerWords.confirmDelete,
      description: `${customer.name} is removed from this list. Quotes and invoices keep their particulars.`,
      confirmLabel: "Delete Customer",
      destructive: true,
    });
    if (!agreed) return;
    try {
      await remove(customer.id);
      toast({ title: "Success", message: customerWords.deleted });
    } catch {
      toast({ title: "Error", message: customerWords.notDeleted, variant: "destructive" });
    }
  };
}
