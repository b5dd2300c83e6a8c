import { amountsOf, countOf } from "#domain/money/by-currency.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { HistoryChart } from "#web/dashboard/history-chart.tsx";
import { type HistoryMonth, lastTwelveMonths, type Stats } from "#web/dashboard/history-months.ts";
import { ChartColumn } from "#web/icons/chart-column.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Amounts } from "#web/ui/amounts.tsx";
import { Card, surfaceStyles } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { Section } from "#web/ui/section.tsx";

/** Months shown at a time: full rows in a grid of two, three or four columns. */
const monthsShown = 12;

interface MonthlyHistoryProps {
  stats: Stats;
  language: Language;
  /** Whether the user may open the reports. */
  hasReports: boolean;
}

/** Every month with documents: the last year as a chart, and all of them as a grid. */
export function MonthlyHistory({ stats, language, hasReports }: MonthlyHistoryProps) {
  const { monthlyBreakdowns, currentMonth } = stats;
  const [shown, more] = useShowMore(monthlyBreakdowns, monthsShown);
  const months = lastTwelveMonths(monthlyBreakdowns, currentMonth);
  const hasRecent = months.some(({ quoteTotal, invoiceTotal }) => quoteTotal > 0 || invoiceTotal > 0);
  return (
    <Section
      title="Monthly history"
      actions={
        hasReports && (
          <LinkButton href="/monthly-reports" variant="secondary" size="small">
            <ChartColumn aria-hidden /> Monthly Reports
          </LinkButton>
        )
      }
    >
      {hasRecent && (
        <OptionalPart>
          <Card>
            <HistoryChart months={months} currency={stats.currency} language={language} />
            {months.some(({ others }) => others.length > 0) && (
              <p className="text-ink-soft text-sm">{messages().dashboard.otherCurrencies}</p>
            )}
          </Card>
        </OptionalPart>
      )}
      {shown.length === 0 ? (
        <p className="text-ink-soft">Your months appear here with the first quote or invoice.</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((month) => (
            <MonthCard
              key={`${month.year}-${month.month}`}
              month={month}
              currency={stats.currency}
              language={language}
            />
          ))}
        </ul>
      )}
      {more}
    </Section>
  );
}

interface MonthCardProps {
  month: HistoryMonth;
  /** The currency of the month's own figures. */
  currency: Currency;
  language: Language;
}

function MonthCard({ month, currency, language }: MonthCardProps) {
  const figures = { ...month, currency };
  const line = (name: string, noun: "quote" | "invoice") => (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-soft">
        {name} <span className="tabular">({countOf(figures, `${noun}Count`)})</span>
      </dt>
      <dd className="text-right">
        <Amounts amounts={amountsOf(figures, `${noun}Total`)} language={language} className="font-medium" />
      </dd>
    </div>
  );
  return (
    <li className={`${surfaceStyles} px-4 py-3`}>
      <h3 className="font-medium">{`${month.monthName} ${month.year}`}</h3>
      <dl className="mt-1.5 flex flex-col gap-0.5 text-sm">
        {line("Quotes", "quote")}
        {line("Invoices", "invoice")}
      </dl>
    </li>
  );
}
