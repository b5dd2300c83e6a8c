import Stripe from "stripe";
import { type PaymentHint, WebhookRefused } from "#server/payments/payment-provider.ts";

interface Received {
  rawBody: Buffer;
  /** The header Stripe-Signature. */
  signature: unknown;
  now: Date;
}

/** Seconds a webhook may be old, so that one that was overheard cannot be sent again. */
const tolerance = 300;

/**
 * Reads a webhook of Stripe's.
 *
 * @param secrets any one of them will do: there are two while they are being changed
 * @returns null for what concerns no customer
 * @throws WebhookRefused
 */
export function readStripeWebhook(received: Received, secrets: readonly string[]): PaymentHint | null {
  if (typeof received.signature !== "string") throw new WebhookRefused("Not signed");
  for (const secret of secrets) {
    const event = verified(received, received.signature, secret);
    if (event) return hintOf(event);
  }
  throw new WebhookRefused("Signed by nobody we know, or too long ago");
}

function verified({ rawBody, now }: Received, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    return null;
  }
}

function hintOf({ id, data }: Stripe.Event): PaymentHint | null {
  const about = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  const customer = about.object === "customer" ? about.id : about.customer;
  const customerId = typeof customer === "object" ? customer?.id : customer;
  return customerId ? { eventId: id, customerId } : null;
}
