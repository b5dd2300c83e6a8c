import type { SubscriptionStatus, User } from "#domain/account/person.ts";
import { messages } from "#web/base/messages.ts";
import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";
import { daysRemaining, trialDaysLeft } from "#web/billing/trial-days.ts";

interface BannerLink {
  href: string;
  label: string;
}

/** The text and links of the banner, the most important link first; the billing page is always one of them. */
export interface TrialMessage {
  tone: "info" | "warning" | "danger";
  /** There is time: one line is enough. */
  isCalm: boolean;
  title: string;
  message: string;
  links: readonly BannerLink[];
}

/** The facts that decide the banner, besides the user. */
type BannerFacts = Pick<SubscriptionDetails, "status" | "paymentMethod" | "cancelAtPeriodEnd">;

const questions: BannerLink = { href: "/support/faq", label: "Questions" };
const manage: BannerLink = { href: "/billing", label: "Manage billing" };
const subscribe: BannerLink = { href: "/subscribe", label: "Subscribe" };

/** The number of days left from which the banner warns a person without a card. */
const soon = 3;
/** The number of days left from which the banner is more than a line. */
const lastDays = 4;

/**
 * The banner of a user; null when there is nothing to say: for subscribers and administrators.
 *
 * @param subscription null when it could not be read
 */
export function trialMessage(user: User, subscription: BannerFacts | null, now: Date): TrialMessage | null {
  const status = statusNow(user, subscription);
  if (user.isAdmin || status === "active") return null;
  if (status !== "trialing") return endedMessages()[status];
  const days = trialDaysLeft(user.trialEnd, now);
  const title = `${messages().billing.trialActive}: ${daysRemaining(days)}`;
  const tone = days <= soon ? "warning" : "info";
  const isCalm = days > lastDays;
  const { allFeatures, autoBilling } = messages().billing;
  if (subscription?.paymentMethod) {
    return subscription.cancelAtPeriodEnd
      ? { tone, isCalm, title, message: messages().dashboard.trialCancelled, links: [manage, questions] }
      : { tone: "info", isCalm, title, message: autoBilling, links: [manage, questions] };
  }
  const add = { ...subscribe, label: "Add payment method" };
  return { tone, isCalm, title, message: allFeatures, links: [add, manage, questions] };
}

/**
 * While the trial or subscription runs, the provider's status is newer than the user's: the trial may have become a
 * subscription, or a payment may have failed.
 */
function statusNow({ subscriptionStatus }: User, subscription: BannerFacts | null): SubscriptionStatus {
  const goesOn = subscriptionStatus === "trialing" || subscriptionStatus === "active";
  return goesOn ? (subscription?.status ?? subscriptionStatus) : subscriptionStatus;
}

function endedMessages(): Record<Exclude<SubscriptionStatus, "active" | "trialing">, TrialMessage> {
  const { dashboard } = messages();
  return {
    inactive: {
      tone: "warning",
      isCalm: false,
      title: dashboard.trialEnded,
      message: dashboard.stillReadable,
      links: [subscribe, manage, questions],
    },
    canceled: {
      tone: "warning",
      isCalm: false,
      title: dashboard.subscriptionEnded,
      message: dashboard.stillReadable,
      links: [subscribe, manage, questions],
    },
    past_due: {
      tone: "danger",
      isCalm: false,
      title: dashboard.paymentFailed,
      message: dashboard.checkCard,
      links: [manage, questions],
    },
  };
}
