import Stripe from "stripe";
import * as z from "zod/mini";
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

/** An event, as far as it is read. One with a thin payload, signed as well, has no `data`. */
const event = z.object({
  id: z.string(),
  data: z.object({ object: about, previous_attributes: z.optional(about) }),
});

function hintOf(received: unknown): PaymentHint | null {
  const parsed = z.safeParse(event, received);
  if (!parsed.success) throw new WebhookRefused("Not an event with a snapshot of what it is about");
  const { id, data } = parsed.data;
  // A card that was taken off a customer names them only by what it was before.
  const named = data.object.customer ?? data.previous_attributes?.customer;
  const customer = data.object.object === "customer" ? data.object.id : named;
  const customerId = typeof customer === "object" ? customer?.id : customer;
  return customerId ? { eventId: id, customerId } : null;
}
