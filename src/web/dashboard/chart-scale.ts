/** The scale of an axis of money: round steps from zero to the first one at or above the largest amount. */
export interface ChartScale {
  /** In pence, from 0 upwards. */
  ticks: number[];
  /** The last of the ticks, never 0. */
  top: number;
}

const mostSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** @param largest in pence; amounts below 0 are not drawn */
export function chartScale(largest: number): ChartScale {
  const least = Math.max(largest, 100) / mostSteps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((each) => each * power >= least) ?? 10);
  const count = Math.max(1, Math.ceil(largest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Math.round(index * step));
  return { ticks, top: Math.round(count * step) };
}

/** A short label for an amount on an axis: "£0", "£2.5k", "£1m". */
export function tickLabel(pence: number, sign: string): string {
  const amount = pence / 100;
  if (amount >= 1_000_000) return `${sign}${amount / 1_000_000}m`;
  if (amount >= 1_000) return `${sign}${amount / 1_000}k`;
  return `${sign}${amount}`;
}
