import type { SubscriptionStatus } from "#domain/account/person.ts";

/** The facts that decide the state of a subscription. */
export interface SubscriptionFacts {
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant in UTC. */
  trialEnd: string | null;
  hasProviderSubscription: boolean;
  isAdmin: boolean;
}

/**
 * What decides whether a person may write: the status now, and whether they are an administrator, who needs no
 * subscription.
 */
export type Subscriber = Pick<SubscriptionFacts, "subscriptionStatus" | "isAdmin">;

/**
 * Whether a person may create and edit: in the trial, with a subscription, or as an administrator, who needs neither.
 */
export function hasSubscription({ subscriptionStatus, isAdmin }: Subscriber): boolean {
  return isAdmin || subscriptionStatus === "active" || subscriptionStatus === "trialing";
}

/**
 * The status at a moment, and whether the person may create and edit then. A trial without a subscription ends by the
 * clock, at the moment `trialEnd` passes; no job has to run for it (decision S6).
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
