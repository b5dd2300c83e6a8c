import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Id } from "#domain/account/id.ts";
import type { Opened } from "#vault/records.ts";
import { newId } from "#web/app/new-id.ts";
import {
  createRecord,
  type RecordChange,
  type RecordFields,
  type RecordResource,
  removeRecord,
  updateRecord,
} from "#web/app/record-gateway.ts";
import type { RecordList } from "#web/app/record-list.ts";
import { dropFromList, listQuery, putInList, refreshInList } from "#web/app/record-reading.ts";
import type { Restore } from "#web/app/use-undoable-remove.ts";

/** A simple record's resource, with the lists that show something of it. */
export interface CachedResource extends RecordResource {
  /** Keys of other queries that a change makes stale. */
  alsoStale: readonly string[];
}

/** A list as a screen gets it: from the first page on, while the rest is read ([Note: Lists in the cache]). */
export interface RecordsResult<T>
  extends Pick<UseQueryResult<RecordList<T>>, "isPending" | "isError" | "error" | "isFetching" | "refetch"> {
  data: readonly Opened<T>[] | undefined;
  /** There are more than `data` has: they are being read, or with `isError` could not be. */
  isPartial: boolean;
}

/**
 * The records of a kind, opened: first the newest 50, in the end all. What has come is drawn between letters typed and
 * buttons pressed, and never holds them up.
 */
export function useRecords<T extends object>(
  resource: CachedResource,
  options?: { staleTime?: number },
): RecordsResult<T> {
  const {
    data: known,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...listQuery<T>(resource), ...options });
  const data = useDeferredValue(known);
  const isPending = data === undefined && !isError;
  const isPartial = data?.isPartial ?? true;
  return { data: data?.records, isPartial, isPending, isError, error, isFetching, refetch };
}

/** What a form saves: a new record, under the id it keeps through every try, or a change of one. */
export type RecordSave<T> = { id?: string; fields: RecordFields<T> } | RecordChange<T>;

/** Makes or changes a record, and has the lists show it. */
export function useSaveRecord<T extends object>(resource: CachedResource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: RecordSave<T>) =>
      "version" in save
        ? updateRecord<T>(resource, save)
        : createRecord<T>(resource, save.fields, save.id ?? newId()),
    onSuccess: (opened) => putInList(client, resource.key, opened),
    onError: (_error, save) => ("version" in save ? refreshInList(client, resource, save.id) : undefined),
    onSettled: () => makeStale(client, resource),
  });
}

/** Deletes a record, and takes it out of the lists. */
export function useRemoveRecord(resource: CachedResource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: Id) => removeRecord(resource, id),
    onSuccess: (_nothing, id) => dropFromList(client, resource.key, id),
    onError: (_error, id) => refreshInList(client, resource, id),
    onSettled: () => makeStale(client, resource),
  });
}

/**
 * Deletes a record as it was opened, and takes it out of the lists.
 *
 * @returns a function that promises the way back: making the record anew, sealed anew, under the same id
 */
export function useTakeRecord<T extends { id: Id }>(
  resource: CachedResource,
): (record: T) => Promise<Restore> {
  const { mutateAsync: remove } = useRemoveRecord(resource);
  const { mutateAsync: save } = useSaveRecord<T>(resource);
  return async (record) => {
    await remove(record.id);
    return () => save({ id: record.id, fields: record });
  };
}

/** What else shows something of the record is read again: itself alone, the dashboard, and the lists that name it. */
async function makeStale(client: QueryClient, { key, alsoStale }: CachedResource): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key && queryKey.length > 1 }),
    ...["stats", ...alsoStale].map((each) => client.invalidateQueries({ queryKey: [each] })),
  ]);
}
