import type { statsRoutes } from "#contract/stats.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { regionTerms } from "#domain/company/region.ts";
import { pence, sumPence, zeroPence } from "#domain/money/pence.ts";
import { compareMonths, monthName, monthOf } from "#domain/reports/month.ts";
import { weekStart } from "#domain/reports/week-start.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { readCounts } from "#server/stats/counts.ts";

/** The dashboard's figures, from sums that are kept; see [Note: Figures of documents]. */
export function statsHandlers({ database, clock }: Services): Handlers<typeof statsRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const profile = await termsProfile(trx, null);
        const today = todayOf(profile, clock());
        const { timeZone } = regionTerms(profile?.language ?? "en-GB");
        const figures = figuresOf(await monthsOf(trx), today);
        return { ...figures, ...(await readCounts(trx, { monday: weekStart(today), timeZone })) };
      }),
  };
}

function figuresOf(months: Awaited<ReturnType<typeof monthsOf>>, today: LocalDate) {
  const currentMonth = monthOf(today);
  const present = months.find((each) => compareMonths(each, currentMonth) === 0);
  return {
    totalQuotes: months.reduce((sum, month) => sum + month.quoteCount, 0),
    totalValue: sumPence(months.map(({ quoteTotal }) => quoteTotal)),
    currentMonth,
    monthlyQuoteTotal: present?.quoteTotal ?? zeroPence,
    monthlyInvoiceTotal: present?.invoiceTotal ?? zeroPence,
    monthlyBreakdowns: months,
  };
}

/** Months with any document in them, the latest first. */
async function monthsOf(trx: OwnedTransaction) {
  const rows = await trx
    .selectFrom("monthly_figures")
    .selectAll()
    .where((where) => where.or([where("quote_count", ">", 0), where("invoice_count", ">", 0)]))
    .orderBy("year", "desc")
    .orderBy("month", "desc")
    .execute();
  return rows.map((row) => ({
    month: row.month,
    monthName: monthName(row.month),
    year: row.year,
    quoteCount: row.quote_count,
    quoteTotal: pence(row.quote_total),
    invoiceCount: row.invoice_count,
    invoiceTotal: pence(row.invoice_total),
  }));
}
