import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import {
  type PayingCustomer,
  type PaymentProvider,
  type PaymentStart,
  PaymentsAway,
  PaymentsFailed,
} from "#server/payments/payment-provider.ts";
import {
  bringUpToDate,
  customerOf,
  type HeldUser,
  type PaymentServices,
  unlessGone,
  whileHolding,
} from "#server/payments/payments.ts";
import { writeCustomer } from "#server/payments/store.ts";

/** Milliseconds. A trial with less time left counts as over, since a provider refuses a trial that ends at once. */
const shortestTrial = 60_000;

/**
 * Starts or continues paying: during the trial a card is set up for its end; after the trial the first month is paid.
 * Two calls, even from two tabs, answer with the same subscription.
 *
 * @throws Refusal PAYMENTS_AWAY, PAYER_EMAIL_REFUSED
 */
export function getOrCreateSubscription(
  services: PaymentServices,
  userId: Id<"User">,
): Promise<PaymentStart> {
  return whileHolding(services, userId, async (held) => {
    const { customer, start } = await tryToStart(services, held);
    await bringUpToDate(services, {
      ...held,
      user: { ...held.user, providerCustomerId: customer.providerCustomerId },
    });
    return start;
  });
}

/** Makes the subscription end with its period. @throws Refusal NO_SUBSCRIPTION, PAYMENTS_AWAY */
export function cancelSubscription(services: PaymentServices, userId: Id<"User">) {
  return changeSubscription(services, userId, (customer) => services.provider.cancelAtPeriodEnd(customer));
}

/** Continues a subscription that was set to end. @throws Refusal NO_SUBSCRIPTION, PAYMENTS_AWAY */
export function resumeSubscription(services: PaymentServices, userId: Id<"User">) {
  return changeSubscription(services, userId, (customer) => services.provider.resume(customer));
}

function changeSubscription(
  services: PaymentServices,
  userId: Id<"User">,
  change: (customer: PayingCustomer) => Promise<boolean>,
): Promise<void> {
  return whileHolding(services, userId, async (held) => {
    const customer = customerOf(held.user);
    const isChanged = customer !== null && (await unlessGone(change(customer), false));
    if (!isChanged) throw new Refusal("NO_SUBSCRIPTION");
    await bringUpToDate(services, held);
  });
}

interface Started {
  customer: PayingCustomer;
  start: PaymentStart;
}

/** Ends the attempt, and so its idempotency key, only if its result is known ([Note: The billing lease]). */
async function tryToStart(services: PaymentServices, held: HeldUser): Promise<Started> {
  try {
    const started = await startPayment(services, held);
    held.lease.endAttempt();
    return started;
  } catch (error) {
    const isEndKnown = !(error instanceof PaymentsAway) || error instanceof PaymentsFailed;
    if (isEndKnown) held.lease.endAttempt();
    throw error;
  }
}

/** Starts with the known customer; if it was deleted at the provider, a new one replaces it. */
async function startPayment(services: PaymentServices, held: HeldUser): Promise<Started> {
  const { provider } = services;
  const known = customerOf(held.user);
  const terms = startTerms(services, held);
  const resumed = known && (await unlessGone(provider.getOrCreateSubscription(known, terms), null));
  if (known && resumed) return { customer: known, start: resumed };
  const customer = await openCustomer(provider, held);
  return { customer, start: await provider.getOrCreateSubscription(customer, terms) };
}

/** Stores the new customer before a subscription is made for it, so that a webhook about that finds its user. */
async function openCustomer(provider: PaymentProvider, { user, lease }: HeldUser): Promise<PayingCustomer> {
  const { userId, email, name } = user;
  const providerCustomerId = await provider.openCustomer({ userId, email, name }, lease.attemptKey);
  await lease.write((trx) => writeCustomer(trx, userId, providerCustomerId));
  return { userId, providerCustomerId };
}

function startTerms({ clock }: PaymentServices, { user, lease }: HeldUser) {
  const left = user.trialEnd === null ? 0 : Date.parse(user.trialEnd) - clock().getTime();
  const trialEnd = user.trialEnd !== null && left > shortestTrial ? new Date(user.trialEnd) : null;
  return { plan: user.plan, trialEnd, attemptKey: lease.attemptKey };
}
