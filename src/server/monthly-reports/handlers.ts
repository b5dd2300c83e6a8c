import type { monthlyReportRoutes } from "#contract/monthly-reports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import { mapFigures, type ReportedSums, reportedFigures } from "#domain/documents/kept-figures.ts";
import type { Id } from "#domain/ids/id.ts";
import { splitByCurrency } from "#domain/money/by-currency.ts";
import type { Currency } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import { addToMonth, byMonth, compareMonths, type Month, monthOf } from "#domain/reports/month.ts";
import { findRegisteredLanguage } from "#server/accounts/store.ts";
import { Refusal } from "#server/base/refusal.ts";
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
import { monthName } from "#words/labels/month-name.ts";

/** Monthly reports, counted from the rollup by month; see [Note: Figures of documents]. */
export function monthlyReportHandlers({ database, clock }: Services): Handlers<typeof monthlyReportRoutes> {
  const count = (trx: OwnedTransaction, own: RegionOfFirm, month: Month) =>
    countReport(trx, { ...month, ...own, now: clock() });

  return {
    list: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const { currency } = await firmOf(trx, actor.userId);
        return byMonth(await listReports(trx)).map((rows) => reportAnswer(rows, currency));
      }),

    generate: ({ actor, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        refuseFuture(body, clock());
        const firm = await firmOf(trx, actor.userId);
        const report = await count(trx, firm, body);
        if (report === null) throw lockedRefusal(body);
        return reportAnswer(report, firm.currency);
      }),

    autoGenerate: ({ actor }) =>
      database.asOwner(actor.userId, async (trx) => {
        const firm = await firmOf(trx, actor.userId);
        const lastMonth = addToMonth(monthOf(todayOf(firm.profile, clock())), -1);
        const present = await findReport(trx, lastMonth);
        if (present.length > 0) return { existing: true, report: reportAnswer(present, firm.currency) };
        const report = await count(trx, firm, lastMonth);
        if (report === null) throw lockedRefusal(lastMonth);
        return { existing: false, report: reportAnswer(report, firm.currency) };
      }),

    lock: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        const report = await lockReport(trx, params.id);
        if (report.length === 0) throw new Refusal("NOT_FOUND", "answers.noReport");
        return reportAnswer(report, (await firmOf(trx, actor.userId)).currency);
      }),
  };
}

type RegionOfFirm = Awaited<ReturnType<typeof firmOf>>;

/** The user, their profile, and the currency that comes first in their reports. */
async function firmOf(trx: OwnedTransaction, userId: Id<"User">) {
  const profile = await termsProfile(trx, null);
  const language = profile?.language ?? (await findRegisteredLanguage(trx, userId));
  return { userId, profile, currency: regionTerms(language).currency };
}

/**
 * Refuses a month that has not begun anywhere. It asks the earliest time zone, because the user may be in one that is
 * ahead of the firm's.
 */
function refuseFuture(month: Month, now: Date): void {
  const furthest = monthOf(localDateAt(instantAt(now.getTime()), "Pacific/Kiritimati"));
  if (compareMonths(month, furthest) <= 0) return;
  throw new Refusal("VALIDATION_FAILED", [{ path: "month", reason: "reports.notBegun" }]);
}

function lockedRefusal({ year, month }: Month): Refusal {
  return new Refusal("REPORT_LOCKED", `answers.reportLocked ${monthName(month)} ${year}`);
}

/** @param rows the rows of one month, at least one; they were all counted and locked together */
function reportAnswer(
  rows: readonly ReportRow[],
  currency: Currency,
): RouteAnswer<typeof monthlyReportRoutes.lock> {
  const { own, others } = splitByCurrency(rows, currency);
  const row = own ?? (rows[0] as ReportRow);
  return {
    id: row.id,
    userId: row.user_id,
    year: row.year,
    month: row.month,
    monthName: monthName(row.month),
    currency,
    ...(own === null ? noSums : sumsOf(own)),
    others: others.map((each) => ({ currency: each.currency, ...sumsOf(each) })),
    materialsCount: row.materials_count,
    laborCount: row.labor_count,
    isLocked: rows.some(({ is_locked }) => is_locked),
    createdAt: row.created_at,
    countedAt: row.counted_at,
  };
}

function sumsOf(row: ReportRow): ReportedSums {
  return mapFigures(reportedFigures, (name) => row[reportedFigures[name].column]);
}

const noSums = mapFigures(reportedFigures, () => 0);
