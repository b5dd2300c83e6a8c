import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { amountsOf, countOf } from "#domain/money/by-currency.ts";
import { counted } from "#domain/money/counted.ts";
import { formatCount } from "#domain/money/format-count.ts";
import type { Language } from "#domain/region/region.ts";
import { compareMonths } from "#domain/reports/month.ts";
import { trendOf } from "#domain/reports/trend.ts";
import { figureStyles } from "#web/dashboard/dashboard-skeleton.tsx";
import type { Stats } from "#web/dashboard/history-months.ts";
import { newThisWeek, trendMessage } from "#web/dashboard/trend-message.ts";
import { Amounts, amountsText } from "#web/ui/amounts.tsx";
import { Section } from "#web/ui/section.tsx";
import { monthName } from "#words/labels/month-name.ts";

interface FiguresProps {
  stats: Stats;
  language: Language;
}

/** What this month has brought so far. */
export function MonthFigures({ stats, language }: FiguresProps) {
  const { currentMonth, monthlyBreakdowns } = stats;
  const present = monthlyBreakdowns.find((month) => compareMonths(month, currentMonth) === 0);
  return (
    <Section title={`${monthName(currentMonth.month)} so far`}>
      <div className={figureStyles.group}>
        <Figure
          name="Quotes this month"
          value={<Amounts amounts={amountsOf(stats, "monthlyQuoteTotal")} language={language} />}
          caption={counted(present ? countOf(present, "quoteCount") : 0, "quote")}
        />
        <Figure
          name="Invoices this month"
          value={<Amounts amounts={amountsOf(stats, "monthlyInvoiceTotal")} language={language} />}
          caption={counted(present ? countOf(present, "invoiceCount") : 0, "invoice")}
        />
      </div>
    </Section>
  );
}

/** The totals, each with its trend (decision A6). */
export function StatFigures({ stats, language }: FiguresProps) {
  const { monthlyBreakdowns, currentMonth } = stats;
  const pendingQuotes = countOf(stats, "pendingQuotes");
  const quoteTrend = trendOf(monthlyBreakdowns, currentMonth, (month) => countOf(month, "quoteCount"));
  const valueTrend = trendOf(monthlyBreakdowns, currentMonth, ({ quoteTotal }) => quoteTotal);
  const pending = `${amountsText(amountsOf(stats, "pendingTotal"), language)} to be answered`;
  return (
    <Section title="In all">
      <div className={cx(figureStyles.group, "xl:grid-cols-4")}>
        <Figure
          name="Total quotes"
          value={<Count of={countOf(stats, "totalQuotes")} />}
          caption={trendMessage(quoteTrend, currentMonth)}
        />
        <Figure
          name="Quote value"
          value={<Amounts amounts={amountsOf(stats, "totalValue")} language={language} />}
          caption={trendMessage(valueTrend, currentMonth)}
        />
        <Figure
          name="Materials"
          value={<Count of={stats.materialsCount} />}
          caption={newThisWeek(stats.newMaterials)}
        />
        <Figure
          name="Pending quotes"
          value={<Count of={pendingQuotes} />}
          caption={pendingQuotes === 0 ? "Nothing to be answered" : pending}
        />
      </div>
    </Section>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  caption: ReactNode;
}

function Figure({ name, value, caption }: FigureProps) {
  return (
    <div className={figureStyles.figure}>
      <h3 className="text-ink-soft text-sm">{name}</h3>
      <p className="font-semibold text-xl tracking-tight max-sm:order-2">{value}</p>
      <p className="text-ink-soft text-sm max-sm:order-3 max-sm:roomy:col-span-2">{caption}</p>
    </div>
  );
}

function Count({ of: count }: { of: number }) {
  return <span className="tabular">{formatCount(count)}</span>;
}
