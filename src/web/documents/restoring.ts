import type { Supplier } from "#domain/company/company-profile.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";

/**
 * Tells whether a deleted document can be made again as it was. A converted quote cannot, for conversion alone gives
 * its status (decision S2); nor can an invoice of a letterhead that has changed since, for a new one is given that
 * of today.
 *
 * @param profile the letterhead of today; null for none
 */
export function mayRestore(document: Quote | Invoice, profile: Supplier | null): boolean {
  if (!("supplier" in document)) return document.status !== "invoice";
  const { supplier } = document;
  if (supplier === null || profile === null) return supplier === profile;
  const names = Object.keys(supplier) as (keyof Supplier)[];
  return names.every((name) => supplier[name] === profile[name]);
}
