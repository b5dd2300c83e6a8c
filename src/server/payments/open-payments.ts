import type { Services } from "#server/http/services.ts";
import type { PaymentServices } from "#server/payments/payments.ts";
import { type SandboxProvider, sandboxProvider } from "#server/payments/sandbox-provider.ts";
import { stripeProvider } from "#server/payments/stripe-provider.ts";

/** Payments with their provider; `sandbox` is the same one again where payments are only tried out, else null. */
export interface Payments extends PaymentServices {
  readonly sandbox: SandboxProvider | null;
}

/** Payments as configured: by Stripe, or without its keys in the sandbox. Nobody is reached by this. */
export function openPayments({
  config,
  database,
  clock,
}: Pick<Services, "config" | "database" | "clock">): Payments {
  const services = { config, database, clock };
  if (config.stripe) return { ...services, provider: stripeProvider(config.stripe, clock), sandbox: null };
  const sandbox = sandboxProvider(database, clock);
  return { ...services, provider: sandbox, sandbox };
}
