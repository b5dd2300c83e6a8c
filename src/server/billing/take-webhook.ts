import { Refusal } from "#server/base/refusal.ts";
import { type PaymentHint, WebhookRefused } from "#server/payments/payment-provider.ts";
import { bringUpToDate, type PaymentServices, whileHolding } from "#server/payments/payments.ts";
import { findUserOfCustomer, hasEvent, insertEvent } from "#server/payments/store.ts";

/**
 * [Note: Webhooks are hints]
 * Webhooks arrive late, twice, in any order or not at all. So only the customer is read from one. The server then asks
 * the provider for the subscription while it has the user's lease, and writes that answer in one transaction with the
 * event's id. The reconcile pass and every look at the subscription make up for a webhook that never arrives.
 *
 * @param rawBody the bytes as they arrived, which are signed
 * @throws Refusal WEBHOOK_REFUSED; PAYMENTS_AWAY, after which the provider sends the webhook again
 */
export async function takeWebhook(
  services: PaymentServices,
  rawBody: Buffer,
  headers: Record<string, unknown>,
): Promise<void> {
  const hint = read(services, rawBody, headers);
  if (!hint) return;
  const userId = await findUserOfCustomer(services.database, hint.providerCustomerId);
  // A customer without a user: the account was deleted meanwhile.
  if (!userId || (await hasEvent(services.database, userId, hint.eventId))) return;
  await whileHolding(services, userId, async (held) => {
    const event = { eventId: hint.eventId, now: services.clock() };
    await bringUpToDate(services, held, (trx) => insertEvent(trx, userId, event));
  });
}

function read(
  { provider }: PaymentServices,
  rawBody: Buffer,
  headers: Record<string, unknown>,
): PaymentHint | null {
  try {
    return provider.parseWebhook(rawBody, headers);
  } catch (error) {
    if (error instanceof WebhookRefused) throw new Refusal("WEBHOOK_REFUSED");
    throw error;
  }
}
