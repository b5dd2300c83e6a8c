import type { Customer } from "#domain/customers/customer.ts";
import { customerSearchText } from "#domain/customers/customer-search.ts";
import type { Opened } from "#vault/records.ts";
import { sortedByName } from "#web/app/by-name.ts";
import { findAll } from "#web/ui/combobox-matches.ts";

/** Customers as the grid needs them: those that can be read, by name, and those that can't. */
export interface CustomerList {
  open: readonly Customer[];
  closed: readonly Exclude<Opened<Customer>, { state: "open" }>[];
}

/** Sorts what was read, by name whatever the case (specification 2 §2). */
export function customerList(records: readonly Opened<Customer>[]): CustomerList {
  return {
    open: sortedByName(records.flatMap((each) => (each.state === "open" ? [each.record] : []))),
    closed: records.filter((each) => each.state !== "open"),
  };
}

/**
 * The customers that have every word of the search in one of their eight fields, still in order. What can't be
 * read can't be found, and shows only where nothing is searched for.
 */
export function searchCustomers(list: CustomerList, search: string): CustomerList {
  if (search.trim() === "") return list;
  return { open: findAll(list.open, search, customerSearchText), closed: [] };
}
