import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { dialledNumber } from "#domain/customers/phone-number.ts";

/** What tells one customer from another. */
export type CustomerTraits = Pick<CustomerWords, "email" | "phone" | "postcode"> & { name: string | null };

/** The words of a document that say whom it is for. */
export interface DocumentCustomer {
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  projectPostcode: string | null;
}

export function traitsOf(document: DocumentCustomer): CustomerTraits {
  return {
    name: document.customerName,
    email: document.customerEmail,
    phone: document.customerPhone,
    postcode: document.projectPostcode,
  };
}

/**
 * Whether a document whose customer is missing (none named, not kept yet, or deleted since) is for this one: it has the
 * same e-mail address or, without an address, the same telephone number, or name and postcode. Case, accents and blanks
 * do not count, nor how a number is grouped.
 */
export function isNamedLike(document: CustomerTraits, customer: CustomerTraits): boolean {
  const isSame = (keyOf: KeyOf) => haveSame(keyOf, document, customer);
  return emailKey(document) === null ? isSame(phoneKey) || isSame(nameKey) : isSame(emailKey);
}

/** The customer with the same e-mail address, else telephone number, else name and postcode; null for a new one. */
export function knownCustomer(traits: CustomerTraits, customers: readonly Customer[]): Customer | null {
  for (const keyOf of [emailKey, phoneKey, nameKey]) {
    const key = keyOf(traits);
    const known = key !== null && customers.find((customer) => keyOf(customer) === key);
    if (known) return known;
  }
  return null;
}

/** Whether words that were changed after a customer was picked still say that it is this one. */
export function isStill(traits: CustomerTraits, customer: CustomerTraits): boolean {
  const isSame = (keyOf: KeyOf) => haveSame(keyOf, traits, customer);
  return isSame(emailKey) || isSame(phoneKey) || (folded(traits.name) ?? "") === folded(customer.name);
}

type KeyOf = (traits: CustomerTraits) => string | null;

function haveSame(keyOf: KeyOf, one: CustomerTraits, other: CustomerTraits): boolean {
  const key = keyOf(one);
  return key !== null && key === keyOf(other);
}

function emailKey({ email }: CustomerTraits): string | null {
  return folded(email);
}

function phoneKey({ phone }: CustomerTraits): string | null {
  return phone && dialledNumber(phone);
}

function nameKey({ name, postcode }: CustomerTraits): string | null {
  const [person, place] = [folded(name), folded(postcode)?.replaceAll(" ", "")];
  return person && place ? `${person}\n${place}` : null;
}

function folded(text: string | null): string | null {
  const plain = (text ?? "").trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/\s+/g, " ") || null;
}
