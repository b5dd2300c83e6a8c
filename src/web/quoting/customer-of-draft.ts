import type { Customer } from "#domain/customers/customer.ts";
import { isStill, knownCustomer, traitsOf } from "#domain/customers/known-customer.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";

/**
 * The customer that a draft is saved for: the one that was picked, while the words still say so, or else the one that
 * the words say. Null for somebody who is not among the customers.
 */
export function customerOfDraft(
  { customerId, words }: Pick<DocumentDraft, "customerId" | "words">,
  customers: readonly Customer[],
): Pick<Customer, "id"> | null {
  const traits = traitsOf(words);
  const picked = customers.find(({ id }) => id === customerId);
  if (picked && isStill(traits, picked)) return picked;
  const known = knownCustomer(traits, customers);
  // A customer that is deleted, or not read yet, stays named.
  return known ?? (customerId !== null && !picked ? { id: customerId } : null);
}
