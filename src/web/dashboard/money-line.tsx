import type { ReactNode } from "react";
import { daysBetween } from "#domain/calendar/local-date.ts";
import { amountsOf, countOf } from "#domain/money/by-currency.ts";
import { counted, plural } from "#domain/money/counted.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import type { Stats } from "#web/dashboard/history-months.ts";
import { Amounts } from "#web/ui/amounts.tsx";
import { AppLink } from "#web/ui/app-link.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { monthName } from "#words/labels/month-name.ts";

interface MoneyLineProps {
  stats: Stats;
  language: Language;
  /** The address of the list of invoices that are still to be paid. */
  invoicesAt: string;
}

/**
 * What is owed, what of it is overdue, and what was received this month; sums in other currencies stand below each
 * other. It links to the invoices while something is owed.
 */
export function MoneyLine({ stats, language, invoicesAt }: MoneyLineProps) {
  const owed = amountsOf(stats, "outstandingTotal");
  const isOwed = owed.some(({ amount }) => amount > 0);
  const unpaid = countOf(stats, "outstandingCount");
  const oldest = oldestOf(stats);
  const isLate = countOf(stats, "overdueCount") > 0;
  const received = (
    <Figure
      name="In this month"
      note={monthName(stats.currentMonth.month)}
      value={<Amounts amounts={amountsOf(stats, "receivedThisMonth")} language={language} />}
    />
  );
  const figures = (
    <>
      <Figure
        name="Owed"
        note={
          <>
            {unpaid} unpaid<span className="sr-only">{plural(unpaid, " invoice", " invoices")}</span>
          </>
        }
        value={<Amounts amounts={owed} language={language} />}
      />
      <Figure
        name="Overdue"
        note={oldest === null ? "" : `oldest ${counted(oldest, "day")}`}
        value={
          <span className={isLate ? "text-danger-ink" : ""}>
            <Amounts amounts={amountsOf(stats, "overdueTotal")} language={language} />
          </span>
        }
      />
      {received}
    </>
  );
  return (
    <section aria-labelledby="money-line">
      <h2 id="money-line" className="sr-only">
        Outstanding invoices
      </h2>
      {isOwed ? (
        <AppLink
          href={invoicesAt}
          aria-describedby="money-line"
          className={`${surfaceStyles} ${lineStyles} hover:bg-sunken/50`}
        >
          <span className="sr-only">Outstanding invoices:</span>
          {figures}
        </AppLink>
      ) : (
        <div className={`${surfaceStyles} ${lineStyles}`}>
          <p className="flex-1 basis-40 self-center font-medium">{messages().dashboard.allPaid}</p>
          {received}
        </div>
      )}
    </section>
  );
}

const lineStyles = "flex flex-wrap gap-x-3 gap-y-2 px-4 py-2";

interface FigureProps {
  name: string;
  value: ReactNode;
  note: ReactNode;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <span className="flex flex-1 basis-22 flex-col">
      <span className="text-ink-soft text-xs leading-4">{name}</span>
      <span className="font-semibold">{value}</span>
      <span className="text-ink-soft text-xs leading-4">{note}</span>
    </span>
  );
}

/** For how many days the oldest invoice has been overdue, in any currency; null without a day. */
function oldestOf(stats: Stats): number | null {
  const days = [stats, ...stats.others].flatMap(({ oldestDueDate }) => {
    const late = oldestDueDate === null ? 0 : daysBetween(oldestDueDate, today());
    return late > 0 ? [late] : [];
  });
  return days.length > 0 ? Math.max(...days) : null;
}
