import { ChartColumn } from "lucide-react";
import { type Language, regionTerms } from "#domain/company/region.ts";
import type { Pence } from "#domain/money/pence.ts";
import { HistoryChart } from "#web/dashboard/history-chart.tsx";
import { type HistoryMonth, lastTwelveMonths, type Stats } from "#web/dashboard/history-months.ts";
import { Card, surfaceStyles } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { Section } from "#web/ui/section.tsx";
import { useShowMore } from "#web/ui/show-more.tsx";

/** Rows of the grid at a time: whole rows of two, three and four columns. */
const monthsShown = 12;

interface MonthlyHistoryProps {
  stats: Stats;
  language: Language;
  /** Whether the reports are open. */
  hasReports: boolean;
}

/** Every month with documents: the last year as a picture, and all of them as a grid. */
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
            <HistoryChart months={months} language={language} />
          </Card>
        </OptionalPart>
      )}
      {shown.length === 0 ? (
        <p className="text-ink-soft">Your months appear here with the first quote or invoice.</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((month) => (
            <MonthCard key={`${month.year}-${month.month}`} month={month} language={language} />
          ))}
        </ul>
      )}
      {more}
    </Section>
  );
}

function MonthCard({ month, language }: { month: HistoryMonth; language: Language }) {
  return (
    <li className={`${surfaceStyles} px-4 py-3`}>
      <h3 className="font-medium">{`${month.monthName} ${month.year}`}</h3>
      <dl className="mt-1.5 flex flex-col gap-0.5 text-sm">
        <Line name="Quotes" count={month.quoteCount} total={month.quoteTotal} language={language} />
        <Line name="Invoices" count={month.invoiceCount} total={month.invoiceTotal} language={language} />
      </dl>
    </li>
  );
}

interface LineProps {
  name: string;
  count: number;
  total: Pence;
  language: Language;
}

function Line({ name, count, total, language }: LineProps) {
  const { currency } = regionTerms(language);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-soft">
        {name} <span className="tabular">({count})</span>
      </dt>
      <dd>
        <MoneyText amount={total} currency={currency} language={language} className="font-medium" />
      </dd>
    </div>
  );
}
