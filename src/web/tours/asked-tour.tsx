import { useEffect, useEffectEvent, useState } from "react";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useStats } from "#web/records/stats-query.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { stepsLeft, type TourId, type TourStep } from "#web/tours/tour.ts";
import { shownSteps, TourRun } from "#web/tours/tour-run.tsx";
import { tourIn } from "#web/tours/tours.ts";
import { useSetUp } from "#web/tours/use-set-up.ts";

interface AskedTourProps {
  id: TourId;
  onEnd: () => void;
}

/**
 * A tour that a person asked for. It begins when the answers about what is set up have come, or cannot come, and ends
 * at once if nothing that it explains is on the screen.
 */
export function AskedTour({ id, onEnd }: AskedTourProps) {
  const setUp = useSetUp();
  const language = useLanguage();
  const stats = useStats();
  const profile = useCompanyProfile();
  const isAwaited = stats.isLoading || profile.isLoading;
  const [steps, setSteps] = useState<TourStep[] | null>(null);
  const begin = useEffectEvent(() => {
    const tour = tourIn(id, language);
    const shown = shownSteps(setUp ? stepsLeft(tour, setUp) : tour.steps);
    if (shown.length > 0) setSteps(shown);
    else onEnd();
  });
  useEffect(() => {
    if (!isAwaited) begin();
  }, [isAwaited]);
  return steps && <TourRun id={id} steps={steps} onEnd={onEnd} />;
}
