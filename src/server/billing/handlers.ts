import type { sandboxRoutes, subscriptionRoutes } from "#contract/billing.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Payments } from "#server/billing/open-payments.ts";
import {
  cancelSubscription,
  getOrCreateSubscription,
  resumeSubscription,
} from "#server/billing/subscribe.ts";
import { readSubscription } from "#server/billing/subscription-view.ts";
import { takeWebhook } from "#server/billing/take-webhook.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { PayingCustomer, Portal } from "#server/payments/payment-provider.ts";
import { bringUpToDate, customerOf, unlessGone, whileHolding } from "#server/payments/payments.ts";
import type { CardOutcome } from "#server/sandbox/billing-machine.ts";
import type { SandboxProvider } from "#server/sandbox/sandbox-provider.ts";

/** The user's subscription: reading, starting, cancelling and resuming it, and the provider's webhooks. */
export function subscriptionHandlers(payments: Payments): Handlers<typeof subscriptionRoutes> {
  const { provider, config } = payments;
  return {
    details: ({ actor }) => readSubscription(payments, actor.userId),

    getOrCreate: async ({ actor }) => {
      const start = await getOrCreateSubscription(payments, actor.userId);
      return { ...start, publishableKey: provider.publishableKey };
    },

    billingPortal: async ({ actor }) => {
      const portal = await whileHolding(payments, actor.userId, async ({ user }): Promise<Portal | null> => {
        const customer = customerOf(user);
        return customer && unlessGone(provider.portal(customer, `${config.publicUrl}/billing`), null);
      });
      if (!portal) throw new Refusal("SETUP_REQUIRED");
      if ("setupRequired" in portal) throw new Refusal("SETUP_REQUIRED", "billing.portalNotReady");
      return portal;
    },

    cancel: async ({ actor }) => {
      await cancelSubscription(payments, actor.userId);
      return readSubscription(payments, actor.userId);
    },

    resume: async ({ actor }) => {
      await resumeSubscription(payments, actor.userId);
      return readSubscription(payments, actor.userId);
    },

    webhook: async ({ request }) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeWebhook(payments, rawBody, request.headers);
      return null;
    },
  };
}

/** The sandbox's payment form and portal; these routes answer 404 where real payments are taken. */
export function sandboxHandlers(payments: Payments): Handlers<typeof sandboxRoutes> {
  /**
   * Does something in the sandbox, and reads the result into the account at once, since the sandbox sends no webhooks.
   */
  async function attempt<T>(
    userId: Id<"User">,
    work: (sandbox: SandboxProvider, customer: PayingCustomer) => Promise<T | null>,
  ): Promise<T> {
    const { sandbox } = payments;
    if (!sandbox) throw new Refusal("NOT_FOUND");
    return whileHolding(payments, userId, async (held) => {
      const customer = customerOf(held.user);
      const result = customer && (await work(sandbox, customer));
      if (result === null) throw new Refusal("NOT_FOUND");
      await bringUpToDate(payments, held);
      return result;
    });
  }

  return {
    pickCard: ({ actor, body }) =>
      attempt<CardOutcome>(actor.userId, (sandbox, customer) =>
        sandbox.pickCard(customer, body.clientSecret, body.card),
      ),
    confirmCard: ({ actor, body }) =>
      attempt<CardOutcome>(actor.userId, (sandbox, customer) =>
        sandbox.confirmCard(customer, body.clientSecret, body.isApproved),
      ),
    changeCard: async ({ actor }) => {
      const clientSecret = await attempt(actor.userId, (sandbox, customer) => sandbox.changeCard(customer));
      return { clientSecret };
    },
  };
}
