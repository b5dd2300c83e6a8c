export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/**
 * The time so many months later, at the same time of day in UTC. In a shorter month it is the last day: a subscription
 * of 31 January renews on 28 February and on 31 March.
 */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved.getTime();
}
