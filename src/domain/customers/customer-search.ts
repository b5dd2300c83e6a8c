import type { CustomerWords } from "#domain/customers/customer.ts";

/**
 * All that a customer is found by, the name first: the eight fields of specification 2 §2. The phone number and the
 * postcode are there without spaces as well, for nobody remembers where those stand.
 */
export function customerSearchText(customer: CustomerWords): string {
  const { name, companyName, email, phone, address, city, county, postcode } = customer;
  const squeezed = [phone, postcode].map((text) => text?.replace(/\s+/g, "") ?? null);
  return [name, companyName, email, phone, address, city, county, postcode, ...squeezed]
    .filter((text) => text !== null)
    .join("\n");
}
