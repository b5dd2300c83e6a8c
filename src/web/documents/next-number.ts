import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextNumber } from "#contract/next-number.ts";
import { call } from "#web/base/call.ts";

/** The number that the next invoice would get; read again for each new invoice. */
export function useNextInvoiceNumber(enabled: boolean) {
  return useQuery({ ...nextNumberQuery, enabled });
}

/** Reads the number that the next invoice would get, and does not try twice. @throws CallError */
export function useReadNextNumber(): () => Promise<string> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...nextNumberQuery, retry: false });
}

/** Its key begins with that of the invoices, with which it becomes stale. */
const nextNumberQuery = queryOptions({
  queryKey: ["invoices", "next-number"],
  queryFn: async ({ signal }) => (await call(nextNumber, {}, signal)).nextInvoiceNumber,
  staleTime: 0,
});
