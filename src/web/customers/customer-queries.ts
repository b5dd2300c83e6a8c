import { customerRoutes } from "#contract/customers.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { type CachedResource, useRecords, useSaveRecord, useTakeRecord } from "#web/app/record-queries.ts";

const resource: CachedResource = {
  key: "customers",
  kind: "customer",
  routes: customerRoutes,
  alsoStale: [],
};

/** All customers, opened. */
export function useCustomers() {
  return useRecords<Customer>(resource);
}

/** Makes or changes a customer. */
export function useSaveCustomer() {
  return useSaveRecord<Customer>(resource);
}

/** Deletes a customer, and gives the way back. */
export function useTakeCustomer() {
  return useTakeRecord<Customer>(resource);
}
