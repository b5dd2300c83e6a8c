import type { SetUp } from "#web/tours/set-up.ts";

export const tourIds = ["dashboard-setup", "materials-setup", "invoice-direct-setup"] as const;
export type TourId = (typeof tourIds)[number];

export interface TourStep {
  /** The element it explains: the one with this value in `data-tour`. */
  target: string;
  title: string;
  body: string;
  /** Returns true when a person has done this already; the step is then left out. */
  isDone?: (setUp: SetUp) => boolean;
}

/** A guided walk over a screen, for a person who is new to it. */
export interface Tour {
  id: TourId;
  steps: readonly TourStep[];
}

/** The steps that a person has not done yet. */
export function stepsLeft(tour: Tour, setUp: SetUp): TourStep[] {
  return tour.steps.filter((step) => !step.isDone?.(setUp));
}
