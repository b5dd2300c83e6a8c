import { useMemo } from "react";
import type { KnownCustomers } from "#web/quoting/new-customer.ts";
import { useRecords } from "#web/records/queries.ts";
import { readable } from "#web/records/readable.ts";
import { wordResources } from "#web/records/resources.ts";

export interface ReadCustomers extends KnownCustomers {
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
    isWhole: !isPending && !isPartial && !isError,
    isLoading: isPending,
    isReading: isPartial && !isError,
  };
}
