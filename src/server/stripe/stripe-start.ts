import type Stripe from "stripe";
import type { Plan } from "#domain/account/plan.ts";
import { formatPence } from "#domain/money/pence.ts";
import { OperatorError } from "#server/base/operator-error.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { PayingCustomer, PaymentStart, SubscriptionStart } from "#server/payments/payment-provider.ts";
import {
  endAtOnce,
  type FullSubscription,
  fetchChosen,
  listSubscriptions,
  openSetup,
} from "#server/stripe/stripe-subscription.ts";

/** What `getOrCreateSubscription` of payment-provider.ts does, by Stripe. */
export async function startStripeSubscription(
  stripe: Stripe,
  customer: PayingCustomer,
  start: SubscriptionStart,
): Promise<PaymentStart> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = await fetchChosen(stripe, all);
  const resumed = chosen && (await readStart(stripe, chosen, start.plan));
  if (resumed) return resumed;
  const price = await findPrice(stripe, start.plan);
  // All unfinished ones end before a new one starts, because Stripe allows a customer one currency at a time.
  for (const unfinished of all.filter((each) => !hasEnded(each))) await endAtOnce(stripe, unfinished);
  const made = await createSubscription(stripe, { customer, price, ordinal: all.length + 1 }, start);
  const clientSecret = start.trialEnd ? openSetup(made)?.client_secret : secretOf(made.latest_invoice);
  if (!clientSecret) throw new OperatorError("Stripe made a subscription that cannot be paid for");
  return { clientSecret, isTrialSetup: start.trialEnd !== null };
}

/** What is left to do to pay for a subscription; null if it cannot be paid for any more and needs a successor. */
async function readStart(
  stripe: Stripe,
  { subscription, method }: FullSubscription,
  plan: Plan,
): Promise<PaymentStart | null> {
  switch (subscription.status) {
    case "active":
      return { clientSecret: null, isTrialSetup: false };
    case "past_due":
      return { clientSecret: await secretOfDebt(stripe, subscription), isTrialSetup: false };
    case "trialing":
      if (method) return { clientSecret: null, isTrialSetup: true };
      return startAt(subscription, plan, openSetup(subscription)?.client_secret);
    case "incomplete":
      return startAt(subscription, plan, secretOf(subscription.latest_invoice));
    default:
      return null;
  }
}

/** A subscription that nobody has paid for yet is used again only if its price is the one shown now. */
function startAt(
  { items, status }: Stripe.Subscription,
  { priceKey }: Plan,
  clientSecret: string | null | undefined,
): PaymentStart | null {
  if (!clientSecret || items.data[0]?.price.lookup_key !== priceKey) return null;
  return { clientSecret, isTrialSetup: status === "trialing" };
}

/** The client secret of the refused invoice. The latest invoice may be a draft, for an hour after a period's end. */
async function secretOfDebt(
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<string | null> {
  const secret = secretOf(latest);
  if (secret) return secret;
  const expand = ["data.confirmation_secret"];
  const { data } = await stripe.invoices.list({ subscription: id, status: "open", limit: 1, expand });
  return secretOf(data[0] ?? null);
}

function secretOf(invoice: Stripe.Subscription["latest_invoice"]): string | null {
  if (typeof invoice !== "object" || invoice === null) return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/**
 * @param terms `ordinal` counts the customer's subscriptions, this one included. It is part of the idempotency key,
 * because an attempt whose result is unknown keeps its key: once its subscription is listed, even as cancelled or
 * ended, Stripe would answer with it again. Until it is listed, a retry has the same key and does not make a second
 * one.
 */
function createSubscription(
  stripe: Stripe,
  { customer, price, ordinal }: { customer: PayingCustomer; price: string; ordinal: number },
  { trialEnd, attemptKey }: SubscriptionStart,
): Promise<Stripe.Subscription> {
  const trial: Partial<Stripe.SubscriptionCreateParams> = trialEnd
    ? {
        trial_end: Math.floor(trialEnd.getTime() / 1000),
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      }
    : {};
  return stripe.subscriptions.create(
    {
      customer: customer.providerCustomerId,
      items: [{ price }],
      payment_behavior: "default_incomplete",
      payment_settings: { payment_method_types: ["card"], save_default_payment_method: "on_subscription" },
      metadata: { user_id: customer.userId },
      expand: ["pending_setup_intent", "latest_invoice.confirmation_secret"],
      ...trial,
    },
    { idempotencyKey: `${attemptKey}:subscription:${customer.providerCustomerId}:${ordinal}` },
  );
}

/** @throws OperatorError if Stripe has no such price, or one that differs from the price that we show */
async function findPrice(stripe: Stripe, plan: Plan): Promise<string> {
  const { priceKey, amount, currency } = plan;
  const { data } = await stripe.prices.list({ lookup_keys: [priceKey], active: true, limit: 1 });
  const price = data[0];
  if (!price) throw new OperatorError(`Stripe has no active price with the lookup key ${priceKey}`);
  if (!isPriceOf(plan, price)) {
    const wanted = `${formatPence(amount)} ${currency} each month`;
    throw new OperatorError(`Stripe's price with the lookup key ${priceKey} is not ${wanted}`);
  }
  return price.id;
}

function isPriceOf({ amount, currency }: Plan, price: Stripe.Price): boolean {
  const { unit_amount: theirs, recurring, billing_scheme: scheme } = price;
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  const isFlat = scheme === "per_unit" && recurring?.usage_type === "licensed";
  return theirs === amount && price.currency === currency.toLowerCase() && isMonthly && isFlat;
}
