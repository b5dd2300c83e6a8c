import { parseInstant } from "#domain/calendar/instant.ts";
import { amountsOf, countOf } from "#domain/money/by-currency.ts";
import { counted } from "#domain/money/counted.ts";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { dayHere } from "#web/base/today.ts";
import { Lock } from "#web/icons/lock.ts";
import { LockOpen } from "#web/icons/lock-open.ts";
import { monthLabel } from "#web/reports/report-months.ts";
import type { MonthlyReport } from "#web/reports/report-queries.ts";
import { DataTable } from "#web/tables/data-table.tsx";
import type { Column } from "#web/tables/data-table-column.ts";
import { Amounts } from "#web/ui/amounts.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";

interface ReportListProps {
  reports: readonly MonthlyReport[];
  language: Language;
  onLock: (report: MonthlyReport) => void;
}

/** The reports as a table, or as cards on a narrow screen. Only an unlocked report offers the lock. */
export function ReportList({ reports, language, onLock }: ReportListProps) {
  return (
    <DataTable
      caption="Monthly reports"
      columns={columnsIn(language)}
      rows={reports}
      keyOf={({ id }) => id}
      actions={(report) =>
        report.isLocked ? (
          <span className="px-2 text-ink-soft text-sm">Final</span>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Lock the report for ${monthLabel(report)}`}
            onClick={() => onLock(report)}
          >
            <Lock aria-hidden /> Lock
          </Button>
        )
      }
    />
  );
}

function columnsIn(language: Language): Column<MonthlyReport>[] {
  const figure = (report: MonthlyReport, noun: "quote" | "invoice") => {
    const count = countOf(report, `${noun}Count`);
    return (
      <span className="inline-flex flex-col items-end">
        <Amounts amounts={amountsOf(report, `${noun}Total`)} language={language} />
        <span className="tabular text-ink-soft text-sm">{counted(count, noun)}</span>
      </span>
    );
  };
  return [
    {
      key: "month",
      header: "Month",
      primary: true,
      cell: (report) => <span className="whitespace-nowrap">{monthLabel(report)}</span>,
    },
    { key: "state", header: "State", onCard: "aside", cell: ({ isLocked }) => <State isLocked={isLocked} /> },
    {
      key: "quotes",
      header: "Quotes",
      align: "end",
      cell: (report) => figure(report, "quote"),
    },
    {
      key: "invoices",
      header: "Invoices",
      align: "end",
      cell: (report) => figure(report, "invoice"),
    },
    { key: "materials", header: "Materials", align: "end", cell: ({ materialsCount }) => materialsCount },
    {
      key: "labour",
      header: spelled("Labour", language),
      align: "end",
      cell: ({ laborCount }) => laborCount,
    },
    {
      key: "counted",
      header: "Counted on",
      align: "end",
      cell: ({ countedAt }) => <DateText date={dayOf(countedAt)} language={language} />,
    },
  ];
}

function State({ isLocked }: { isLocked: boolean }) {
  return isLocked ? (
    <Badge variant="grey">
      <Lock aria-hidden /> Locked
    </Badge>
  ) : (
    <Badge variant="blue">
      <LockOpen aria-hidden /> Unlocked
    </Badge>
  );
}

/** The day of an instant in the reader's time zone. */
function dayOf(text: string) {
  const instant = parseInstant(text);
  return instant && dayHere(instant);
}
