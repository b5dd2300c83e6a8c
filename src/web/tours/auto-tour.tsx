import { completedTours } from "#web/tours/completed-tours.ts";
import { isSetUp } from "#web/tours/set-up.ts";
import type { TourId } from "#web/tours/tour.ts";
import { useSetUp } from "#web/tours/use-set-up.ts";
import { usePart } from "#web/ui/use-part.ts";

const loadTour = () => import("#web/tours/starting-tour.tsx");

/**
 * A tour that starts by itself, unless it was completed or the account is set up (specification 1 §4); whoever is not
 * shown it does without its script.
 */
export function AutoTour({ id }: { id: TourId }) {
  const setUp = useSetUp();
  const isWanted = setUp !== null && !isSetUp(setUp) && !completedTours(localStorage).includes(id);
  const part = usePart(loadTour, isWanted, leaveOut);
  return setUp && part && <part.StartingTour id={id} setUp={setUp} isWanted={isWanted} />;
}

/** A tour that cannot be had is not missed. */
function leaveOut(): void {}
