import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Services } from "#server/http/services.ts";
import { accountState } from "#server/payments/account-state.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import { type Lease, LeaseTaken, withLease } from "#server/payments/lease.ts";
import {
  CustomerGone,
  PayerEmailRefused,
  type PayingCustomer,
  type PaymentProvider,
  PaymentsAway,
  type ProviderSubscription,
} from "#server/payments/payment-provider.ts";
import { type BilledUser, findBilledUser, writeCustomer, writeState } from "#server/payments/store.ts";

/** What payments depend on. */
export interface PaymentServices extends Pick<Services, "config" | "database" | "clock"> {
  readonly provider: PaymentProvider;
}

/** A user whose billing lease is taken. */
export interface HeldUser {
  user: BilledUser;
  lease: Lease;
}

/**
 * Runs work while no other work deals with this user's subscription ([Note: The billing lease]).
 *
 * @throws Refusal UNAUTHENTICATED if the user was deleted, PAYMENTS_AWAY if the provider does not answer or other work
 * has the lease too long, PAYER_EMAIL_REFUSED
 */
export async function whileHolding<T>(
  { database }: PaymentServices,
  userId: Id<"User">,
  work: (held: HeldUser) => Promise<T>,
): Promise<T> {
  // Checked before the lease's row is made, which references the user's.
  if (!(await findBilledUser(database, userId))) throw new Refusal("UNAUTHENTICATED");
  try {
    return await withLease(database, userId, async (lease) => {
      const user = await findBilledUser(database, userId);
      if (!user) throw new Refusal("UNAUTHENTICATED");
      return work({ user, lease });
    });
  } catch (error) {
    if (error instanceof PaymentsAway || error instanceof LeaseTaken) throw new Refusal("PAYMENTS_AWAY");
    if (error instanceof PayerEmailRefused) throw new Refusal("PAYER_EMAIL_REFUSED");
    throw error;
  }
}

/** The user's customer at the provider; null if they never started to pay. */
export function customerOf({ userId, providerCustomerId }: BilledUser): PayingCustomer | null {
  return providerCustomerId === null ? null : { userId, providerCustomerId };
}

/**
 * Asks the provider for the present subscription and stores it, whatever was stored before.
 *
 * @param alongside writes more in the same transaction
 * @throws PaymentsAway
 */
export async function bringUpToDate(
  { provider, clock }: PaymentServices,
  { user, lease }: HeldUser,
  alongside: (trx: Parameters<Parameters<Lease["write"]>[0]>[0]) => Promise<void> = async () => undefined,
): Promise<ProviderSubscription | null> {
  const customer = customerOf(user);
  const subscription = customer && (await unlessGone(provider.details(customer), "gone"));
  const isGone = subscription === "gone";
  const known = isGone ? null : subscription;
  const now = clock();
  await lease.write(async (trx) => {
    await alongside(trx);
    if (isGone) await writeCustomer(trx, user.userId, null);
    const state = accountState(known, user.trialEnd, now);
    await writeState(trx, user.userId, { ...state, checkAt: nextCheck(known, now) });
  });
  return known;
}

/** Waits for an answer about a customer, and returns `gone` instead if the provider has no such customer any more. */
export async function unlessGone<T, const G>(asked: Promise<T>, gone: G): Promise<T | G> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CustomerGone) return gone;
    throw error;
  }
}

const hour = 60 * 60 * 1000;
const longestTrust = 12 * hour;
/** A provider may need some minutes after a period's end to take the next payment. */
const soon = hour / 12;

/**
 * The next check: at the period's end, and twice a day in case a webhook was lost; none after the subscription ended.
 */
function nextCheck(subscription: ProviderSubscription | null, now: Date): Date | null {
  if (!subscription || hasEnded(subscription)) return null;
  const untilEnd = Date.parse(subscription.currentPeriodEnd) - now.getTime();
  return new Date(now.getTime() + (untilEnd > 0 ? Math.min(untilEnd, longestTrust) : soon));
}
