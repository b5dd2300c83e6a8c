import type { Id } from "#domain/ids/id.ts";
import { customerOf, type PaymentServices, unlessGone, whileHolding } from "#server/payments/payments.ts";
import { writeCustomer } from "#server/payments/store.ts";

/**
 * Ends a user's subscription at the provider and then deletes the user (decision A4), under the billing lease, so that
 * no other request can start a new one. While the provider is away nothing is deleted, since a user without an account
 * must not go on paying for it.
 *
 * @param remove deletes the user's rows
 * @throws Refusal PAYMENTS_AWAY, UNAUTHENTICATED if the user has been deleted already
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
