import type Stripe from "stripe";
import type { PaymentMethodOnFile } from "#contract/test-cards.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { PayingCustomer, ProviderSubscription } from "#server/payments/payment-provider.ts";
import {
  endSetup,
  type FullSubscription,
  fetchChosen,
  isEnding,
  listSubscriptions,
} from "#server/stripe/stripe-subscription.ts";

/** The customer's present subscription; null if there never was one. */
export async function readDetails(
  stripe: Stripe,
  customer: PayingCustomer,
): Promise<ProviderSubscription | null> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = await fetchChosen(stripe, all);
  if (!chosen) return null;
  const { subscription } = chosen;
  const hasPaid =
    isLatestPaid(subscription) || (hasEnded(subscription) && (await hasEverPaid(stripe, customer)));
  const running = all.filter(isRunning);
  // If one of several is not ending, it still takes money.
  const cancelAtPeriodEnd = running.length > 0 ? running.every(isEnding) : isEnding(subscription);
  return { ...subscriptionOf(chosen), cancelAtPeriodEnd, hasEverPaid: hasPaid };
}

/**
 * Makes every running subscription end with its period. There may be two, one of them made in the dashboard or by a
 * request whose answer was lost. The card set-up of a trial ends at once.
 *
 * @returns false if none is running
 */
export async function cancelRunning(stripe: Stripe, customer: PayingCustomer): Promise<boolean> {
  const running = (await listSubscriptions(stripe, customer)).filter(isRunning);
  for (const subscription of running) {
    if (!isEnding(subscription))
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await endSetup(stripe, subscription);
  }
  return running.length > 0;
}

/** Makes the chosen subscription continue; others still end as planned. @returns false if none is running */
export async function resumeChosen(stripe: Stripe, customer: PayingCustomer): Promise<boolean> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = await fetchChosen(stripe, all.filter(isRunning));
  if (!chosen) return false;
  await stripe.subscriptions.update(chosen.subscription.id, takenBack(chosen.subscription));
  return true;
}

/** Whether it takes money by itself, now or after a pause; one that waits for its first payment does not. */
function isRunning(subscription: Stripe.Subscription): boolean {
  return !hasEnded(subscription) && subscription.status !== "incomplete";
}

/** Undoes whichever of the two ways of ending later is set, since Stripe refuses both in one request. */
function takenBack(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" };
}

function subscriptionOf({
  subscription,
  method,
}: FullSubscription): Omit<ProviderSubscription, "cancelAtPeriodEnd" | "hasEverPaid"> {
  const item = subscription.items.data[0];
  if (!item) throw new Error("A subscription of Stripe's has nothing in it");
  return {
    id: subscription.id,
    status: subscription.status,
    currentPeriodEnd: instantAt(item.current_period_end * 1000),
    paymentMethod: method && onFile(method),
    price: {
      amount: pence(item.price.unit_amount ?? 0),
      currency: item.price.currency.toUpperCase() as Currency,
    },
  };
}

/** A card is named by its brand, another method by its type. */
function onFile({ type, card }: Stripe.PaymentMethod): PaymentMethodOnFile {
  if (!card) return { brand: type, last4: null, expMonth: null, expYear: null };
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/** Whether money was taken with its latest invoice; an earlier invoice may have been paid even so. */
function isLatestPaid({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  return typeof invoice === "object" && invoice !== null && invoice.amount_paid > 0;
}

/** A trial's invoice of 0.00 counts as paid too, so the amounts decide. */
async function hasEverPaid(stripe: Stripe, { providerCustomerId }: PayingCustomer): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: providerCustomerId, status: "paid", limit: 100 });
  return data.some((invoice) => invoice.amount_paid > 0);
}
