import { useMemo } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { useRecords } from "#web/records/queries.ts";
import { readable } from "#web/records/readable.ts";
import { wordResources } from "#web/records/resources.ts";

export interface ReadCustomers {
  list: readonly Customer[];
  /** None is there yet. */
  isLoading: boolean;
  /** More are still to come. */
  isReading: boolean;
}

/** The customers as far as they have been read and can be opened. */
export function useKnownCustomers(): ReadCustomers {
  const { data, isPending, isPartial, isError } = useRecords(wordResources.customers);
  return {
    list: useMemo(() => readable(data), [data]),
    isLoading: isPending,
    isReading: isPartial && !isError,
  };
}
