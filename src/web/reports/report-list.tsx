import { Lock, LockOpen } from "lucide-react";
import { parseInstant } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/company/region.ts";
import { spelled } from "#domain/company/spelling.ts";
import { amountsOf, countOf } from "#domain/money/by-currency.ts";
import { monthLabel } from "#web/reports/report-months.ts";
import type { MonthlyReport } from "#web/reports/report-queries.ts";
import { Amounts } from "#web/ui/amounts.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { Column } from "#web/ui/data-table-column.ts";
import { DateText } from "#web/ui/date-text.tsx";

interface ReportListProps {
  reports: readonly MonthlyReport[];
  language: Language;
  onLock: (report: MonthlyReport) => void;
}

/** The reports as a table, as cards where it is narrow. Only an unlocked one can be locked. */
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
        <span className="tabular text-ink-soft text-sm">{`${count} ${noun}${count === 1 ? "" : "s"}`}</span>
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

/** The day of an instant where the reader is. */
function dayOf(text: string) {
  const instant = parseInstant(text);
  return instant && localDateAt(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
