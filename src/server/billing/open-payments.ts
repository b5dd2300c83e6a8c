import type { Services } from "#server/http/services.ts";
import type { PaymentServices } from "#server/payments/payments.ts";
import { type SandboxProvider, sandboxProvider } from "#server/sandbox/sandbox-provider.ts";
import { stripeProvider } from "#server/stripe/stripe-provider.ts";

/** Payments with their provider. `sandbox` is the same object as `provider` if that is the sandbox, else null. */
export interface Payments extends PaymentServices {
  readonly sandbox: SandboxProvider | null;
}

/** What the whole app depends on: the services, and payments, which are opened once for the process. */
export interface AppServices extends Services {
  readonly payments: Payments;
}

/** The services with payments as their configuration says. */
export function withPayments(services: Services): AppServices {
  return { ...services, payments: openPayments(services) };
}

/** Payments as configured: Stripe, or the sandbox if there are no keys for it. This makes no request. */
function openPayments({
  config,
  database,
  clock,
}: Pick<Services, "config" | "database" | "clock">): Payments {
  const services = { config, database, clock };
  if (config.stripe) return { ...services, provider: stripeProvider(config.stripe, clock), sandbox: null };
  const sandbox = sandboxProvider(database, clock);
  return { ...services, provider: sandbox, sandbox };
}
