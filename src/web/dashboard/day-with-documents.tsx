import { type ReactNode, useDeferredValue } from "react";
import { DaySkeleton } from "#web/dashboard/dashboard-skeleton.tsx";
import { GettingStarted } from "#web/dashboard/getting-started.tsx";
import { LoadAgain } from "#web/dashboard/load-again.tsx";
import { NeedsYou } from "#web/dashboard/needs-you.tsx";
import { RecentDocuments } from "#web/dashboard/recent-documents.tsx";
import { useNeeds } from "#web/dashboard/use-needs.ts";
import { useLanguage } from "#web/records/use-language.ts";
import type { SetUp } from "#web/tours/set-up.ts";

interface DayWithDocumentsProps {
  money: ReactNode;
  /** What is set up; null while that is unknown. */
  setUp: SetUp | null;
  /** What stands below, shown once nothing above it moves any more. */
  children: ReactNode;
}

/** What needs the firm and the money, and beside them, where there is room, what was made last. */
export function DayWithDocuments({ money, setUp, children }: DayWithDocumentsProps) {
  const language = useLanguage();
  const { today, newest, isKnown, ...needs } = useNeeds();
  // In slices, between which the page can be scrolled.
  if (!useDeferredValue(isKnown)) return <DaySkeleton />;
  return (
    <>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex min-w-0 flex-col gap-3 md:gap-4">
          {today.data ? (
            <NeedsYou {...needs} today={today.data} />
          ) : (
            <LoadAgain title="What needs you could not be loaded" query={today} />
          )}
          {money}
        </div>
        {newest && <RecentDocuments documents={newest} />}
      </div>
      {setUp && <GettingStarted setUp={setUp} language={language} />}
      {children}
    </>
  );
}
