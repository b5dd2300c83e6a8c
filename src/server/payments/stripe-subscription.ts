import type Stripe from "stripe";
import type { PaymentCard } from "#contract/test-cards.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Currency } from "#domain/money/currency.ts";
import { pence } from "#domain/money/pence.ts";
import type { PaymentStart, ProviderSubscription } from "#server/payments/payment-provider.ts";

/** What has to be asked for by name, or Stripe answers with ids, and with no client secret at all. */
export const expansions = [
  "default_payment_method",
  "customer.invoice_settings.default_payment_method",
  "pending_setup_intent",
  "latest_invoice.confirmation_secret",
];

/** A subscription of Stripe's, fetched with {@link expansions}, as ours. */
export function readSubscription(
  subscription: Stripe.Subscription,
  hasEverPaid: boolean,
): ProviderSubscription {
  const item = subscription.items.data[0];
  if (!item) throw new Error("A subscription of Stripe's has nothing in it");
  return {
    id: subscription.id,
    status: subscription.status,
    currentPeriodEnd: instantAt(item.current_period_end * 1000),
    // The portal may name a moment instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paymentMethod: cardOf(subscription),
    price: {
      amount: pence(item.price.unit_amount ?? 0),
      currency: item.price.currency.toUpperCase() as Currency,
    },
    hasEverPaid,
  };
}

/** What is left to do to pay for it; null if it leads nowhere and another one has to be made. */
export function readStart(subscription: Stripe.Subscription): PaymentStart | null {
  switch (subscription.status) {
    case "active":
      return { clientSecret: null, isTrialSetup: false };
    case "trialing":
      return cardOf(subscription) ? { clientSecret: null, isTrialSetup: true } : readSetup(subscription);
    case "past_due":
      return { clientSecret: secretOfInvoice(subscription), isTrialSetup: false };
    case "incomplete": {
      const clientSecret = secretOfInvoice(subscription);
      return clientSecret === null ? null : { clientSecret, isTrialSetup: false };
    }
    default:
      return null;
  }
}

/** Whether money was taken with its latest invoice; it may have been with an earlier one. */
export function isLatestPaid({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  return typeof invoice === "object" && invoice !== null && invoice.amount_paid > 0;
}

function readSetup({ pending_setup_intent: setup }: Stripe.Subscription): PaymentStart | null {
  const clientSecret = typeof setup === "object" ? setup?.client_secret : null;
  return clientSecret ? { clientSecret, isTrialSetup: true } : null;
}

function secretOfInvoice({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (typeof invoice !== "object" || invoice === null) return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** The subscription's own card, else the customer's, which is the one that the portal changes. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): PaymentCard | null {
  const isCustomer = typeof customer === "object" && !customer.deleted;
  const method = own ?? (isCustomer ? customer.invoice_settings.default_payment_method : null);
  if (typeof method !== "object" || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}
