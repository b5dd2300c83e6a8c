import { Compass } from "#web/icons/compass.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";
import type { TourId } from "#web/tours/tour.ts";
import { Button } from "#web/ui/button.tsx";

const loadTour = () => import("#web/tours/asked-tour.tsx");

/** Starts a tour on request, whether or not it was completed. */
export function TourButton({ id }: { id: TourId }) {
  const { isOpen, setOpen, part } = useOpening(loadTour);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)} {...onReach(loadTour)}>
        <Compass aria-hidden /> Show me around
      </Button>
      {isOpen && part && <part.AskedTour id={id} onEnd={() => setOpen(false)} />}
    </>
  );
}
