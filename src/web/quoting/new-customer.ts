import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";

/**
 * The record of a customer who was typed into a new document and is not known; null for nobody new. A name alone that
 * a customer has already may be that customer's, so nothing is kept of it.
 *
 * @param customers all of them
 */
export function newCustomerOf(
  { version, words }: Pick<DocumentDraft, "version" | "words">,
  customers: readonly Customer[],
): CustomerWords | null {
  if (version !== null) return null;
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
  const namesake = customers.some(({ name }) => name.toLowerCase() === customer.name.toLowerCase());
  return tells === null && namesake ? null : customer;
}
