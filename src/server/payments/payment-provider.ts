import type { PaymentMethodOnFile } from "#contract/test-cards.ts";
import type { Id } from "#domain/account/id.ts";
import type { Plan } from "#domain/account/plan.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { Pence } from "#domain/money/pence.ts";

/**
 * What collects card payments: Stripe, or the sandbox. The trial is ours: neither hears of anybody before they choose
 * to pay. Each method throws {@link PaymentsAway} when the provider cannot be reached in time, and then it is not
 * known whether anything was done; every one of them may be repeated.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** What the browser's half of the provider is started with; null for the sandbox, which has none. */
  readonly publishableKey: string | null;
  /** Makes a customer. Two tries with one `attemptKey` make one customer. */
  openCustomer(person: Payer, attemptKey: string): Promise<string>;
  /** What has to be done to pay: a subscription that is there already is taken up again, and one that runs is kept. */
  getOrCreateSubscription(customer: Customer, start: SubscriptionStart): Promise<PaymentStart>;
  /** The one subscription that counts ({@link chooseSubscription}), as it is now; null if there never was one. */
  details(customer: Customer): Promise<ProviderSubscription | null>;
  /** Where the customer changes the card and reads invoices. */
  portal(customer: Customer, returnUrl: string): Promise<Portal>;
  /** Lets the subscription run to its period's end and no further. @returns false if none runs */
  cancelAtPeriodEnd(customer: Customer): Promise<boolean>;
  /** Takes that back. @returns false if no subscription runs */
  resume(customer: Customer): Promise<boolean>;
  /** Ends every subscription at once and forgets the customer (decision A4). */
  closeAccount(customer: Customer): Promise<void>;
  /**
   * Reads what the provider sends by itself. What it says is a hint that something changed, never the change.
   *
   * @returns null for what concerns no customer
   * @throws WebhookRefused if the provider did not send it, or not within the last 300 s
   */
  parseWebhook(rawBody: Buffer, headers: Record<string, unknown>): PaymentHint | null;
}

/** Somebody who chose to pay. */
export interface Payer {
  userId: Id<"User">;
  email: string;
  name: string;
}

/** A customer by both names: ours and the provider's. */
export interface Customer {
  userId: Id<"User">;
  customerId: string;
}

/** What a new subscription begins with. */
export interface SubscriptionStart {
  plan: Plan;
  /** End of our trial while it runs; null once it is over. */
  trialEnd: Date | null;
  /** Names the intent: two tries with one key make one subscription. */
  attemptKey: string;
}

/** What the browser needs to finish: nothing, where the client secret is null. */
export interface PaymentStart {
  clientSecret: string | null;
  /** True for a card that is set up for later, false for a payment now. */
  isTrialSetup: boolean;
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  id: string;
  /** In the provider's words, which are Stripe's: "past_due". */
  status: string;
  currentPeriodEnd: Instant;
  cancelAtPeriodEnd: boolean;
  paymentMethod: PaymentMethodOnFile | null;
  price: { amount: Pence; currency: Currency };
  /** Whether the customer ever paid anything, for this one or another; sure only of one that has ended. */
  hasEverPaid: boolean;
}

export type Portal = { url: string } | { setupRequired: true; message: string };

/** Something may have changed for a customer. */
export interface PaymentHint {
  /** The provider's id of the event, the same each time it is sent. */
  eventId: string;
  customerId: string;
}

/** The provider cannot be reached, or not in time: whether anything was done is unknown. */
export class PaymentsAway extends Error {
  override readonly name: string = "PaymentsAway";
}

/** The provider answered that it failed. It keeps that answer for the same try, so the next one needs another name. */
export class PaymentsFailed extends PaymentsAway {
  override readonly name = "PaymentsFailed";
}

/** The customer is not there any more: it was deleted at the provider's. */
export class CustomerGone extends Error {
  override readonly name = "CustomerGone";
}

/** The provider does not take the customer's e-mail address. */
export class PayerEmailRefused extends Error {
  override readonly name = "PayerEmailRefused";
}

/** Not a webhook of the provider's. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
}
