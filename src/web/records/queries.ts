import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Opened } from "#vault/records/records.ts";
import type { RecordList } from "#web/records/list.ts";
import { dropFromList, listQuery, putInList, refreshInList } from "#web/records/reading.ts";
import type { ListResource, RecordFields, RecordResource, Stored } from "#web/records/resources.ts";
import type { Restore } from "#web/records/use-undoable-remove.ts";
import { createRecord, type RecordChange, removeRecord, updateRecord } from "#web/records/writing.ts";

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

/** What a form saves: a new record, under an id that it keeps through every retry, or a change of one. */
export type RecordSave<T extends Stored, New = RecordFields<T>> =
  | { id?: T["id"]; fields: New }
  | RecordChange<T, New>;

/** Creates or changes a record, and updates the lists. */
export function useSaveRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: RecordSave<T, New>) =>
      "version" in save ? updateRecord(resource, save) : createRecord<T, Listed, New>(resource, save),
    onSuccess: (opened) => putInList(client, resource.key, opened),
    onError: (_error, save) => ("version" in save ? refreshInList(client, resource, save.id) : undefined),
    onSettled: () => makeStale(client, resource),
  });
}

/** Deletes a record, and takes it out of the lists. */
export function useRemoveRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (record: Pick<T, "id" | "version">) => removeRecord(resource, record),
    onSuccess: (_nothing, { id }) => dropFromList(client, resource.key, id),
    onError: (_error, { id }) => refreshInList(client, resource, id),
    onSettled: () => makeStale(client, resource),
  });
}

/**
 * Deletes a record that was opened, and takes it out of the lists.
 *
 * @returns a function that promises how to undo it: the record is sealed and created again, under the same id
 */
export function useTakeRecord<T extends Stored>(
  resource: RecordResource<T>,
): (record: T) => Promise<Restore> {
  const { mutateAsync: remove } = useRemoveRecord(resource);
  const { mutateAsync: save } = useSaveRecord(resource);
  return async (record) => {
    const { id }: Pick<T, "id"> = record;
    await remove(record);
    return () => save({ id, fields: record });
  };
}

/**
 * Invalidates whatever else shows something of the record: its own query, the dashboard, and the lists that name it.
 */
async function makeStale(
  client: QueryClient,
  { key, alsoStale }: Pick<ListResource<Stored>, "key" | "alsoStale">,
): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key && queryKey.length > 1 }),
    ...["stats", ...alsoStale].map((each) => client.invalidateQueries({ queryKey: [each] })),
  ]);
}
