import { useDeferredValue } from "react";
import type { User } from "#domain/account/person.ts";
import { hasSubscription } from "#domain/account/subscription.ts";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { useUser } from "#web/base/user-query.ts";
import { DashboardSkeleton } from "#web/dashboard/dashboard-skeleton.tsx";
import { MonthFigures, StatFigures } from "#web/dashboard/figure-cards.tsx";
import { GettingStarted } from "#web/dashboard/getting-started.tsx";
import { MonthlyHistory } from "#web/dashboard/monthly-history.tsx";
import { QuickActions } from "#web/dashboard/quick-actions.tsx";
import { TrialBanner } from "#web/dashboard/trial-banner.tsx";
import { LogOut } from "#web/icons/log-out.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useStats } from "#web/records/stats-query.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { AutoTour } from "#web/tours/auto-tour.tsx";
import { useSetUp } from "#web/tours/use-set-up.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** The start of a working day: what is owed, what was earned, and the link to the next quote. */
export function DashboardScreen() {
  const { data: user } = useUser();
  return user ? <Dashboard user={user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  const language = useLanguage();
  const setUp = useSetUp();
  const signOut = useSignOut(user);
  const mayWrite = hasSubscription(user);
  // In slices, between which the page can be scrolled.
  const isKnown = useDeferredValue(useIsKnown());
  return (
    <>
      <PageHeader
        title={user.firstName ? `Welcome back, ${user.firstName}` : "Welcome back"}
        actions={
          <Button variant="secondary" size="small" onClick={() => void signOut()}>
            <LogOut aria-hidden /> Log Out
          </Button>
        }
      />
      {isKnown ? (
        <>
          <TrialBanner user={user} />
          {mayWrite && setUp && <GettingStarted setUp={setUp} language={language} />}
          <QuickActions user={user} language={language} />
          <Figures mayWrite={mayWrite} />
        </>
      ) : (
        <DashboardSkeleton />
      )}
      {mayWrite && <AutoTour id="dashboard-setup" />}
    </>
  );
}

/**
 * True once the answers are there that decide what the screen consists of. Until then it is a placeholder, so that no
 * part of it pushes another down. What the card provider knows may come later.
 */
function useIsKnown(): boolean {
  const profile = useCompanyProfile();
  const stats = useStats();
  return !profile.isPending && !stats.isPending;
}

/** @param mayWrite whether the user may open the screens that the figures link to */
function Figures({ mayWrite }: { mayWrite: boolean }) {
  const language = useLanguage();
  const { data: stats, error, isFetching, refetch } = useStats();
  if (stats === undefined) {
    if (!error) return <DashboardSkeleton />;
    return (
      <LoadFailed
        title="The figures could not be loaded"
        detail={messageOfError(error, "Please try again. Nothing is lost.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <MonthFigures stats={stats} language={language} invoicesAt={mayWrite ? "/invoices" : "/export"} />
      <StatFigures stats={stats} language={language} />
      <MonthlyHistory stats={stats} language={language} hasReports={mayWrite} />
    </>
  );
}
