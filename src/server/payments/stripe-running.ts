import type Stripe from "stripe";
import type { PaymentMethodOnFile } from "#contract/test-cards.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Currency } from "#domain/money/currency.ts";
import { pence } from "#domain/money/pence.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { Customer, ProviderSubscription } from "#server/payments/payment-provider.ts";
import {
  endSetup,
  type FullSubscription,
  fetchChosen,
  isEnding,
  listSubscriptions,
} from "#server/payments/stripe-subscription.ts";

/** How things stand with a customer; null if there never was a subscription. */
export async function readDetails(stripe: Stripe, customer: Customer): Promise<ProviderSubscription | null> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = await fetchChosen(stripe, all);
  if (!chosen) return null;
  const { subscription } = chosen;
  const hasPaid =
    isLatestPaid(subscription) || (hasEnded(subscription) && (await hasEverPaid(stripe, customer)));
  const running = all.filter(isRunning);
  // One that goes on takes money, whatever has become of the others.
  const cancelAtPeriodEnd = running.length > 0 ? running.every(isEnding) : isEnding(subscription);
  return { ...readSubscription(chosen), cancelAtPeriodEnd, hasEverPaid: hasPaid };
}

/**
 * Lets every subscription that runs end with its period: there may be two, one of them made in the dashboard or by a
 * request whose answer was lost. The set-up of a trial ends at once.
 *
 * @returns false if none runs
 */
export async function cancelRunning(stripe: Stripe, customer: Customer): Promise<boolean> {
  const running = (await listSubscriptions(stripe, customer)).filter(isRunning);
  for (const subscription of running) {
    if (!isEnding(subscription))
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await endSetup(stripe, subscription);
  }
  return running.length > 0;
}

/** Lets the one that counts go on; any others end as they were to. @returns false if none runs */
export async function resumeChosen(stripe: Stripe, customer: Customer): Promise<boolean> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = await fetchChosen(stripe, all.filter(isRunning));
  if (!chosen) return false;
  await stripe.subscriptions.update(chosen.subscription.id, takenBack(chosen.subscription));
  return true;
}

/** Takes money by itself, or would again: one that waits for its first payment does not. */
function isRunning(subscription: Stripe.Subscription): boolean {
  return !hasEnded(subscription) && subscription.status !== "incomplete";
}

/** Either of the two ways to end later is taken back by itself; Stripe refuses both in one request. */
function takenBack(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" };
}

function readSubscription({
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

/** A card by its brand, and what is no card by its kind. */
function onFile({ type, card }: Stripe.PaymentMethod): PaymentMethodOnFile {
  if (!card) return { brand: type, last4: null, expMonth: null, expYear: null };
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/** Whether money was taken with its latest invoice; it may have been with an earlier one. */
function isLatestPaid({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  return typeof invoice === "object" && invoice !== null && invoice.amount_paid > 0;
}

/** A trial's invoice of nothing is paid as well, so it is the amounts that count. */
async function hasEverPaid(stripe: Stripe, { customerId }: Customer): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: "paid", limit: 100 });
  return data.some((invoice) => invoice.amount_paid > 0);
}
