import type { Customer } from "#domain/customers/customer.ts";
import type { Id } from "#domain/ids/id.ts";

/** The customer's details that a new document may be opened with. */
export interface DocumentPrefill {
  /** The customer as a record; a query names none. */
  customerId?: Id<"Customer">;
  customerName?: string;
  customerEmail?: string;
  customerPhone?: string;
  companyName?: string;
  projectAddress?: string;
  projectCity?: string;
  projectCounty?: string;
  projectPostcode?: string;
}

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /** A customer's details for a new document, passed in memory, so that no request carries them (decision P10). */
    prefill?: DocumentPrefill;
  }
}

export const prefillFields = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "companyName",
  "projectAddress",
  "projectCity",
  "projectCounty",
  "projectPostcode",
] as const satisfies readonly Exclude<keyof DocumentPrefill, "customerId">[];

/** A customer's details for a new document; blank ones are left out. */
export function prefillFromCustomer(customer: Customer): DocumentPrefill {
  return filledOnly({
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    companyName: customer.companyName,
    projectAddress: customer.address,
    projectCity: customer.city,
    projectCounty: customer.county,
    projectPostcode: customer.postcode,
  });
}

/** Reads the query parameters of /quotes/new and /invoices/new, and ignores all others. */
export function prefillFromQuery(search: string): DocumentPrefill {
  const query = new URLSearchParams(search);
  return filledOnly(Object.fromEntries(prefillFields.map((field) => [field, query.get(field)])));
}

function filledOnly(fields: Partial<Record<keyof DocumentPrefill, string | null>>): DocumentPrefill {
  const filled = Object.entries(fields).filter(([, text]) => (text ?? "").trim() !== "");
  return Object.fromEntries(filled) as DocumentPrefill;
}
