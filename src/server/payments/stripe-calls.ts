import Stripe from "stripe";
import type { StripeConfig } from "#server/config.ts";
import { OperatorError } from "#server/http/operator-error.ts";
import {
  CustomerGone,
  PayerEmailRefused,
  PaymentsAway,
  PaymentsFailed,
} from "#server/payments/payment-provider.ts";

/** Milliseconds for one request; with its one repetition well within the billing lease. */
const timeout = 8_000;

/** The SDK, at the API version it was made for. */
export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...placeOf(apiBase) });
}

/**
 * Makes a call, with Stripe's errors in our own words.
 *
 * @throws PaymentsAway if Stripe did not answer, PaymentsFailed if it answered that it cannot, CustomerGone if it knows
 * no such customer, PayerEmailRefused, OperatorError for every other refusal
 */
export async function reachStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? inOurWords(error) : error;
  }
}

/** Tells whether Stripe does not know an object that a request named; which one, `param` of the error says. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function inOurWords(error: Stripe.errors.StripeError): Error {
  const { statusCode = 0, param } = error;
  const cause = { cause: error };
  // Another request with the same key is under way, so how it ends is not known yet.
  if (statusCode === 409) return new PaymentsAway("Stripe is at it", cause);
  if (statusCode >= 500) return new PaymentsFailed("Stripe failed", cause);
  if (isAway(error)) return new PaymentsAway("Stripe is away", cause);
  // The key of a try names other terms by now, since its trial or its region is another: it needs another key.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new PaymentsFailed("Other terms than before", cause);
  if (isMissing(error) && param === "customer") return new CustomerGone("Stripe has no such customer", cause);
  if (param === "email") return new PayerEmailRefused("Stripe does not take this address", cause);
  return new OperatorError(refusalOf(error), cause);
}

/** No answer; or 429; or an answer that is not Stripe's. */
function isAway(error: Stripe.errors.StripeError): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

/** Names and never Stripe's message, which quotes what was sent. The dashboard shows the request by its id. */
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
