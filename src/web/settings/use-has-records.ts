import { useQuery } from "@tanstack/react-query";
import { routes } from "#contract/routes.ts";
import { call } from "#web/app/call.ts";

/** Whether the account has any record yet; undefined while that is not known. */
export function useHasRecords(): boolean | undefined {
  const { data } = useQuery({
    queryKey: ["has-records"],
    queryFn: async ({ signal }) => {
      const one = { query: { limit: 1 } };
      const found = await Promise.all([
        call(routes.customers.list, one, signal),
        call(routes.categories.list, one, signal),
        call(routes.laborCategories.list, one, signal),
        call(routes.materials.list, one, signal),
        call(routes.labor.list, one, signal),
        call(routes.quotes.list, one, signal),
        call(routes.invoices.list, one, signal),
        call(routes.companyProfile.read, {}, signal).then((profile) => (profile ? [profile] : [])),
      ]);
      return found.some((records) => records.length > 0);
    },
    staleTime: 0,
  });
  return data;
}
