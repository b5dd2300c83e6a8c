import { randomUUID } from "node:crypto";
import { Refusal } from "#contract/errors.ts";
import type { monthlyReportRoutes } from "#contract/monthly-reports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { Id } from "#domain/account/id.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import { enGB } from "#domain/messages/en-gb.ts";
import { addToMonth, compareMonths, type Month, monthName, monthOf } from "#domain/reports/month.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import {
  countReport,
  findReport,
  listReports,
  lockReport,
  type ReportRow,
} from "#server/monthly-reports/store.ts";

/** Reports of months, counted from the monthly rollup; see [Note: Figures of documents]. */
export function monthlyReportHandlers({ database, clock }: Services): Handlers<typeof monthlyReportRoutes> {
  const count = (trx: OwnedTransaction, userId: string, month: Month) =>
    countReport(trx, { ...month, id: randomUUID(), userId, now: clock() });

  return {
    list: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => (await listReports(trx)).map(reportAnswer)),

    generate: ({ actor, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        refuseFuture(body, clock());
        const report = await count(trx, actor.userId, body);
        if (report === null) throw lockedRefusal(body);
        return reportAnswer(report);
      }),

    autoGenerate: ({ actor }) =>
      database.asOwner(actor.userId, async (trx) => {
        const today = todayOf(await termsProfile(trx, null), clock());
        const lastMonth = addToMonth(monthOf(today), -1);
        const present = await findReport(trx, lastMonth);
        if (present) return { existing: true, report: reportAnswer(present) };
        const report = await count(trx, actor.userId, lastMonth);
        if (report === null) throw lockedRefusal(lastMonth);
        return { existing: false, report: reportAnswer(report) };
      }),

    lock: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        const report = await lockReport(trx, params.id);
        if (report === null) throw new Refusal("NOT_FOUND", "Report not found");
        return reportAnswer(report);
      }),
  };
}

/** A month that has begun nowhere yet has no report; where the person is, the day may be ahead of the firm's. */
function refuseFuture(month: Month, now: Date): void {
  const furthest = monthOf(localDateAt(instantAt(now.getTime()), "Pacific/Kiritimati"));
  if (compareMonths(month, furthest) <= 0) return;
  const message = enGB.reports.notBegun;
  throw new Refusal("VALIDATION_FAILED", message, [{ path: "month", message }]);
}

function lockedRefusal({ year, month }: Month): Refusal {
  return new Refusal(
    "REPORT_LOCKED",
    `The report for ${monthName(month)} ${year} is locked and does not change any more.`,
  );
}

function reportAnswer(row: ReportRow): RouteAnswer<typeof monthlyReportRoutes.lock> {
  return {
    id: row.id as Id<"MonthlyReport">,
    userId: row.user_id as Id<"User">,
    year: row.year,
    month: row.month,
    monthName: monthName(row.month),
    quoteTotal: row.quote_total,
    quoteCount: row.quote_count,
    invoiceTotal: row.invoice_total,
    invoiceCount: row.invoice_count,
    materialsCount: row.materials_count,
    laborCount: row.labor_count,
    isLocked: row.is_locked,
    createdAt: row.created_at,
    countedAt: row.counted_at,
  };
}
