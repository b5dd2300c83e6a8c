import { messageOfError } from "#web/base/message-of-error.ts";
import type { RecordsResult } from "#web/records/queries.ts";

/** Whether the lists that a screen needs are there. */
export interface ListState {
  loading: boolean;
  /** Why one of them could not be read; null otherwise. */
  failure: { detail: string; retry: () => void; retrying: boolean } | null;
}

/** @param lists all of them are needed before the screen can show anything */
export function listState(lists: readonly Omit<RecordsResult<unknown>, "isPartial">[]): ListState {
  const missing = lists.filter((list) => list.data === undefined);
  const failed = missing.filter((list) => list.isError);
  if (failed.length === 0) return { loading: missing.length > 0, failure: null };
  const failure = {
    detail: messageOfError(failed[0]?.error, "Please try again."),
    retry: () => failed.forEach((list) => void list.refetch()),
    retrying: failed.some((list) => list.isFetching),
  };
  return { loading: false, failure };
}
