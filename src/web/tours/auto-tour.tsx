import { usePart } from "#web/overlays/use-part.ts";
import { completedTours } from "#web/tours/completed-tours.ts";
import { isSetUp } from "#web/tours/set-up.ts";
import type { TourId } from "#web/tours/tour.ts";
import { useSetUp } from "#web/tours/use-set-up.ts";

const loadTour = () => import("#web/tours/starting-tour.tsx");

/**
 * Starts a tour by itself, unless it was completed or the account is set up. The script loads only when the tour is
 * shown.
 */
export function AutoTour({ id }: { id: TourId }) {
  const setUp = useSetUp();
  const isWanted = setUp !== null && !isSetUp(setUp) && !completedTours(localStorage).includes(id);
  const part = usePart(loadTour, isWanted, leaveOut);
  return setUp && part && <part.StartingTour id={id} setUp={setUp} isWanted={isWanted} />;
}

/** When the script does not load, the tour is skipped without an error. */
function leaveOut(): void {}
