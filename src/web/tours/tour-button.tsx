import { Compass } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#web/records/use-language.ts";
import { stepsLeft, type TourId, type TourStep } from "#web/tours/tour.ts";
import { shownSteps, TourRun } from "#web/tours/tour-run.tsx";
import { tourIn } from "#web/tours/tours.ts";
import { useSetUp } from "#web/tours/use-set-up.ts";
import { Button } from "#web/ui/button.tsx";

/** Starts a tour on request, whether or not it was completed. */
export function TourButton({ id }: { id: TourId }) {
  const setUp = useSetUp();
  const language = useLanguage();
  const [steps, setSteps] = useState<TourStep[] | null>(null);
  const start = () => {
    const tour = tourIn(id, language);
    const shown = shownSteps(setUp ? stepsLeft(tour, setUp) : tour.steps);
    setSteps(shown.length > 0 ? shown : null);
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={start}>
        <Compass aria-hidden /> Show me around
      </Button>
      {steps && <TourRun id={id} steps={steps} onEnd={() => setSteps(null)} />}
    </>
  );
}
