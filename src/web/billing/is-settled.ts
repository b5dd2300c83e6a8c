import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";

/** Whether there is nothing left to pay or to set up: a subscription that runs, or a trial with a card for its end. */
export function isSettled({
  status,
  paymentMethod,
}: Pick<SubscriptionDetails, "status" | "paymentMethod">): boolean {
  return status === "active" || (status === "trialing" && paymentMethod !== null);
}
