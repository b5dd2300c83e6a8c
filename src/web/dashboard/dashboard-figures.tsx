import { MonthFigures, StatFigures } from "#web/dashboard/figure-cards.tsx";
import type { Stats } from "#web/dashboard/history-months.ts";
import { MonthlyHistory } from "#web/dashboard/monthly-history.tsx";
import { useLanguage } from "#web/records/use-language.ts";

interface DashboardFiguresProps {
  stats: Stats;
  /** Whether the user may open the reports. */
  hasReports: boolean;
}

/** What stands below what the day needs: this month, all in all, and month by month. */
export function DashboardFigures({ stats, hasReports }: DashboardFiguresProps) {
  const language = useLanguage();
  return (
    <>
      <MonthFigures stats={stats} language={language} />
      <StatFigures stats={stats} language={language} />
      <MonthlyHistory stats={stats} language={language} hasReports={hasReports} />
    </>
  );
}
