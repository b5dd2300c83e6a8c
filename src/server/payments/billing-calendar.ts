export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/**
 * The moment so many months after another, at the same time of day in UTC. A month without that day has it on its
 * last: a subscription of 31 January renews on 28 February and on 31 March.
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
