import type { SubscriptionStatus } from "#domain/account/person.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { ProviderSubscription } from "#server/payments/payment-provider.ts";

/** The subscription's state as the user's row has it. */
export interface AccountState {
  status: SubscriptionStatus;
  /** The subscription that renews itself; null while only our own trial counts. */
  subscriptionId: string | null;
}

/**
 * Works out the account's state from the provider's subscription. Until there is a card, and after everything has ended
 * unpaid, our own trial counts (decision S6): it ends by our clock, whatever the provider does.
 *
 * @param trialEnd end of our trial, ISO timestamp in UTC; null if there was none
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

/** Translates the provider's status into ours; any other status is inactive. */
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

/** A trial at the provider without a card, which will therefore never be paid. */
function isWithoutCard({ status, paymentMethod }: ProviderSubscription): boolean {
  return status === "trialing" && paymentMethod === null;
}
