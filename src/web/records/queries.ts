import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Opened } from "#vault/records/records.ts";
import type { RecordList } from "#web/records/list.ts";
import { listQuery } from "#web/records/reading.ts";
import type { ListResource, Stored } from "#web/records/resources.ts";

/** A list as a screen gets it: from the first page on, while the rest is read ([Note: Lists in the cache]). */
export interface RecordsResult<T>
  extends Pick<UseQueryResult<RecordList<T>>, "isPending" | "isError" | "error" | "isFetching" | "refetch"> {
  data: readonly Opened<T>[] | undefined;
  /** There are more records than `data` has: they are being read, or with `isError` could not be. */
  isPartial: boolean;
}

/**
 * The records of a kind, opened: the newest 50 first, and finally all. Rendering them is deferred, so that it never
 * blocks typing or a press of a button.
 */
export function useRecords<T extends Stored>(resource: ListResource<T>): RecordsResult<T> {
  const {
    data: known,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...listQuery(resource), ...(resource.isAlwaysRead ? { staleTime: 0 } : {}) });
  const data = useDeferredValue(known);
  const isPending = data === undefined && !isError;
  const isPartial = data?.isPartial ?? true;
  return { data: data?.records, isPartial, isPending, isError, error, isFetching, refetch };
}
