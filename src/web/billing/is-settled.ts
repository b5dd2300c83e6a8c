import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";

/** Whether nothing is left to pay or to set up: the subscription is active, or the trial has a card for its end. */
export function isSettled({
  status,
  paymentMethod,
}: Pick<SubscriptionDetails, "status" | "paymentMethod">): boolean {
  return status === "active" || (status === "trialing" && paymentMethod !== null);
}
