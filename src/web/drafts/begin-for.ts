import type { Customer } from "#domain/customers/customer.ts";
import { prefillFromCustomer } from "#web/drafts/prefill.ts";
import { navigate } from "#web/routing/navigation.ts";

/** Opens the editor of a new document for a customer, with the customer's particulars filled in. */
export function beginFor(customer: Customer, editor: "/quotes/new" | "/invoices/new"): void {
  void navigate(editor, { state: { prefill: prefillFromCustomer(customer) } });
}
