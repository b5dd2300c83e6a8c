import Stripe from "stripe";
import type { StripeConfig } from "#server/config.ts";
import { CustomerGone, PaymentsAway } from "#server/payments/payment-provider.ts";

/** Milliseconds for one request; with its one repetition well within the billing lease. */
const timeout = 8_000;

/** The SDK, at the API version it was made for. */
export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...placeOf(apiBase) });
}

/**
 * Makes a call, with Stripe's errors in our own words.
 *
 * @throws PaymentsAway if Stripe did not answer, or answered that it cannot; CustomerGone if it knows no such customer
 */
export async function reachStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isAway(error)) throw new PaymentsAway("Stripe is away", { cause: error });
    if (isMissing(error)) throw new CustomerGone("Stripe has no such customer", { cause: error });
    throw error;
  }
}

/** Tells whether Stripe does not know what a request named. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

function placeOf(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === "http:" ? "http" : "https";
  return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? 80 : 443) };
}
