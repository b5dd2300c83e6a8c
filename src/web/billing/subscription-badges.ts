import { laterMessages } from "#web/base/later-messages.ts";
import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";
import type { BadgeVariant } from "#web/ui/badge.tsx";

interface StatusBadge {
  label: string;
  variant: BadgeVariant;
}

const badges: Record<Exclude<SubscriptionDetails["status"], "trialing">, StatusBadge> = {
  active: { label: "Active", variant: "green" },
  past_due: { label: "Past Due", variant: "red" },
  canceled: { label: "Canceled", variant: "grey" },
  inactive: { label: "Inactive", variant: "grey" },
};

/** The badges of a subscription: its status, and another one when it will end. */
export function badgesOf({ status, cancelAtPeriodEnd }: SubscriptionDetails): StatusBadge[] {
  const cancelling: StatusBadge[] = cancelAtPeriodEnd
    ? [{ label: laterMessages().subscription.cancelling, variant: "yellow" }]
    : [];
  const { freeTrial } = laterMessages().subscription;
  return [status === "trialing" ? { label: freeTrial, variant: "blue" } : badges[status], ...cancelling];
}
