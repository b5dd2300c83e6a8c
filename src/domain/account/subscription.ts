import type { SubscriptionStatus } from "#domain/account/person.ts";

/** What the subscription's state follows from. */
export interface SubscriptionFacts {
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant in UTC. */
  trialEnd: string | null;
  hasProviderSubscription: boolean;
  isAdmin: boolean;
}

/** What a subscriber is known by: the status as of now, and whether it matters. */
export type Subscriber = Pick<SubscriptionFacts, "subscriptionStatus" | "isAdmin">;

/**
 * Whether a person may create and edit: in the trial, with a subscription, or as an administrator, who needs none
 * (specification 1 §4 and §6).
 */
export function hasSubscription({ subscriptionStatus, isAdmin }: Subscriber): boolean {
  return isAdmin || subscriptionStatus === "active" || subscriptionStatus === "trialing";
}

/**
 * The status at a moment and whether it lets a person create and edit. A trial without a subscription
 * ends by the clock, the moment `trialEnd` passes, with no job needed (decision S6).
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
  return { status, active: hasSubscription({ ...facts, subscriptionStatus: status }) };
}
