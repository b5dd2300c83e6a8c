import type { CustomerWords } from "#domain/customers/customer.ts";

/**
 * The text that a search for a customer looks in, name first. Phone number and postcode are in it without spaces too,
 * because nobody remembers where the spaces are.
 */
export function customerSearchText(customer: CustomerWords): string {
  const { name, companyName, email, phone, address, city, county, postcode } = customer;
  const squeezed = [phone, postcode].map((text) => text?.replace(/\s+/g, "") ?? null);
  return [name, companyName, email, phone, address, city, county, postcode, ...squeezed]
    .filter((text) => text !== null)
    .join("\n");
}
