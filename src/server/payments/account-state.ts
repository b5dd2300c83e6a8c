import type { SubscriptionStatus } from "#domain/account/person.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { ProviderSubscription } from "#server/payments/payment-provider.ts";

/** What a user's row says of the subscription. */
export interface AccountState {
  status: SubscriptionStatus;
  /** The subscription that goes on by itself; null where only our own trial counts. */
  subscriptionId: string | null;
}

/**
 * What follows for the account from what the provider says. Until a card is there, and once everything has ended
 * unpaid, our own trial is what counts (decision S6): it ends by the clock, whatever the provider does or fails to.
 *
 * @param trialEnd end of our trial, ISO instant in UTC; null if there was none
 */
export function accountState(
  subscription: ProviderSubscription | null,
  trialEnd: string | null,
  now: Date,
): AccountState {
  if (isUnbacked(subscription) && trialEnd !== null && Date.parse(trialEnd) > now.getTime()) {
    return { status: "trialing", subscriptionId: null };
  }
  if (!subscription) return { status: "inactive", subscriptionId: null };
  if (isWithoutCard(subscription)) return { status: "inactive", subscriptionId: null };
  const goesOn = !hasEnded(subscription) && subscription.status !== "incomplete";
  return { status: statusOf(subscription), subscriptionId: goesOn ? subscription.id : null };
}

/** Provider's statuses as ours; what is in neither list is inactive. */
function statusOf({ status, hasEverPaid }: ProviderSubscription): SubscriptionStatus {
  switch (status) {
    case "trialing":
    case "active":
      return status;
    case "past_due":
    case "unpaid":
      return "past_due";
    case "canceled":
    case "incomplete_expired":
      return hasEverPaid ? "canceled" : "inactive";
    default:
      return "inactive";
  }
}

function isUnbacked(subscription: ProviderSubscription | null): boolean {
  if (!subscription) return true;
  if (hasEnded(subscription)) return !subscription.hasEverPaid;
  return subscription.status === "incomplete" || isWithoutCard(subscription);
}

/** A trial at the provider's that nobody gave a card for: it will never be paid. */
function isWithoutCard({ status, paymentMethod }: ProviderSubscription): boolean {
  return status === "trialing" && paymentMethod === null;
}
