import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";

/** The customers as far as they have been read. */
export interface KnownCustomers {
  list: readonly Customer[];
  /** All of them have been read, so that somebody who is not among them is new. */
  isWhole: boolean;
}

/**
 * The record of a customer who was typed into a new document and is not known; null for nobody new. A name alone that
 * a customer has already may be that customer's, so nothing is kept of it.
 */
export function newCustomerOf(
  { version, words }: Pick<DocumentDraft, "version" | "words">,
  { list, isWhole }: KnownCustomers,
): CustomerWords | null {
  if (version !== null || !isWhole) return null;
  const typed = (text: string) => text.trim() || null;
  const customer: CustomerWords = {
    name: words.customerName.trim(),
    companyName: typed(words.companyName),
    email: typed(words.customerEmail),
    phone: typed(words.customerPhone),
    address: typed(words.projectAddress),
    city: typed(words.projectCity),
    county: typed(words.projectCounty),
    postcode: typed(words.projectPostcode),
    country: null,
    notes: null,
  };
  const tells = customer.email ?? customer.phone ?? customer.postcode;
  const namesake = list.some(({ name }) => name.toLowerCase() === customer.name.toLowerCase());
  return tells === null && namesake ? null : customer;
}
