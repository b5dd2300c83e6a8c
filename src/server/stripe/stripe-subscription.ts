import Stripe from "stripe";
import { chooseSubscription } from "#server/payments/choose-subscription.ts";
import type { PayingCustomer } from "#server/payments/payment-provider.ts";

/** A subscription, and the payment method that it uses. */
export interface FullSubscription {
  subscription: Stripe.Subscription;
  /** What later payments are taken from; null if there is nothing. */
  method: Stripe.PaymentMethod | null;
}

/** The objects to include in an answer; otherwise Stripe sends ids, and no client secret at all. */
const expansions = [
  "customer",
  "default_payment_method",
  "pending_setup_intent",
  "latest_invoice.confirmation_secret",
];

/** Every subscription that a customer ever had, with ids in place of related objects. */
export async function listSubscriptions(
  stripe: Stripe,
  { providerCustomerId }: PayingCustomer,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: providerCustomerId,
    status: "all",
    limit: 100,
  });
  return data;
}

/** The one subscription that counts, with its payment method; null if the list is empty. */
export async function fetchChosen(
  stripe: Stripe,
  all: readonly Stripe.Subscription[],
): Promise<FullSubscription | null> {
  const chosen = chooseSubscription(
    all.map((each) => ({
      id: each.id,
      status: each.status,
      createdAt: each.created,
      hasMethod: each.default_payment_method !== null,
      isEnding: isEnding(each),
    })),
  );
  if (!chosen) return null;
  const subscription = await stripe.subscriptions.retrieve(chosen.id, { expand: expansions });
  const method = await findMethod(stripe, subscription);
  if (method || subscription.status !== "trialing" || openSetup(subscription)) {
    return { subscription, method };
  }
  return takeUpCard(stripe, subscription);
}

/** Whether a subscription is set to end with its period. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  // The portal may set a date instead.
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/** The set-up in which a card can still be given; null if there is no open one. */
export function openSetup({ pending_setup_intent: setup }: Stripe.Subscription): Stripe.SetupIntent | null {
  if (typeof setup !== "object" || setup === null) return null;
  return setup.status === "succeeded" || setup.status === "canceled" ? null : setup;
}

/**
 * Ends a subscription at once, together with its card set-up: a form for it may still be open in another tab, and would
 * take a card for a subscription that has ended.
 */
export async function endAtOnce(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  await stripe.subscriptions.cancel(subscription.id);
  await endSetup(stripe, subscription);
}

/** Ends the open set-up of a subscription, if it has one. It may have been finished or ended a moment ago. */
export async function endSetup(
  stripe: Stripe,
  { pending_setup_intent: setup }: Stripe.Subscription,
): Promise<void> {
  if (setup === null) return;
  try {
    await stripe.setupIntents.cancel(idOf(setup));
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeError && error.code === "setup_intent_unexpected_state";
    if (!isOver) throw error;
  }
}

/** The subscription's own method, else the customer's, which is the one that the portal changes. */
async function findMethod(
  stripe: Stripe,
  { default_payment_method: own, customer }: Stripe.Subscription,
): Promise<Stripe.PaymentMethod | null> {
  if (typeof own === "object" && own !== null) return own;
  // Not expanded with the subscription, because a deleted customer has no such field to expand.
  if (typeof customer !== "object" || customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  return typeof method === "string" ? stripe.paymentMethods.retrieve(method) : method;
}

/**
 * For a trial without a card and without a form to give one. Stripe does not promise that a card that was set up
 * becomes the subscription's, so the card of a set-up that has succeeded is set on the subscription here.
 */
async function takeUpCard(stripe: Stripe, subscription: Stripe.Subscription): Promise<FullSubscription> {
  const customer = idOf(subscription.customer);
  const { data } = await stripe.setupIntents.list({
    customer,
    created: { gte: subscription.created },
    limit: 100,
    expand: ["data.payment_method"],
  });
  const card = data
    .filter(({ status }) => status === "succeeded")
    .map(({ payment_method: method }) => (typeof method === "object" ? method : null))
    // A card that was removed again belongs to no customer.
    .find((method) => method?.customer != null && idOf(method.customer) === customer);
  if (!card) return { subscription, method: null };
  const updated = await stripe.subscriptions.update(subscription.id, {
    default_payment_method: card.id,
    expand: expansions,
  });
  return { subscription: updated, method: card };
}

function idOf(named: string | { id: string }): string {
  return typeof named === "string" ? named : named.id;
}
