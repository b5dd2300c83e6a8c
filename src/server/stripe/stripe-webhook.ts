import Stripe from "stripe";
import * as z from "zod/mini";
import { type PaymentHint, WebhookRefused } from "#server/payments/payment-provider.ts";

interface Received {
  rawBody: Buffer;
  /** The header Stripe-Signature. */
  signature: unknown;
  now: Date;
}

/** How old, in seconds, a webhook may be, so that a recorded one cannot be sent again (replay). */
const tolerance = 300;

/**
 * Reads a webhook from Stripe.
 *
 * @param secrets one of them must match; there are two while the operator changes them
 * @returns null if it is not about a customer
 * @throws WebhookRefused
 */
export function readStripeWebhook(received: Received, secrets: readonly string[]): PaymentHint | null {
  if (typeof received.signature !== "string") throw new WebhookRefused("Not signed");
  for (const secret of secrets) {
    const signed = verified(received, received.signature, secret);
    if (signed) return hintOf(signed);
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

const about = z.object({
  object: z.optional(z.string()),
  id: z.optional(z.string()),
  customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
});

/** The fields of an event that we read. An event with a thin payload is signed too, but has no `data`. */
const event = z.object({
  id: z.string(),
  data: z.object({ object: about, previous_attributes: z.optional(about) }),
});

function hintOf(received: unknown): PaymentHint | null {
  const parsed = z.safeParse(event, received);
  if (!parsed.success) throw new WebhookRefused("Not an event with a snapshot of what it is about");
  const { id, data } = parsed.data;
  // When a card is removed from a customer, only its previous attributes name the customer.
  const named = data.object.customer ?? data.previous_attributes?.customer;
  const customer = data.object.object === "customer" ? data.object.id : named;
  const providerCustomerId = typeof customer === "object" ? customer?.id : customer;
  return providerCustomerId ? { eventId: id, providerCustomerId } : null;
}
