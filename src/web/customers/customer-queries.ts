import { useRecords, useSaveRecord, useTakeRecord } from "#web/records/queries.ts";
import { resources } from "#web/records/resources.ts";

export function useCustomers() {
  return useRecords(resources.customers);
}

/** Creates or changes a customer. */
export function useSaveCustomer() {
  return useSaveRecord(resources.customers);
}

/** Deletes a customer, and returns how to undo it. */
export function useTakeCustomer() {
  return useTakeRecord(resources.customers);
}
