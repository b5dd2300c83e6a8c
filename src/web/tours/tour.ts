import type { SetUp } from "#web/tours/set-up.ts";

export const tourIds = ["dashboard-setup", "materials-setup", "invoice-direct-setup"] as const;
export type TourId = (typeof tourIds)[number];

/** One popover of a tour. */
export interface TourStep {
  /** What it explains: the element that bears this word in `data-tour`. */
  target: string;
  title: string;
  body: string;
  /** Leaves the step out for a person who has done this already. */
  isDone?: (setUp: SetUp) => boolean;
}

/** A walk over a screen for somebody who is new to it (specification 1 §2). */
export interface Tour {
  id: TourId;
  steps: readonly TourStep[];
}

/** The steps that are left for a person: those not done yet. */
export function stepsLeft(tour: Tour, setUp: SetUp): TourStep[] {
  return tour.steps.filter((step) => !step.isDone?.(setUp));
}
