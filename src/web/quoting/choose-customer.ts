import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { searchText } from "#domain/records/search-text.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftWords } from "#web/drafts/draft-words.ts";
import { prefillFields, prefillFromCustomer } from "#web/drafts/prefill.ts";

/** Picking a customer replaces all details of the previous one, so that an address is never mixed from two. */
const blank = Object.fromEntries(prefillFields.map((field) => [field, ""])) as Partial<DraftWords>;

/** Takes a customer of the list into a draft. */
export function pickedCustomer(customer: Customer): DraftAction {
  const { customerId = null, ...words } = prefillFromCustomer(customer);
  return { type: "customer", customerId, change: { ...blank, ...words } };
}

/**
 * Begins a new customer of a name.
 *
 * @param isOther the draft has another customer's details, which are not the new one's
 */
export function newCustomer(name: string, isOther: boolean): DraftAction {
  return { type: "customer", customerId: null, change: { ...(isOther && blank), customerName: name } };
}

/** Whether a kind of document asks for a way to reach the customer: an e-mail address or a telephone number. */
export function mustReach(kind: DocumentKind): boolean {
  return messages()[kind].customerEmailRequired !== null;
}

/** Whether a customer has all that a kind of document asks for. */
export function hasAll(kind: DocumentKind, { email, phone }: Pick<Customer, "email" | "phone">): boolean {
  return !mustReach(kind) || Boolean(email || phone);
}

/** All words that a customer is found by, the name first. */
export function customerText(customer: Customer): string {
  return searchText(customerWords, customer);
}
