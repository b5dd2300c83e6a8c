/** What the choice is made by: a status as the provider names it, and when it was made. */
export interface Choosable {
  status: string;
  createdAt: number;
}

/** The better a status, the further left; whatever else there is stands behind them all. */
const ranks = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

/**
 * The one subscription of a customer that counts: the one that runs, else one that waits for its first payment, else
 * the last one that ended; of equals the newest. Chosen from all there are, and not by an id that we remember, so
 * that a subscription whose making we never heard the end of is found again.
 */
export function chooseSubscription<S extends Choosable>(subscriptions: readonly S[]): S | null {
  return (
    subscriptions.toSorted((left, right) => rankOf(left) - rankOf(right) || byAge(left, right))[0] ?? null
  );
}

/** Tells whether a subscription is over for good. */
export function hasEnded({ status }: Pick<Choosable, "status">): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function rankOf({ status }: Choosable): number {
  const rank = ranks.indexOf(status);
  return rank === -1 ? ranks.length : rank;
}

function byAge(left: Choosable, right: Choosable): number {
  return right.createdAt - left.createdAt;
}
