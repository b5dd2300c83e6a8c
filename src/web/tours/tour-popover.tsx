import { Popover } from "@base-ui/react/popover";
import { useEffect, useRef } from "react";
import { pointAt } from "#web/tours/tour-target.ts";
import { Button } from "#web/ui/button.tsx";
import { usePopupHome } from "#web/ui/popup-home.ts";

interface TourPopoverProps {
  title: string;
  body: string;
  /** "Step 2 of 4" */
  place: string;
  isLast: boolean;
  /** The element that the step explains. */
  anchor: HTMLElement;
  onNext: () => void;
  onSkip: () => void;
}

/**
 * One step, shown beside what it explains and never over it. The page behind stays usable. Escape skips the tour; a
 * press elsewhere does not. Focus goes to the button for the next step, so that a screen reader reads the text aloud.
 */
export function TourPopover(props: TourPopoverProps) {
  const { title, body, place, isLast, anchor, onNext, onSkip } = props;
  const home = usePopupHome();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => pointAt(anchor), [anchor]);
  return (
    <Popover.Root open onOpenChange={(_open, { reason }) => reason === "escape-key" && onSkip()}>
      <Popover.Portal {...home}>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          sideOffset={14}
          collisionPadding={8}
          collisionAvoidance={{ side: "flip", align: "shift", fallbackAxisSide: "none" }}
          positionMethod="fixed"
          className="z-50"
        >
          <Popover.Popup initialFocus={next} className={popupStyles}>
            <p className="font-medium text-accent text-sm">{place}</p>
            <Popover.Title className="mt-1 font-semibold text-lg">{title}</Popover.Title>
            <Popover.Description className="mt-1 text-ink-soft">{body}</Popover.Description>
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              {!isLast && (
                <Button variant="ghost" size="small" onClick={onSkip}>
                  Skip tour
                </Button>
              )}
              <Button ref={next} size="small" onClick={onNext}>
                {isLast ? "Got it!" : "Next"}
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const popupStyles = [
  "w-80 max-w-[calc(100vw-16px)] animate-appear rounded-xl border border-line bg-raised p-4 text-ink",
  "shadow-popup outline-none print:hidden",
].join(" ");
