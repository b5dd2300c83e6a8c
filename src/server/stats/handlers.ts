import { sql } from "kysely";
import type { statsRoutes } from "#contract/stats.ts";
import { type Pence, pence, zeroPence } from "#domain/money/pence.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";

/** The dashboard's figures, from the monthly rollup; see [Note: Monthly figures]. */
export function statsHandlers({ database, clock }: Services): Handlers<typeof statsRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const today = todayOf(await termsProfile(trx, null), clock());
        const months = await monthsOf(trx);
        const thisMonth = months.find(({ year, month }) => today.startsWith(yearAndMonth(year, month)));
        return {
          totalQuotes: months.reduce((sum, month) => sum + month.quoteCount, 0),
          totalValue: pence(months.reduce((sum, month) => sum + month.quoteTotal, 0)),
          ...(await countsOf(trx)),
          monthlyQuoteTotal: thisMonth?.quoteTotal ?? zeroPence,
          monthlyInvoiceTotal: thisMonth?.invoiceTotal ?? zeroPence,
          monthlyBreakdowns: months,
        };
      }),
  };
}

const monthNames = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

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
    monthName: monthNames.format(Date.UTC(row.year, row.month - 1)),
    year: row.year,
    quoteCount: row.quote_count,
    quoteTotal: row.quote_total,
    invoiceCount: row.invoice_count,
    invoiceTotal: row.invoice_total,
  }));
}

/** Pending quotes are those a customer has yet to answer; outstanding is what decision S5 says. */
async function countsOf(trx: OwnedTransaction) {
  const { rows } = await sql<{ materials: number; pending: number; outstanding: Pence }>`
    select
      (select count(*) from materials) as materials,
      (select count(*) from documents where kind = 'quote' and status in ('draft', 'sent')) as pending,
      (select coalesce(sum(total), 0)::bigint from documents
        where kind = 'invoice' and status not in ('paid', 'cancelled')) as outstanding`.execute(trx);
  const [counts] = rows;
  return {
    materialsCount: counts?.materials ?? 0,
    pendingQuotes: counts?.pending ?? 0,
    outstandingTotal: counts?.outstanding ?? zeroPence,
  };
}

function yearAndMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
