import { type ReactNode, useDeferredValue } from "react";
import type { User } from "#domain/account/person.ts";
import { hasSubscription } from "#domain/account/subscription.ts";
import { useUser } from "#web/base/user-query.ts";
import { DaySkeleton, FiguresSkeleton } from "#web/dashboard/dashboard-skeleton.tsx";
import { DayHead } from "#web/dashboard/day-head.tsx";
import type { Stats } from "#web/dashboard/history-months.ts";
import { LoadAgain } from "#web/dashboard/load-again.tsx";
import { LogOutButton } from "#web/dashboard/log-out-button.tsx";
import { MoneyLine } from "#web/dashboard/money-line.tsx";
import { QuickActions } from "#web/dashboard/quick-actions.tsx";
import { TrialLine } from "#web/dashboard/trial-line.tsx";
import { useDayParts } from "#web/dashboard/use-day-parts.ts";
import { useInView } from "#web/dashboard/use-in-view.ts";
import { useStrip } from "#web/frame/strip-of.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { Unreachable } from "#web/overlays/unreachable.tsx";
import { usePart, useWasIdle } from "#web/overlays/use-part.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useStats } from "#web/records/stats-query.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { AutoTour } from "#web/tours/auto-tour.tsx";
import { useSetUp } from "#web/tours/use-set-up.ts";

const loadFigures = () => import("#web/dashboard/dashboard-figures.tsx");

interface DashboardScreenProps {
  /** The price lists of trades that a new firm can begin with. */
  starters: ReactNode;
}

/** The start of a working day: what needs the firm, what is owed, and the link to the next quote. */
export function DashboardScreen({ starters }: DashboardScreenProps) {
  const { data: user } = useUser();
  return user ? <Dashboard user={user} starters={starters} /> : null;
}

function Dashboard({ user, starters }: DashboardScreenProps & { user: User }) {
  const language = useLanguage();
  const setUp = useSetUp();
  const strip = useStrip();
  const mayWrite = hasSubscription(user);
  const profile = useCompanyProfile();
  const stats = useStats();
  const areAnswered = !profile.isPending && !stats.isPending;
  const isNew = stats.data ? stats.data.monthlyBreakdowns.length === 0 : null;
  const { first, documents, areLoaded, areMissing } = useDayParts(user, { isNew, areAnswered });
  // In slices, between which the page can be scrolled. What the card provider knows may come later.
  const isKnown = useDeferredValue(areAnswered && areLoaded);
  const money = stats.data ? (
    <MoneyLine
      stats={stats.data}
      language={language}
      invoicesAt={mayWrite ? "/invoices?tab=unpaid" : "/export"}
    />
  ) : (
    <LoadAgain title="The figures could not be loaded" query={stats} />
  );
  const below = (
    <>
      <QuickActions user={user} language={language} />
      {stats.data && <Figures stats={stats.data} hasReports={mayWrite} />}
      <div className="wide:hidden">
        <LogOutButton user={user} />
      </div>
    </>
  );
  return (
    <>
      {(strip === "readOnly" || strip === "trial") && (
        <div className="-mb-3">
          <TrialLine user={user} />
        </div>
      )}
      <DayHead user={user} isNew={isKnown ? isNew === true : null} />
      {isKnown ? (
        <>
          {areMissing && <Unreachable />}
          {first && setUp && <first.FirstJob {...{ setUp, language, starters }} />}
          {documents ? (
            <documents.DayWithDocuments money={money} setUp={setUp}>
              {below}
            </documents.DayWithDocuments>
          ) : (
            <>
              {money}
              {below}
            </>
          )}
        </>
      ) : (
        <DaySkeleton />
      )}
      {mayWrite && isNew && <AutoTour id="dashboard-setup" />}
    </>
  );
}

/** The figures below the fold: loaded when there is nothing else to do, or when somebody scrolls to them. */
function Figures({ stats, hasReports }: { stats: Stats; hasReports: boolean }) {
  const [place, isSeen] = useInView<HTMLDivElement>();
  const wasIdle = useWasIdle();
  const part = usePart(loadFigures, isSeen || wasIdle, sayUnreachable);
  if (part) return <part.DashboardFigures stats={stats} hasReports={hasReports} />;
  return (
    <div ref={place}>
      <FiguresSkeleton />
    </div>
  );
}
