import { startTransition, useEffect, useState } from "react";
import { timing } from "#web/base/timing.ts";
import { useLanguage } from "#web/records/use-language.ts";
import type { SetUp } from "#web/tours/set-up.ts";
import { stepsLeft, type TourId, type TourStep } from "#web/tours/tour.ts";
import { shownSteps, TourRun } from "#web/tours/tour-run.tsx";
import { isBusy } from "#web/tours/tour-target.ts";
import { tourIn } from "#web/tours/tours.ts";

interface StartingTourProps {
  id: TourId;
  setUp: SetUp;
  isWanted: boolean;
}

/**
 * Starts 1 second after the screen has loaded. Waits while something else is open, see {@link isBusy}, and a second longer
 * then: the welcome of a new account follows the notice before it after half a second.
 */
export function StartingTour({ id, setUp, isWanted }: StartingTourProps) {
  const language = useLanguage();
  const [steps, setSteps] = useState<TourStep[] | null>(null);
  const [isOver, setOver] = useState(false);
  const hasBegun = steps !== null;
  useEffect(() => {
    if (!isWanted || hasBegun) return;
    let wasBusy = false;
    const timer = setInterval(() => {
      const mustWait = wasBusy || isBusy();
      wasBusy = isBusy();
      if (mustWait) return;
      clearInterval(timer);
      const shown = shownSteps(stepsLeft(tourIn(id, language), setUp));
      if (shown.length > 0) startTransition(() => setSteps(shown));
    }, timing.tourStart);
    return () => clearInterval(timer);
  }, [isWanted, hasBegun, setUp, id, language]);
  return steps && !isOver && <TourRun id={id} steps={steps} onEnd={() => setOver(true)} />;
}
