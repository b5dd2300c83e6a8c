import Stripe from "stripe";
import type { StripeConfig } from "#server/base/config.ts";
import type { Payer, PayingCustomer, PaymentProvider, Portal } from "#server/payments/payment-provider.ts";
import { isMissing, openStripe, reachStripe } from "#server/stripe/stripe-calls.ts";
import { cancelRunning, readDetails, resumeChosen } from "#server/stripe/stripe-running.ts";
import { startStripeSubscription } from "#server/stripe/stripe-start.ts";
import { readStripeWebhook } from "#server/stripe/stripe-webhook.ts";

/** Card payments by Stripe. Everything is looked up by the customer; we store nothing of the subscriptions. */
export function stripeProvider(config: StripeConfig, clock: () => Date): PaymentProvider {
  const stripe = openStripe(config);
  const reaching = <A extends unknown[], T>(work: (stripe: Stripe, ...given: A) => Promise<T>) => {
    return (...given: A) => reachStripe(() => work(stripe, ...given));
  };
  return {
    name: "stripe",
    publishableKey: config.publishableKey,
    openCustomer: reaching(openCustomer),
    getOrCreateSubscription: reaching(startStripeSubscription),
    details: reaching(readDetails),
    portal: reaching(openPortal),
    cancelAtPeriodEnd: reaching(cancelRunning),
    resume: reaching(resumeChosen),
    closeAccount: reaching(deleteCustomer),
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

/** Deletes the customer, which ends the subscriptions too. If it was deleted before, that is fine. */
async function deleteCustomer(stripe: Stripe, { providerCustomerId }: PayingCustomer): Promise<void> {
  try {
    await stripe.customers.del(providerCustomerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function openPortal(
  stripe: Stripe,
  { providerCustomerId }: PayingCustomer,
  returnUrl: string,
): Promise<Portal> {
  try {
    const session = { customer: providerCustomerId, return_url: returnUrl };
    const { url } = await stripe.billingPortal.sessions.create(session);
    return { url };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) throw error;
    // Stripe requires the portal to be switched on in its dashboard first.
    return { setupRequired: true };
  }
}
