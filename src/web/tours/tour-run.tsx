import { useState } from "react";
import { rememberCompleted } from "#web/tours/completed-tours.ts";
import type { TourId, TourStep } from "#web/tours/tour.ts";
import { TourPopover } from "#web/tours/tour-popover.tsx";
import { findTarget } from "#web/tours/tour-target.ts";

interface TourRunProps {
  id: TourId;
  /** The steps to show, at least one; see {@link shownSteps}. */
  steps: readonly TourStep[];
  onEnd: () => void;
}

/**
 * A running tour. When it is finished or skipped, that is remembered; when the person goes to another screen, it is
 * not.
 */
export function TourRun({ id, steps, onEnd }: TourRunProps) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const anchor = step && findTarget(step.target);
  const end = () => {
    rememberCompleted(localStorage, id);
    onEnd();
  };
  const next = () => {
    const following = steps.findIndex(({ target }, index) => index > at && findTarget(target) !== null);
    if (following === -1) end();
    else setAt(following);
  };
  if (!step || !anchor) return null;
  return (
    <TourPopover
      key={step.target}
      title={step.title}
      body={step.body}
      place={`Step ${at + 1} of ${steps.length}`}
      isLast={at === steps.length - 1}
      anchor={anchor}
      onNext={next}
      onSkip={end}
    />
  );
}

/** The steps whose elements are on the screen now. */
export function shownSteps(steps: readonly TourStep[]): TourStep[] {
  return steps.filter(({ target }) => findTarget(target) !== null);
}
