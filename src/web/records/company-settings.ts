import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { companySettingsRoutes } from "#contract/company-settings.ts";
import type { Tone } from "#domain/company/company-settings.ts";
import { call } from "#web/base/call.ts";

/** How the firm works. */
export const companySettingsQuery = queryOptions({
  queryKey: ["company-settings"],
  queryFn: ({ signal }) => call(companySettingsRoutes.read, {}, signal),
});

export function useCompanySettings() {
  return useQuery(companySettingsQuery);
}

/** Keeps how the firm writes to its customers. @throws CallError */
export async function keepTone(client: QueryClient, tone: Tone): Promise<void> {
  const settings = await call(companySettingsRoutes.update, { body: { tone } });
  client.setQueryData(companySettingsQuery.queryKey, settings);
}
