import type { statsRoutes } from "#contract/stats.ts";
import {
  dashboardFigures,
  emptyMonthSums,
  type MonthlyFigure,
  mapFigures,
  type StandingFigure,
} from "#domain/documents/kept-figures.ts";
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
import { readDues } from "#server/stats/dues.ts";
import { type MonthWithSums, monthsIn, readMonths } from "#server/stats/months.ts";

/** The dashboard's figures, from rollups; see [Note: Figures of documents]. */
export function statsHandlers({ database, clock }: Services): Handlers<typeof statsRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const [profile, months, standing] = await Promise.all([
          termsProfile(trx, null),
          readMonths(trx),
          readStanding(trx),
        ]);
        const language = profile?.language ?? (await findRegisteredLanguage(trx, actor.userId));
        const own = regionTerms(language);
        const today = todayOf(profile, clock());
        const { timeZone } = regionTerms(profile?.language ?? "en-GB");
        const currentMonth = monthOf(today);
        const duesIn = await readDues(trx, { today, month: currentMonth });
        const sumsIn = (currency: Currency) =>
          Object.assign(sumsOf({ currency, currentMonth }, months, standing), duesIn(currency));
        const others = currencies.filter(
          (each) => each !== own.currency && months.some(({ currency }) => currency === each),
        );
        return Object.assign(
          sumsIn(own.currency),
          { others: others.map(sumsIn), currentMonth, monthlyBreakdowns: monthsIn(own.currency, months) },
          await readCounts(trx, { weekStart: weekStart(today, language), timeZone }),
        );
      }),
  };
}

function sumsOf(
  { currency, currentMonth }: { currency: Currency; currentMonth: Month },
  months: readonly MonthWithSums[],
  standing: readonly StandingSums[],
) {
  const own = months.filter((each) => each.currency === currency);
  const present = own.find((each) => compareMonths(each, currentMonth) === 0) ?? emptyMonthSums;
  const stands = standing.find((each) => each.currency === currency);
  const sums = mapFigures(dashboardFigures, (name) => {
    const figure: MonthlyFigure | StandingFigure = dashboardFigures[name];
    if (!("months" in figure)) return stands?.[name] ?? 0;
    if (figure.months === "present") return present[figure.of];
    return own.reduce((sum, month) => sum + month[figure.of], 0);
  });
  return Object.assign(sums, { currency });
}
