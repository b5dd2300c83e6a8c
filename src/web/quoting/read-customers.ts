import type { QueryClient } from "@tanstack/react-query";
import type { Customer } from "#domain/customers/customer.ts";
import type { RecordList } from "#web/records/list.ts";
import { readable } from "#web/records/readable.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";

/** The customers as far as they have been read and can be opened. */
export interface KnownCustomers {
  list: readonly Customer[];
  /** All of them have been read and none is locked, so that somebody who is not among them is new. */
  isWhole: boolean;
}

const { customers } = wordResources;

/** The customers that this page knows, without asking for more. */
export function customersNow(client: QueryClient): KnownCustomers {
  const known = client.getQueryData<RecordList<Customer>>([customers.key]);
  const hasLocked = known?.records.some(({ state }) => state === "locked");
  return { list: readable(known?.records), isWhole: known?.isPartial === false && !hasLocked };
}

/**
 * The customers. A whole list is enough, however long ago it was read; any other is read again, or joins the reading
 * that is under way. Never rejects.
 *
 * @param until ends the wait, with what is known by then
 */
export async function readCustomers(client: QueryClient, until: AbortSignal): Promise<KnownCustomers> {
  if (customersNow(client).isWhole || until.aborted) return customersNow(client);
  await new Promise<unknown>((resolve) => {
    until.addEventListener("abort", resolve, { once: true });
    // Where it fails, what has been read of it is known all the same.
    readWholeList(client, customers, { fresh: true }).then(resolve, resolve);
  });
  return customersNow(client);
}
