import type { PaymentMethodOnFile } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";

/**
 * What collects card payments: Stripe, or the sandbox. The trial is ours: a provider learns about a user only when they
 * choose to pay. Each method throws {@link PaymentsAway} when the provider cannot be reached in time. Then it is
 * unknown whether anything was done; each method can be repeated safely.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** The key that starts the provider's script in the browser; null for the sandbox, which has no script. */
  readonly publishableKey: string | null;
  /** Creates a customer. Two calls with the same `attemptKey` (the idempotency key) create one customer. */
  openCustomer(person: Payer, attemptKey: string): Promise<string>;
  /** What the user has to do to pay. A subscription that was begun is used again, and a running one is kept. */
  getOrCreateSubscription(customer: PayingCustomer, start: SubscriptionStart): Promise<PaymentStart>;
  /** The one subscription that counts (choose-subscription.ts), as it is now; null if there never was one. */
  details(customer: PayingCustomer): Promise<ProviderSubscription | null>;
  /** Where the customer changes the card and reads invoices. */
  portal(customer: PayingCustomer, returnUrl: string): Promise<Portal>;
  /** Makes the subscription end with its period. @returns false if none is running */
  cancelAtPeriodEnd(customer: PayingCustomer): Promise<boolean>;
  /** Undoes that. @returns false if no subscription is running */
  resume(customer: PayingCustomer): Promise<boolean>;
  /** Ends every subscription at once and deletes the customer (decision A4). */
  closeAccount(customer: PayingCustomer): Promise<void>;
  /**
   * Reads a webhook. It is only a hint that something changed, and its contents are not used.
   *
   * @returns null if it is not about a customer
   * @throws WebhookRefused if it is not the provider's, or older than 300 s
   */
  parseWebhook(rawBody: Buffer, headers: Record<string, unknown>): PaymentHint | null;
}

/** A user who chose to pay. */
export interface Payer {
  userId: Id<"User">;
  email: string;
  name: string;
}

/** A customer by our id and the provider's. */
export interface PayingCustomer {
  userId: Id<"User">;
  providerCustomerId: string;
}

export interface SubscriptionStart {
  plan: Plan;
  /** End of our trial while it runs; null after it. */
  trialEnd: Date | null;
  /** The idempotency key: two calls with the same key create one subscription. */
  attemptKey: string;
}

/** What the browser needs to finish the payment; if the client secret is null, nothing is left to do. */
export interface PaymentStart {
  clientSecret: string | null;
  /** True if a card is set up for later, false if a payment is due now. */
  isTrialSetup: boolean;
}

/** A subscription in the provider's terms. */
export interface ProviderSubscription {
  id: string;
  /** The provider's word, which is Stripe's: "past_due". */
  status: string;
  currentPeriodEnd: Instant;
  cancelAtPeriodEnd: boolean;
  paymentMethod: PaymentMethodOnFile | null;
  price: { amount: Pence; currency: Currency };
  /** Whether the customer ever paid anything, for any subscription; reliable only if this one has ended. */
  hasEverPaid: boolean;
}

export type Portal = { url: string } | { setupRequired: true };

/** A hint that something may have changed for a customer. */
export interface PaymentHint {
  /** The provider's id of the event, the same each time it is sent. */
  eventId: string;
  providerCustomerId: string;
}

/** The provider could not be reached in time, so it is unknown whether anything was done. */
export class PaymentsAway extends Error {
  override readonly name: string = "PaymentsAway";
}

/**
 * The provider answered with a failure. It gives that answer again to the same idempotency key, so retry with a new
 * one.
 */
export class PaymentsFailed extends PaymentsAway {
  override readonly name = "PaymentsFailed";
}

/** The customer was deleted at the provider. */
export class CustomerGone extends Error {
  override readonly name = "CustomerGone";
}

/** The provider does not accept the customer's e-mail address. */
export class PayerEmailRefused extends Error {
  override readonly name = "PayerEmailRefused";
}

/** The webhook is not from the provider. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
}
