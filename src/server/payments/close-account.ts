import type { Id } from "#domain/account/id.ts";
import { customerOf, type PaymentServices, unlessGone, whileHolding } from "#server/payments/payments.ts";
import { writeCustomer } from "#server/payments/store.ts";

/**
 * Ends a user's subscription at the provider's and then removes the user (decision A4), while nobody else can begin
 * a new one. While the provider is away nothing is removed: whoever has no account must not go on paying for it.
 *
 * @param remove deletes the user's rows
 * @throws Refusal PAYMENTS_AWAY, UNAUTHENTICATED if the user is gone already
 */
export function closeAccount(
  services: PaymentServices,
  userId: Id<"User">,
  remove: () => Promise<void>,
): Promise<void> {
  return whileHolding(services, userId, async ({ user, lease }) => {
    const customer = customerOf(user);
    if (customer) {
      await unlessGone(services.provider.closeAccount(customer), undefined);
      await lease.write((trx) => writeCustomer(trx, userId, null));
    }
    await remove();
  });
}
