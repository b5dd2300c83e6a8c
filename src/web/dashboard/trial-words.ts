import type { SubscriptionStatus, User } from "#domain/account/person.ts";
import { messages } from "#web/app/messages.ts";
import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";
import { daysRemaining, trialDaysLeft } from "#web/billing/subscription-words.ts";

interface BannerLink {
  href: string;
  label: string;
}

/** What the banner says and where it leads, the first place first; the billing page is always among them. */
export interface TrialBannerWords {
  tone: "info" | "warning" | "danger";
  title: string;
  message: string;
  links: readonly BannerLink[];
}

/** What the banner goes by, besides the user. */
type BannerFacts = Pick<SubscriptionDetails, "status" | "paymentMethod" | "cancelAtPeriodEnd">;

const questions: BannerLink = { href: "/support/faq", label: "Questions" };
const manage: BannerLink = { href: "/billing", label: "Manage billing" };
const subscribe: BannerLink = { href: "/subscribe", label: "Subscribe" };

/** Days left at which the banner begins to warn somebody without a card. */
const soon = 3;

/**
 * The banner of a user; null where there is nothing to say: for subscribers and administrators. The words of the trial
 * are those of specification 1 §4.
 *
 * @param subscription null where it could not be found out
 */
export function trialBannerWords(
  user: User,
  subscription: BannerFacts | null,
  now: Date,
): TrialBannerWords | null {
  const status = statusNow(user, subscription);
  if (user.isAdmin || status === "active") return null;
  if (status !== "trialing") return endedWords()[status];
  const days = trialDaysLeft(user.trialEnd, now);
  const title = `${messages().billing.trialActive}: ${daysRemaining(days)}`;
  const tone = days <= soon ? "warning" : "info";
  const { allFeatures, autoBilling } = messages().billing;
  if (subscription?.paymentMethod) {
    return subscription.cancelAtPeriodEnd
      ? { tone, title, message: messages().dashboard.trialCancelled, links: [manage, questions] }
      : { tone: "info", title, message: autoBilling, links: [manage, questions] };
  }
  const add = { ...subscribe, label: "Add payment method" };
  return { tone, title, message: allFeatures, links: [add, manage, questions] };
}

/** While it goes on, the provider knows better: a trial may have become a subscription, or a payment have failed. */
function statusNow({ subscriptionStatus }: User, subscription: BannerFacts | null): SubscriptionStatus {
  const goesOn = subscriptionStatus === "trialing" || subscriptionStatus === "active";
  return goesOn ? (subscription?.status ?? subscriptionStatus) : subscriptionStatus;
}

function endedWords(): Record<Exclude<SubscriptionStatus, "active" | "trialing">, TrialBannerWords> {
  const { dashboard } = messages();
  return {
    inactive: {
      tone: "warning",
      title: dashboard.trialEnded,
      message: dashboard.stillReadable,
      links: [subscribe, manage, questions],
    },
    canceled: {
      tone: "warning",
      title: dashboard.subscriptionEnded,
      message: dashboard.stillReadable,
      links: [subscribe, manage, questions],
    },
    past_due: {
      tone: "danger",
      title: dashboard.paymentFailed,
      message: dashboard.checkCard,
      links: [manage, questions],
    },
  };
}
