import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { figureSchemas } from "#contract/figures.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { reportedFigures } from "#domain/documents/kept-figures.ts";

/** What was quoted and invoiced in a month, in one currency. */
const sums = figureSchemas(reportedFigures);

/** The figures of one month as they were when they were last counted. */
const monthlyReport = z.object({
  id: wire.id<"MonthlyReport">(),
  userId: wire.id<"User">(),
  year: z.int(),
  /** 1 to 12. */
  month: z.int(),
  monthName: z.string(),
  /**
   * The profile's currency, of which the figures beside it are; before there is a profile, that of the registration.
   */
  currency: wire.currency,
  ...sums,
  /** The figures of documents in other currencies. */
  others: z.array(z.object({ currency: wire.currency, ...sums })),
  materialsCount: z.int(),
  laborCount: z.int(),
  /** A locked report never changes again. */
  isLocked: z.boolean(),
  createdAt: wire.instant,
  /** When the figures were counted. */
  countedAt: wire.instant,
});

/** Reports, one for each month. They contain numbers only, so nothing in them is sealed. */
export const monthlyReportRoutes = {
  list: route({
    method: "GET",
    path: "/api/monthly-reports",
    access: "user",
    summary:
      "All monthly reports, the latest month first: one for each month since 2000, so they all fit in one answer.",
    answer: z.array(monthlyReport),
    errors: [],
  }),
  generate: route({
    method: "POST",
    path: "/api/monthly-reports/generate",
    access: "subscriber",
    summary: "Makes the report of a month, or counts an unlocked one again.",
    body: z.object({
      year: z
        .int()
        .check(
          z.minimum(2000, "reports.chooseYear" satisfies Fault),
          z.maximum(2100, "reports.chooseYear" satisfies Fault),
        ),
      month: z
        .int()
        .check(
          z.minimum(1, "reports.chooseMonth" satisfies Fault),
          z.maximum(12, "reports.chooseMonth" satisfies Fault),
        ),
    }),
    answer: monthlyReport,
    errors: ["REPORT_LOCKED"],
  }),
  autoGenerate: route({
    method: "POST",
    path: "/api/monthly-reports/auto-generate",
    access: "subscriber",
    summary: "Makes the report of last month; one that is there already stays as it is.",
    answer: z.object({ existing: z.boolean(), report: monthlyReport }),
    errors: [],
  }),
  lock: route({
    method: "POST",
    path: "/api/monthly-reports/lock/{id}",
    access: "subscriber",
    summary: "Locks a report for good; locking it again changes nothing.",
    params: wire.idParams<"MonthlyReport">(),
    answer: monthlyReport,
    errors: ["NOT_FOUND"],
  }),
};
