import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import {
  type Customer,
  CustomerGone,
  type PaymentProvider,
  type PaymentStart,
} from "#server/payments/payment-provider.ts";
import {
  bringUpToDate,
  customerOf,
  type HeldUser,
  type PaymentServices,
  whileHolding,
} from "#server/payments/payments.ts";
import { writeCustomer } from "#server/payments/store.ts";

/** A trial with less left than this is as good as over: a provider takes no trial that ends at once. */
const shortestTrial = 60_000;

/**
 * Begins to pay, or goes on with it: in the trial a card is set up for its end, after it the first month is paid.
 * Asked twice, from two tabs even, it answers with the same subscription.
 *
 * @throws Refusal PAYMENTS_AWAY
 */
export function getOrCreateSubscription(
  services: PaymentServices,
  userId: Id<"User">,
): Promise<PaymentStart> {
  return whileHolding(services, userId, async (held) => {
    const { customer, start } = await startPayment(services, held);
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
    const isChanged = customer !== null && (await change(customer));
    if (!isChanged) throw new Refusal("NO_SUBSCRIPTION");
    await bringUpToDate(services, held);
  });
}

/** Starts with the customer there is; one that was deleted at the provider's is replaced by a new one. */
async function startPayment(
  services: PaymentServices,
  held: HeldUser,
): Promise<{ customer: Customer; start: PaymentStart }> {
  const known = customerOf(held.user);
  const terms = startTerms(services, held);
  if (known) {
    try {
      return { customer: known, start: await services.provider.getOrCreateSubscription(known, terms) };
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
    }
  }
  const customer = await openCustomer(services.provider, held);
  return { customer, start: await services.provider.getOrCreateSubscription(customer, terms) };
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
