import type { TestCardId } from "#contract/test-cards.ts";
import {
  type BillingAccount,
  type BillingInvoice,
  type BillingMoment,
  type BillingSubscription,
  latestInvoice,
} from "#server/sandbox/billing-account.ts";
import { day, hour, monthsAfter } from "#server/sandbox/billing-calendar.ts";
import { addInvoice, endSubscription, payInvoice } from "#server/sandbox/billing-machine.ts";

/** A first invoice that is not paid is given up after this long, as Stripe does. */
const incompleteLives = 23 * hour;

/** The days between a refused payment and each retry; after the last retry the subscription ends. */
const retryDays = [1, 3, 3, 7];

/** Whether a payment can be taken from the card while its owner is away. */
const chargeable: Record<TestCardId, boolean> = {
  works: true,
  needs_confirmation: true,
  always_asks: false,
  fails_later: false,
  declined: false,
  insufficient_funds: false,
};

/**
 * Does everything that is due by now, in order and each at its own time: ends of trials, renewals, retries of refused
 * payments, ends. Doing it late has the same result as doing it in time. See [Note: The billing machine].
 */
export function advance(account: BillingAccount, { now, newId }: BillingMoment): void {
  for (const subscription of account.subscriptions) {
    for (let due = nextDue(account, subscription); due !== null && due <= now; ) {
      fallDue(account, subscription, { now: due, newId });
      due = nextDue(account, subscription);
    }
  }
}

/** When something happens to a subscription without a request; null if nothing ever will. */
function nextDue(account: BillingAccount, subscription: BillingSubscription): number | null {
  switch (subscription.status) {
    case "incomplete":
      return subscription.createdAt + incompleteLives;
    case "trialing":
    case "active":
      return subscription.periodEnd;
    case "past_due":
      return latestInvoice(account, subscription)?.nextTryAt ?? null;
    default:
      return null;
  }
}

function fallDue(account: BillingAccount, subscription: BillingSubscription, moment: BillingMoment): void {
  const invoice = latestInvoice(account, subscription);
  if (subscription.status === "past_due" && invoice) {
    charge(account, { subscription, invoice }, moment.now);
    return;
  }
  const mayRenew = subscription.card !== null && !subscription.cancelAtPeriodEnd;
  if (subscription.status === "incomplete" || !mayRenew) endSubscription(account, subscription, moment.now);
  else renew(account, subscription, moment);
}

function renew(account: BillingAccount, subscription: BillingSubscription, moment: BillingMoment): void {
  subscription.status = "active";
  subscription.months += 1;
  subscription.periodEnd = monthsAfter(subscription.trialEnd ?? subscription.createdAt, subscription.months);
  charge(account, { subscription, invoice: addInvoice(account, subscription, moment) }, moment.now);
}

function charge(
  account: BillingAccount,
  { subscription, invoice }: { subscription: BillingSubscription; invoice: BillingInvoice },
  at: number,
): void {
  if (subscription.card && chargeable[subscription.card]) {
    payInvoice(subscription, invoice);
    return;
  }
  const wait = retryDays[invoice.refusals];
  invoice.refusals += 1;
  if (wait === undefined) {
    endSubscription(account, subscription, at);
    return;
  }
  subscription.status = "past_due";
  invoice.nextTryAt = at + wait * day;
}
