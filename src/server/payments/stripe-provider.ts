import Stripe from "stripe";
import type { Plan } from "#domain/account/plan.ts";
import { enGB } from "#domain/messages/en-gb.ts";
import type { StripeConfig } from "#server/config.ts";
import { chooseSubscription, hasEnded } from "#server/payments/choose-subscription.ts";
import type {
  Customer,
  Payer,
  PaymentProvider,
  PaymentStart,
  Portal,
  ProviderSubscription,
  SubscriptionStart,
} from "#server/payments/payment-provider.ts";
import { isMissing, openStripe, reachStripe } from "#server/payments/stripe-calls.ts";
import {
  expansions,
  isLatestPaid,
  readStart,
  readSubscription,
} from "#server/payments/stripe-subscription.ts";
import { readStripeWebhook } from "#server/payments/stripe-webhook.ts";

/** Card payments by Stripe. Everything is looked up by the customer; of subscriptions we remember nothing. */
export function stripeProvider(config: StripeConfig, clock: () => Date): PaymentProvider {
  const stripe = openStripe(config);
  const reaching = <A extends unknown[], T>(work: (...given: A) => Promise<T>) => {
    return (...given: A) => reachStripe(() => work(...given));
  };
  return {
    name: "stripe",
    publishableKey: config.publishableKey,
    openCustomer: reaching((person, attemptKey) => openCustomer(stripe, person, attemptKey)),
    getOrCreateSubscription: reaching((customer, start) => getOrCreate(stripe, customer, start)),
    details: reaching((customer) => details(stripe, customer)),
    portal: reaching((customer, returnUrl) => openPortal(stripe, customer, returnUrl)),
    cancelAtPeriodEnd: reaching((customer) =>
      changeRunning(stripe, customer, () => ({ cancel_at_period_end: true })),
    ),
    resume: reaching((customer) => changeRunning(stripe, customer, takenBack)),
    closeAccount: reaching(async ({ customerId }) => {
      // Ends its subscriptions too.
      await stripe.customers.del(customerId);
    }),
    parseWebhook: (rawBody, headers) =>
      readStripeWebhook(
        { rawBody, signature: headers["stripe-signature"], now: clock() },
        config.webhookSecrets,
      ),
  };
}

async function openCustomer(stripe: Stripe, person: Payer, attemptKey: string): Promise<string> {
  const { userId, email, name } = person;
  const { id } = await stripe.customers.create(
    { email, name, metadata: { user_id: userId } },
    { idempotencyKey: `${attemptKey}:customer` },
  );
  return id;
}

async function getOrCreate(
  stripe: Stripe,
  customer: Customer,
  start: SubscriptionStart,
): Promise<PaymentStart> {
  const present = await fetchChosen(stripe, customer);
  const resumed = present && readStart(present);
  if (resumed) return resumed;
  if (present && !hasEnded(present)) await stripe.subscriptions.cancel(present.id);
  const made = readStart(await createSubscription(stripe, customer, start));
  if (!made) throw new Error("Stripe made a subscription that cannot be paid for");
  return made;
}

async function createSubscription(
  stripe: Stripe,
  { customerId, userId }: Customer,
  { plan, trialEnd, attemptKey }: SubscriptionStart,
): Promise<Stripe.Subscription> {
  const trial: Partial<Stripe.SubscriptionCreateParams> = trialEnd
    ? {
        trial_end: Math.floor(trialEnd.getTime() / 1000),
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      }
    : {};
  return stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price: await findPrice(stripe, plan) }],
      payment_behavior: "default_incomplete",
      payment_settings: { payment_method_types: ["card"], save_default_payment_method: "on_subscription" },
      metadata: { user_id: userId },
      expand: expansions,
      ...trial,
    },
    { idempotencyKey: `${attemptKey}:subscription:${customerId}` },
  );
}

async function findPrice(stripe: Stripe, { priceKey }: Plan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceKey], active: true, limit: 1 });
  if (!data[0]) throw new Error(`Stripe has no active price with the lookup key ${priceKey}`);
  return data[0].id;
}

async function details(stripe: Stripe, customer: Customer): Promise<ProviderSubscription | null> {
  const chosen = await fetchChosen(stripe, customer);
  if (!chosen) return null;
  const hasPaid = isLatestPaid(chosen) || (hasEnded(chosen) && (await hasEverPaid(stripe, customer)));
  return readSubscription(chosen, hasPaid);
}

/** The one that counts, with what is expanded on it. */
async function fetchChosen(stripe: Stripe, { customerId }: Customer): Promise<Stripe.Subscription | null> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
  const chosen = chooseSubscription(
    data.map(({ id, status, created }) => ({ id, status, createdAt: created })),
  );
  return chosen && stripe.subscriptions.retrieve(chosen.id, { expand: expansions });
}

/** A trial's invoice of nothing is paid as well, so it is the amounts that count. */
async function hasEverPaid(stripe: Stripe, { customerId }: Customer): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: "paid", limit: 100 });
  return data.some((invoice) => invoice.amount_paid > 0);
}

async function openPortal(stripe: Stripe, { customerId }: Customer, returnUrl: string): Promise<Portal> {
  try {
    const session = { customer: customerId, return_url: returnUrl };
    const { url } = await stripe.billingPortal.sessions.create(session);
    return { url };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) throw error;
    // Stripe wants the portal switched on in its dashboard first.
    return { setupRequired: true, message: enGB.billing.portalNotReady };
  }
}

async function changeRunning(
  stripe: Stripe,
  customer: Customer,
  change: (subscription: Stripe.Subscription) => Stripe.SubscriptionUpdateParams,
): Promise<boolean> {
  const chosen = await fetchChosen(stripe, customer);
  if (!chosen || !["trialing", "active", "past_due"].includes(chosen.status)) return false;
  await stripe.subscriptions.update(chosen.id, change(chosen));
  return true;
}

/** Either of the two ways to end later is taken back by itself; Stripe refuses both in one request. */
function takenBack(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" };
}
