import type { CustomerWords } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { foundTexts } from "#domain/records/word-table.ts";

/**
 * The text that a search for a customer looks in, name first. Phone number and postcode are in it without spaces too,
 * because nobody remembers where the spaces are.
 */
export function customerSearchText(customer: CustomerWords): string {
  const squeezed = [customer.phone, customer.postcode].flatMap((text) => text?.replace(/\s+/g, "") ?? []);
  return [...foundTexts(customerWords, "list", customer), ...squeezed].join("\n");
}
