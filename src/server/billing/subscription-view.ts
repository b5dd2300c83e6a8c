import type { subscriptionRoutes } from "#contract/billing.ts";
import type { RouteAnswer } from "#contract/route.ts";
import { currentStatus } from "#domain/account/subscription.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { ProviderSubscription } from "#server/payments/payment-provider.ts";
import { bringUpToDate, type PaymentServices, whileHolding } from "#server/payments/payments.ts";
import { type BilledUser, findBilledUser } from "#server/payments/store.ts";

type SubscriptionDetails = RouteAnswer<typeof subscriptionRoutes.details>;

/**
 * A user's subscription, which the provider is asked for each time: so a user who comes back from paying sees it
 * without waiting for a webhook. The provider is not asked about a user who never started to pay.
 *
 * @throws Refusal UNAUTHENTICATED, PAYMENTS_AWAY
 */
export async function readSubscription(
  services: PaymentServices,
  userId: Id<"User">,
): Promise<SubscriptionDetails> {
  const user = await findBilledUser(services.database, userId);
  if (!user) throw new Refusal("UNAUTHENTICATED");
  if (user.providerCustomerId === null) return viewOf(services, user, null);
  return whileHolding(services, userId, async (held) => {
    const subscription = await bringUpToDate(services, held);
    const now = await findBilledUser(services.database, userId);
    return viewOf(services, now ?? held.user, subscription);
  });
}

function viewOf(
  { clock, provider }: PaymentServices,
  user: BilledUser,
  subscription: ProviderSubscription | null,
): SubscriptionDetails {
  const backed = user.hasProviderSubscription ? subscription : null;
  const { amount, currency } = backed?.price ?? user.plan;
  return {
    status: currentStatus(user, clock()).status,
    cancelAtPeriodEnd: backed?.cancelAtPeriodEnd ?? false,
    trialEnd: user.trialEnd,
    currentPeriodEnd: backed?.currentPeriodEnd ?? null,
    paymentMethod: backed?.paymentMethod ?? null,
    price: { amount, currency },
    isTest: provider.name === "sandbox",
  };
}
