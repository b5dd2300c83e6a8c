import { customerRoutes } from "#contract/customers.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { type CachedResource, useRecords, useSaveRecord, useTakeRecord } from "#web/records/queries.ts";

const resource: CachedResource = {
  key: "customers",
  kind: "customer",
  routes: customerRoutes,
  alsoStale: [],
};

export function useCustomers() {
  return useRecords<Customer>(resource);
}

/** Creates or changes a customer. */
export function useSaveCustomer() {
  return useSaveRecord<Customer>(resource);
}

/** Deletes a customer, and returns how to undo it. */
export function useTakeCustomer() {
  return useTakeRecord<Customer>(resource);
}
