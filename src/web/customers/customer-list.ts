import type { Customer } from "#domain/customers/customer.ts";
import { customerSearchText } from "#domain/customers/customer-search.ts";
import type { Opened } from "#vault/records/records.ts";
import { sortedByName } from "#web/records/by-name.ts";
import { findAll } from "#web/ui/combobox-matches.ts";

/** Customers as the grid needs them: the readable ones sorted by name, and those that cannot be read. */
export interface CustomerList {
  open: readonly Customer[];
  closed: readonly Exclude<Opened<Customer>, { state: "open" }>[];
}

/** Splits and sorts the records, by name ignoring case. */
export function customerList(records: readonly Opened<Customer>[]): CustomerList {
  return {
    open: sortedByName(records.flatMap((each) => (each.state === "open" ? [each.record] : []))),
    closed: records.filter((each) => each.state !== "open"),
  };
}

/**
 * The customers whose eight fields contain every word of the search, in the same order. Customers that cannot be read
 * cannot be found either, so they are shown only while nothing is searched for.
 */
export function searchCustomers(list: CustomerList, search: string): CustomerList {
  if (search.trim() === "") return list;
  return { open: findAll(list.open, search, customerSearchText), closed: [] };
}
