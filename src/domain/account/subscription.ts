import type { SubscriptionStatus } from "#domain/account/person.ts";

/** What the subscription's state follows from. */
export interface SubscriptionFacts {
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant in UTC. */
  trialEnd: string | null;
  hasProviderSubscription: boolean;
  isAdmin: boolean;
}

/**
 * The status at a moment and whether it lets a person create and edit. A trial without a subscription
 * ends by the clock, the moment `trialEnd` passes, with no job needed (decision S6). Administrators
 * always count as active (specification 1 §6).
 */
export function currentStatus(
  facts: SubscriptionFacts,
  now: Date,
): { status: SubscriptionStatus; active: boolean } {
  const ended =
    facts.subscriptionStatus === "trialing" &&
    !facts.hasProviderSubscription &&
    (facts.trialEnd === null || now.getTime() >= Date.parse(facts.trialEnd));
  const status = ended ? "inactive" : facts.subscriptionStatus;
  return { status, active: facts.isAdmin || status === "active" || status === "trialing" };
}
