import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Id } from "#domain/account/id.ts";
import {
  createRecord,
  type RecordChange,
  type RecordFields,
  type RecordResource,
  readRecords,
  removeRecord,
  updateRecord,
} from "#web/app/record-gateway.ts";
import type { Restore } from "#web/app/use-undoable-remove.ts";

/** A simple record's resource, with the lists that show something of it. */
export interface CachedResource extends RecordResource {
  /** Keys of other queries that a change makes stale. */
  alsoStale: readonly string[];
}

/** All records of a kind, opened. */
export function useRecords<T extends object>(resource: CachedResource, options?: { staleTime?: number }) {
  return useQuery({
    queryKey: [resource.key],
    queryFn: ({ signal }) => readRecords<T>(resource, signal),
    ...options,
  });
}

/** What a form saves: a new record, under the id it keeps through every try, or a change of one. */
export type RecordSave<T> = { id?: string; fields: RecordFields<T> } | RecordChange<T>;

/** Makes or changes a record, then reads again what shows it. */
export function useSaveRecord<T extends object>(resource: CachedResource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: RecordSave<T>) =>
      "version" in save
        ? updateRecord<T>(resource, save)
        : createRecord<T>(resource, save.fields, save.id ?? crypto.randomUUID()),
    onSettled: () => makeStale(client, resource),
  });
}

/** Deletes a record, then reads again what showed it. */
export function useRemoveRecord(resource: CachedResource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: Id) => removeRecord(resource, id),
    onSettled: () => makeStale(client, resource),
  });
}

/**
 * Deletes a record as it was opened, then reads again what showed it.
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

async function makeStale(client: QueryClient, { key, alsoStale }: CachedResource): Promise<void> {
  await Promise.all(
    [key, "stats", ...alsoStale].map((each) => client.invalidateQueries({ queryKey: [each] })),
  );
}
