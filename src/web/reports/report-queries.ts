import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { monthlyReportRoutes } from "#contract/monthly-reports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { Month } from "#domain/reports/month.ts";
import { call } from "#web/base/call.ts";

export type MonthlyReport = RouteAnswer<typeof monthlyReportRoutes.lock>;

const key = ["monthly-reports"];

/** All reports, the latest month first. */
export function useMonthlyReports() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(monthlyReportRoutes.list, {}, signal),
    staleTime: 0,
  });
}

/** Generates the report of a month, or counts it again. */
export function useGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (month: Month) => call(monthlyReportRoutes.generate, { body: month }),
    onSettled: () => readAgain(client),
  });
}

/** Generates last month's report if it does not exist yet. */
export function useAutoGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(monthlyReportRoutes.autoGenerate, {}),
    onSettled: () => readAgain(client),
  });
}

/** Locks a report permanently. */
export function useLockReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: MonthlyReport["id"]) => call(monthlyReportRoutes.lock, { params: { id } }),
    onSettled: () => readAgain(client),
  });
}

function readAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
