import type { TestCardId } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";

/**
 * [Note: The billing machine]
 * What a card provider does with a customer, as a state machine of plain data. The sandbox stores it in our database,
 * and the tests' stand-in for Stripe answers from it, so that the tests check the same behaviour with both adapters. It
 * reads no clock: each function gets the time as an argument. Times are milliseconds since 1970; the whole account is
 * JSON.
 */
export interface BillingAccount {
  /** The provider's id of the customer, as stored accounts name it. */
  customerId: string;
  subscriptions: BillingSubscription[];
  invoices: BillingInvoice[];
}

/** Those of Stripe's statuses that a card can lead to. */
type BillingStatus = "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled";

export interface BillingSubscription {
  id: string;
  status: BillingStatus;
  plan: Plan;
  createdAt: number;
  /** End of the trial that it began with; null if it began with a payment. */
  trialEnd: number | null;
  periodEnd: number;
  /** How many months have begun since the first payment was due. */
  months: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** What later payments are taken from. */
  card: TestCardId | null;
  /** The set-up of a card without a payment. */
  setup: BillingIntent | null;
}

export interface BillingInvoice {
  id: string;
  subscriptionId: string;
  createdAt: number;
  /** In the currency's smallest unit. */
  amount: number;
  status: "open" | "paid" | "void";
  /** Null if the amount is 0. */
  payment: BillingIntent | null;
  /** How many automatic attempts were refused. */
  refusals: number;
  /** When the next automatic attempt is due; null if there is no further one. */
  nextTryAt: number | null;
}

/** A card that is being accepted: for a payment, or for later. */
export interface BillingIntent {
  id: string;
  clientSecret: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** The card that waits for the owner's confirmation. */
  card: TestCardId | null;
}

/** The time of an operation, and the source of new ids. */
export interface BillingMoment {
  now: number;
  /** @returns a new id that begins with the prefix: "sub_..." */
  newId: (prefix: string) => string;
}

export function emptyAccount(providerCustomerId: string): BillingAccount {
  return { customerId: providerCustomerId, subscriptions: [], invoices: [] };
}

/** The newest invoice of a subscription. */
export function latestInvoice(
  account: BillingAccount,
  { id }: BillingSubscription,
): BillingInvoice | undefined {
  return account.invoices.findLast((invoice) => invoice.subscriptionId === id);
}

/** Whether any money was ever taken. */
export function hasEverPaid(account: BillingAccount): boolean {
  return account.invoices.some((invoice) => invoice.status === "paid" && invoice.amount > 0);
}
