import { counted } from "#domain/money/counted.ts";

const day = 24 * 60 * 60 * 1000;

/** Days of the trial that remain: rounded up, and never below 0. */
export function trialDaysLeft(trialEnd: string | null, now: Date): number {
  if (trialEnd === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(trialEnd) - now.getTime()) / day));
}

/** "1 day remaining" */
export function daysRemaining(days: number): string {
  return `${counted(days, "day")} remaining`;
}
