import { cx } from "class-variance-authority";
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
import { Disclosure } from "#web/ui/disclosure.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { Section } from "#web/ui/section.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Months shown at a time. */
const monthsShown = 12;

interface MonthlyHistoryProps {
  stats: Stats;
  language: Language;
  /** Whether the user may open the reports. */
  hasReports: boolean;
}

/** Every month with documents: the last year as a chart, and all of them as rows, folded on phones. */
export function MonthlyHistory({ stats, language, hasReports }: MonthlyHistoryProps) {
  const { monthlyBreakdowns, currentMonth } = stats;
  const isPhone = useMediaQuery("(width < 768px)");
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
      {monthlyBreakdowns.length === 0 ? (
        <p className="text-ink-soft">Your months appear here with the first quote or invoice.</p>
      ) : isPhone ? (
        <Disclosure label="Show figures">
          <Months {...{ stats, language }} />
        </Disclosure>
      ) : (
        <Months {...{ stats, language }} />
      )}
    </Section>
  );
}

/** The months as rows, the latest first. */
function Months({ stats, language }: Pick<MonthlyHistoryProps, "stats" | "language">) {
  const [shown, more] = useShowMore(stats.monthlyBreakdowns, monthsShown);
  return (
    <>
      <ul className={cx(surfaceStyles, "divide-y divide-line")}>
        {shown.map((month) => (
          <MonthRow
            key={`${month.year}-${month.month}`}
            month={month}
            currency={stats.currency}
            language={language}
          />
        ))}
      </ul>
      {more}
    </>
  );
}

interface MonthRowProps {
  month: HistoryMonth;
  /** The currency of the month's own figures. */
  currency: Currency;
  language: Language;
}

function MonthRow({ month, currency, language }: MonthRowProps) {
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
    <li className="min-h-10 items-baseline gap-x-8 px-4 py-2 text-sm md:flex md:px-5">
      <h3 className="w-36 font-medium">{`${month.monthName} ${month.year}`}</h3>
      <dl className="flex-1 gap-x-8 md:grid md:grid-cols-2">
        {line("Quotes", "quote")}
        {line("Invoices", "invoice")}
      </dl>
    </li>
  );
}
