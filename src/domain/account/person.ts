import type { Id } from "#domain/ids/id.ts";

/** Subscription statuses as a client sees them. */
export const subscriptionStatuses = ["inactive", "active", "trialing", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Days of the free trial, counted from registration. */
export const trialDays = 14;

/** The signed-in person as every layer knows them. It never contains a password or a key. */
export interface User {
  id: Id<"User">;
  email: string;
  firstName: string;
  lastName: string;
  subscriptionStatus: SubscriptionStatus;
  isAdmin: boolean;
  /** End of the trial as an ISO instant in UTC; null when there never was one. */
  trialEnd: string | null;
  createdAt: string;
}
