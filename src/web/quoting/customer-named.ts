import type { Customer } from "#domain/customers/customer.ts";
import { fold } from "#web/ui/folded-text.ts";

/**
 * The one customer whose name was typed, or has what was typed among its whole words; null where that is nobody or
 * several. "Ann Shaw" is not Joanne Shawcross.
 */
export function customerNamed(typed: string, customers: readonly Customer[]): Customer | null {
  const words = wordsIn(typed);
  const alike = customers
    .map((customer) => ({ customer, name: wordsIn(customer.name) }))
    .filter(({ name }) => words.length > 0 && words.every((word) => name.includes(word)));
  const same = alike.filter(({ name }) => name.join(" ") === words.join(" "));
  const [only, another] = same.length > 0 ? same : alike;
  return another === undefined ? (only?.customer ?? null) : null;
}

function wordsIn(name: string): string[] {
  return fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
