import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { placeBeside } from "#web/tours/place-beside.ts";
import { isPopupOpen, pointAt } from "#web/tours/tour-target.ts";
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
 * press elsewhere does not. Focus goes to the button for the next step, so that a screen reader reads the text aloud,
 * and back when the step is over. It opens by itself while a person may be scrolling, so it is plain elements: a
 * library's popover held up an old phone for 0.2 s.
 */
export function TourPopover(props: TourPopoverProps) {
  const { title, body, place, isLast, anchor, onNext, onSkip } = props;
  const home = usePopupHome().container?.current ?? document.body;
  const popover = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const skip = useEffectEvent(onSkip);
  useLayoutEffect(() => {
    if (!popover.current || !next.current) return;
    const stops = [pointAt(anchor), keepBeside(anchor, popover.current), onEscape(() => skip())];
    const giveBack = takeFocus(popover.current, next.current);
    return () => {
      for (const stop of stops) stop();
      giveBack();
    };
  }, [anchor]);
  return createPortal(
    <div ref={popover} className="fixed top-0 left-0 z-35 w-80 max-w-[calc(100vw-16px)] print:hidden">
      <div
        data-tour-step
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-body`}
        className={popupStyles}
      >
        <p className="font-medium text-ink-soft text-sm">{place}</p>
        <h2 id={`${id}-title`} className="mt-1 font-semibold text-xl">
          {title}
        </h2>
        <p id={`${id}-body`} className="mt-1 text-ink-soft">
          {body}
        </p>
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
      </div>
    </div>,
    home,
  );
}

/**
 * Moves the popover with what it explains, by a transform, because that is no shift of the layout; it keeps above a notice
 * that would lie over its buttons, and not above one that stands beside it on a wide screen. @returns stops it
 */
function keepBeside(anchor: HTMLElement, popover: HTMLElement): () => void {
  const toaster = document.querySelector<HTMLElement>("[data-above-sheets]");
  const move = () => {
    const { clientWidth: width, clientHeight } = document.documentElement;
    const [target, step] = [anchor.getBoundingClientRect(), popover.getBoundingClientRect()];
    const free = placeBeside(target, step, { width, height: clientHeight });
    const notice = toaster?.offsetHeight ? toaster.getBoundingClientRect() : null;
    const isOver = notice && notice.left < free.left + step.width && free.left < notice.right;
    const { left, top } = isOver ? placeBeside(target, step, { width, height: notice.top }) : free;
    popover.style.transform = `translate(${left}px, ${top}px)`;
  };
  move();
  const observer = new ResizeObserver(move);
  for (const element of [anchor, popover, document.body, toaster]) if (element) observer.observe(element);
  const listen = new AbortController();
  const options = { capture: true, passive: true, signal: listen.signal };
  for (const type of ["scroll", "resize"]) window.addEventListener(type, move, options);
  return () => {
    observer.disconnect();
    listen.abort();
  };
}

/** Calls `act` when Escape is pressed, unless it closes another popup. @returns stops it */
function onEscape(act: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isPopupOpen()) act();
  };
  document.addEventListener("keydown", listen, { capture: true });
  return () => document.removeEventListener("keydown", listen, { capture: true });
}

/** Focuses a part of the popover. @returns gives the focus back if the popover still has it */
function takeFocus(popover: HTMLElement, part: HTMLElement): () => void {
  const before = document.activeElement;
  part.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && popover.contains(document.activeElement)) {
      before.focus({ preventScroll: true });
    }
  };
}

const popupStyles = "animate-appear rounded-xl border border-line bg-raised p-4 text-ink shadow-popup";
