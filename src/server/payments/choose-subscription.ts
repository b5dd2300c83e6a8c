/** What the choice depends on: the provider's status, the time of creation, and whether it will be paid. */
export interface Choosable {
  status: string;
  createdAt: number;
  /** Whether it has a payment method. */
  hasMethod: boolean;
  /** Whether it is set to end with its period. */
  isEnding: boolean;
}

/** The best status first; a status that is not listed ranks last. */
const ranks = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

/**
 * The one subscription of a customer that counts: one that runs, else one that waits for its first payment, else the
 * last one that ended. Among equals: one with a payment method, then one that is not ending, then the newest. It is
 * chosen from all subscriptions and not by a stored id, so that a subscription is found even if the answer to its
 * creation was lost.
 */
export function chooseSubscription<S extends Choosable>(subscriptions: readonly S[]): S | null {
  return subscriptions.toSorted(inOrder)[0] ?? null;
}

/** Whether a subscription is over for good. */
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
