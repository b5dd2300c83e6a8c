import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Opened } from "#vault/records/records.ts";
import { dropFromList, putInList, refreshInList } from "#web/records/reading.ts";
import type { ListResource, RecordFields, RecordResource, Stored } from "#web/records/resources.ts";
import type { Restore } from "#web/records/use-undoable-remove.ts";
import { createRecord, type RecordChange, removeRecord, updateRecord } from "#web/records/writing.ts";

/** What a form saves: a new record, under an id that it keeps through every retry, or a change of one. */
export type RecordSave<T extends Stored, New = RecordFields<T>> =
  | { id?: T["id"]; fields: New }
  | RecordChange<T, New>;

/** Creates or changes a record, and updates the lists. */
export function useSaveRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
) {
  return useMutation(savingOf(useQueryClient(), resource));
}

/** Deletes a record, and takes it out of the lists. */
export function useRemoveRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
) {
  return useMutation(removingOf(useQueryClient(), resource));
}

/** The mutation of {@link useSaveRecord}, for code that is no component. */
export function savingOf<T extends Listed, Listed extends Stored, New>(
  client: QueryClient,
  resource: RecordResource<T, Listed, New>,
): UseMutationOptions<Opened<T>, Error, RecordSave<T, New>> {
  return {
    mutationFn: (save) =>
      "version" in save ? updateRecord(resource, save) : createRecord<T, Listed, New>(resource, save),
    onSuccess: (opened) => putInList(client, resource.key, opened),
    onError: (_error, save) => ("version" in save ? refreshInList(client, resource, save.id) : undefined),
    onSettled: () => makeStale(client, resource),
  };
}

/** The mutation of {@link useRemoveRecord}, for code that is no component. */
export function removingOf<T extends Listed, Listed extends Stored, New>(
  client: QueryClient,
  resource: RecordResource<T, Listed, New>,
): UseMutationOptions<void, Error, Pick<T, "id" | "version">> {
  return {
    mutationFn: (record) => removeRecord(resource, record),
    onSuccess: (_nothing, { id }) => dropFromList(client, resource.key, id),
    onError: (_error, { id }) => refreshInList(client, resource, id),
    onSettled: () => makeStale(client, resource),
  };
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
