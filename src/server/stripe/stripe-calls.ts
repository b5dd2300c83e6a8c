import Stripe from "stripe";
import type { StripeConfig } from "#server/base/config.ts";
import { OperatorError } from "#server/base/operator-error.ts";
import {
  CustomerGone,
  PayerEmailRefused,
  PaymentsAway,
  PaymentsFailed,
} from "#server/payments/payment-provider.ts";

/** Milliseconds for one request. With its one retry it is much shorter than the billing lease. */
const timeout = 8_000;

/** The SDK, with the API version that it was made for. */
export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...placeOf(apiBase) });
}

/**
 * Calls Stripe, and translates its errors into ours.
 *
 * @throws PaymentsAway if Stripe did not answer, PaymentsFailed if it answered with a failure, CustomerGone if it has
 * no such customer, PayerEmailRefused, OperatorError for every other refusal
 */
export async function reachStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? inOurWords(error) : error;
  }
}

/** Whether an object that the request named does not exist at Stripe; the error's `param` says which one. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function inOurWords(error: Stripe.errors.StripeError): Error {
  const { statusCode = 0, param } = error;
  const cause = { cause: error };
  if (statusCode >= 500) return new PaymentsFailed("Stripe failed", cause);
  if (isAway(error)) return new PaymentsAway("Stripe is away", cause);
  // Trial or region have changed since the first attempt with this idempotency key: the next attempt needs a new key.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new PaymentsFailed("Other terms than before", cause);
  if (isMissing(error) && param === "customer") return new CustomerGone("Stripe has no such customer", cause);
  if (param === "email") return new PayerEmailRefused("Stripe does not take this address", cause);
  return new OperatorError(refusalOf(error), cause);
}

/**
 * Whether the result is unknown: no answer; 429; an answer that is not from Stripe; or 409, which the SDK reports as a
 * StripeAPIError: another request with the same idempotency key is still running.
 */
function isAway(error: Stripe.errors.StripeError): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

/**
 * Describes the refusal without Stripe's message, which quotes what was sent. The dashboard finds the request by its
 * id.
 */
function refusalOf(error: Stripe.errors.StripeError): string {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const what = [error.rawType, error.code, error.param, error.requestId].filter(Boolean).join(", ");
  if (error instanceof StripeAuthenticationError) return `Stripe does not take STRIPE_SECRET_KEY (${what})`;
  if (error instanceof StripePermissionError)
    return `STRIPE_SECRET_KEY lacks a permission at Stripe (${what})`;
  return `Stripe refused a request (${what})`;
}

function placeOf(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === "http:" ? "http" : "https";
  return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? 80 : 443) };
}
