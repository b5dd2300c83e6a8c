import { Refusal } from "#contract/errors.ts";
import { type PaymentHint, WebhookRefused } from "#server/payments/payment-provider.ts";
import { bringUpToDate, type PaymentServices, whileHolding } from "#server/payments/payments.ts";
import { findUserOfCustomer, hasEvent, insertEvent } from "#server/payments/store.ts";

/**
 * [Note: Webhooks are hints]
 * They come late, twice, in any order or not at all. So nothing is taken from one but whom it is about: the
 * subscription is then asked for anew while the user's row is held, and that is what is written, in one transaction
 * with the event's id. What never comes is made up for by the reconcile pass and by every look at the subscription.
 *
 * @param rawBody the bytes as they came, which the signature is over
 * @throws Refusal WEBHOOK_REFUSED; PAYMENTS_AWAY, upon which the provider sends it again
 */
export async function takeWebhook(
  services: PaymentServices,
  rawBody: Buffer,
  headers: Record<string, unknown>,
): Promise<void> {
  const hint = read(services, rawBody, headers);
  if (!hint) return;
  const userId = await findUserOfCustomer(services.database, hint.customerId);
  // A customer of nobody's: the account was deleted meanwhile.
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
