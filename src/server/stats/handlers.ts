import type { statsRoutes } from "#contract/stats.ts";
import { sumPence, zeroPence } from "#domain/money/pence.ts";
import { type Currency, currencies } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import { compareMonths, type Month, monthOf } from "#domain/reports/month.ts";
import { weekStart } from "#domain/reports/week-start.ts";
import { findRegisteredLanguage } from "#server/accounts/store.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { readCounts, readStanding, type StandingSums } from "#server/stats/counts.ts";
import { type MonthSums, monthsIn, readMonths } from "#server/stats/months.ts";

/** The dashboard's figures, from rollups; see [Note: Figures of documents]. */
export function statsHandlers({ database, clock }: Services): Handlers<typeof statsRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const profile = await termsProfile(trx, null);
        const own = regionTerms(profile?.language ?? (await findRegisteredLanguage(trx, actor.userId)));
        const today = todayOf(profile, clock());
        const { timeZone } = regionTerms(profile?.language ?? "en-GB");
        const currentMonth = monthOf(today);
        const [months, standing] = [await readMonths(trx), await readStanding(trx)];
        const sumsIn = (currency: Currency) => sumsOf({ currency, currentMonth }, months, standing);
        const others = currencies.filter(
          (each) => each !== own.currency && months.some(({ currency }) => currency === each),
        );
        return {
          ...sumsIn(own.currency),
          others: others.map(sumsIn),
          currentMonth,
          monthlyBreakdowns: monthsIn(own.currency, months),
          ...(await readCounts(trx, { monday: weekStart(today), timeZone })),
        };
      }),
  };
}

function sumsOf(
  { currency, currentMonth }: { currency: Currency; currentMonth: Month },
  months: readonly MonthSums[],
  standing: readonly StandingSums[],
) {
  const own = months.filter((each) => each.currency === currency);
  const present = own.find((each) => compareMonths(each, currentMonth) === 0);
  const stands = standing.find((each) => each.currency === currency);
  return {
    currency,
    totalQuotes: own.reduce((sum, { quoteCount }) => sum + quoteCount, 0),
    totalValue: sumPence(own.map(({ quoteTotal }) => quoteTotal)),
    pendingQuotes: stands?.pendingQuotes ?? 0,
    pendingTotal: stands?.pendingTotal ?? zeroPence,
    outstandingCount: stands?.outstandingCount ?? 0,
    outstandingTotal: stands?.outstandingTotal ?? zeroPence,
    monthlyQuoteTotal: present?.quoteTotal ?? zeroPence,
    monthlyInvoiceTotal: present?.invoiceTotal ?? zeroPence,
  };
}
