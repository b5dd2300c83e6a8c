import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import {
  type Customer,
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

/** A trial with less left than this is as good as over: a provider takes no trial that ends at once. */
const shortestTrial = 60_000;

/**
 * Begins to pay, or goes on with it: in the trial a card is set up for its end, after it the first month is paid.
 * Asked twice, from two tabs even, it answers with the same subscription.
 *
 * @throws Refusal PAYMENTS_AWAY, PAYER_EMAIL_REFUSED
 */
export function getOrCreateSubscription(
  services: PaymentServices,
  userId: Id<"User">,
): Promise<PaymentStart> {
  return whileHolding(services, userId, async (held) => {
    const { customer, start } = await tryToStart(services, held);
    await bringUpToDate(services, { ...held, user: { ...held.user, customerId: customer.customerId } });
    return start;
  });
}

/** Lets the subscription end with its period. @throws Refusal NO_SUBSCRIPTION, PAYMENTS_AWAY */
export function cancelSubscription(services: PaymentServices, userId: Id<"User">) {
  return changeSubscription(services, userId, (customer) => services.provider.cancelAtPeriodEnd(customer));
}

/** Lets a subscription that was to end go on. @throws Refusal NO_SUBSCRIPTION, PAYMENTS_AWAY */
export function resumeSubscription(services: PaymentServices, userId: Id<"User">) {
  return changeSubscription(services, userId, (customer) => services.provider.resume(customer));
}

function changeSubscription(
  services: PaymentServices,
  userId: Id<"User">,
  change: (customer: Customer) => Promise<boolean>,
): Promise<void> {
  return whileHolding(services, userId, async (held) => {
    const customer = customerOf(held.user);
    const isChanged = customer !== null && (await unlessGone(change(customer), false));
    if (!isChanged) throw new Refusal("NO_SUBSCRIPTION");
    await bringUpToDate(services, held);
  });
}

interface Started {
  customer: Customer;
  start: PaymentStart;
}

/** Only a start ends a try, and only where it is known how that ended ([Note: The billing lease]). */
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

/** Starts with the customer there is; one that was deleted at the provider's is replaced by a new one. */
async function startPayment(services: PaymentServices, held: HeldUser): Promise<Started> {
  const { provider } = services;
  const known = customerOf(held.user);
  const terms = startTerms(services, held);
  const resumed = known && (await unlessGone(provider.getOrCreateSubscription(known, terms), null));
  if (known && resumed) return { customer: known, start: resumed };
  const customer = await openCustomer(provider, held);
  return { customer, start: await provider.getOrCreateSubscription(customer, terms) };
}

/** The customer is written down before anything is made for it, so that a webhook about that finds its user. */
async function openCustomer(provider: PaymentProvider, { user, lease }: HeldUser): Promise<Customer> {
  const { userId, email, name } = user;
  const customerId = await provider.openCustomer({ userId, email, name }, lease.attemptKey);
  await lease.write((trx) => writeCustomer(trx, userId, customerId));
  return { userId, customerId };
}

function startTerms({ clock }: PaymentServices, { user, lease }: HeldUser) {
  const left = user.trialEnd === null ? 0 : Date.parse(user.trialEnd) - clock().getTime();
  const trialEnd = user.trialEnd !== null && left > shortestTrial ? new Date(user.trialEnd) : null;
  return { plan: user.plan, trialEnd, attemptKey: lease.attemptKey };
}
