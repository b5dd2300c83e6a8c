import type { QueryClient } from "@tanstack/react-query";
import type { Customer } from "#domain/customers/customer.ts";
import type { RecordList } from "#web/records/list.ts";
import { readable } from "#web/records/readable.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";

/** The customers as far as they have been read and can be opened. */
export interface KnownCustomers {
  list: readonly Customer[];
  /** All of them have been read, so that somebody who is not among them is new. */
  isWhole: boolean;
}

const { customers } = wordResources;

/** The customers that this page knows, without asking for more. */
export function customersNow(client: QueryClient): KnownCustomers {
  const known = client.getQueryData<RecordList<Customer>>([customers.key]);
  return { list: readable(known?.records), isWhole: known?.isPartial === false };
}

/**
 * The customers, once the reading of their list that is under way has ended; what was read is enough, however long ago.
 * Never rejects.
 *
 * @param again reads the list again where that has failed
 */
export async function readCustomers(
  client: QueryClient,
  { again = false }: { again?: boolean } = {},
): Promise<KnownCustomers> {
  const state = client.getQueryState([customers.key]);
  const hasFailed = state?.status === "error" && state.fetchStatus === "idle";
  if (customersNow(client).isWhole || (hasFailed && !again)) return customersNow(client);
  try {
    await readWholeList(client, customers, { fresh: false });
  } catch {
    // What has been read of it is known all the same.
  }
  return customersNow(client);
}
