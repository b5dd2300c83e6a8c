/** What the choice is made by: a status as the provider names it, when it was made, and whether it will be paid. */
export interface Choosable {
  status: string;
  createdAt: number;
  /** Whether there is a card of its own to take payments from. */
  hasMethod: boolean;
  /** Whether it ends with its period. */
  isEnding: boolean;
}

/** The better a status, the further left; whatever else there is stands behind them all. */
const ranks = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

/**
 * The one subscription of a customer that counts: the one that runs, else one that waits for its first payment, else
 * the last one that ended; of equals one that will be paid for, then one that goes on, then the newest. Chosen from
 * all there are, and not by an id that we remember, so that a subscription whose making we never heard the end of is
 * found again.
 */
export function chooseSubscription<S extends Choosable>(subscriptions: readonly S[]): S | null {
  return subscriptions.toSorted(inOrder)[0] ?? null;
}

/** Tells whether a subscription is over for good. */
export function hasEnded({ status }: Pick<Choosable, "status">): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function inOrder(left: Choosable, right: Choosable): number {
  if (hasEnded(left) && hasEnded(right)) return right.createdAt - left.createdAt;
  return (
    rankOf(left) - rankOf(right) ||
    Number(right.hasMethod) - Number(left.hasMethod) ||
    Number(left.isEnding) - Number(right.isEnding) ||
    right.createdAt - left.createdAt
  );
}

function rankOf({ status }: Choosable): number {
  const rank = ranks.indexOf(status);
  return rank === -1 ? ranks.length : rank;
}
