import { monthOf } from "#domain/reports/month.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { ChartColumn } from "#web/icons/chart-column.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { GenerateForm } from "#web/reports/generate-form.tsx";
import { ReportList } from "#web/reports/report-list.tsx";
import { useMonthlyReports } from "#web/reports/report-queries.ts";
import { useReportActions } from "#web/reports/use-report-actions.ts";
import { Redirect, usePlace } from "#web/routing/use-place.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";

/** Monthly reports: generated, counted again, and locked permanently. */
export function MonthlyReportsScreen() {
  const { path } = usePlace();
  // The months are the first of the reports.
  return path === "/reports" ? <Redirect href="/monthly-reports" /> : <MonthlyReports />;
}

function MonthlyReports() {
  const current = monthOf(today());
  const actions = useReportActions(current);
  return (
    <>
      <PageHeader back={{ href: "/", label: "Dashboard" }} />
      <GenerateForm
        current={current}
        onGenerate={(month) => void actions.generate(month)}
        generating={actions.generating}
        onAutoGenerate={() => void actions.autoGenerate()}
        autoGenerating={actions.autoGenerating}
      />
      <Reports onLock={(report) => void actions.lock(report)} />
    </>
  );
}

function Reports({ onLock }: Pick<Parameters<typeof ReportList>[0], "onLock">) {
  const { data: reports, error, isFetching, refetch } = useMonthlyReports();
  const language = useLanguage();
  if (reports === undefined) {
    if (!error) return <SkeletonRows count={5} label="Loading reports..." />;
    return (
      <LoadFailed
        title={messages().reports.notLoaded}
        detail={messageOfError(error, messages().reports.notLoadedDetail)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (reports.length === 0) {
    return (
      <EmptyState icon={ChartColumn} title="No reports yet">
        Choose a month above, or let last month's report be made for you.
      </EmptyState>
    );
  }
  return <ReportList reports={reports} language={language} onLock={onLock} />;
}
