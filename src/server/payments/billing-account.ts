import type { TestCardId } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";

/**
 * [Note: The billing machine]
 * What a card provider does with a customer, as a machine of plain data: the sandbox keeps it in our database, and
 * the tests' stand-in for Stripe answers from it, so that both adapters are held to the same behaviour. It reads no
 * clock: every function is told the moment. Moments are milliseconds since 1970; the whole account is JSON.
 */
export interface BillingAccount {
  customerId: string;
  subscriptions: BillingSubscription[];
  invoices: BillingInvoice[];
}

/** Statuses as Stripe names them, those that a card can lead to. */
type BillingStatus = "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled";

export interface BillingSubscription {
  id: string;
  status: BillingStatus;
  plan: Plan;
  createdAt: number;
  /** End of the trial it began with; null if it began with a payment. */
  trialEnd: number | null;
  periodEnd: number;
  /** Months that have been begun since the first payment was due. */
  months: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** What later payments are taken from. */
  card: TestCardId | null;
  /** A card to be set up without a payment. */
  setup: BillingIntent | null;
}

export interface BillingInvoice {
  id: string;
  subscriptionId: string;
  createdAt: number;
  /** In the currency's smallest unit. */
  amount: number;
  status: "open" | "paid" | "void";
  /** Null on an invoice of nothing. */
  payment: BillingIntent | null;
  /** Automatic tries that were refused. */
  refusals: number;
  /** The next automatic try; null when there is none to come. */
  nextTryAt: number | null;
}

/** A card on its way to being accepted: for a payment, or to be kept. */
export interface BillingIntent {
  id: string;
  clientSecret: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** The card that waits for its owner's confirmation. */
  card: TestCardId | null;
}

/** The moment of an operation, and where new ids come from. */
export interface BillingMoment {
  now: number;
  /** A new id that begins with the prefix: "sub_..." */
  newId: (prefix: string) => string;
}

/** An account without anything in it. */
export function emptyAccount(customerId: string): BillingAccount {
  return { customerId, subscriptions: [], invoices: [] };
}

/** The invoice that a subscription made last. */
export function latestInvoice(
  account: BillingAccount,
  { id }: BillingSubscription,
): BillingInvoice | undefined {
  return account.invoices.findLast((invoice) => invoice.subscriptionId === id);
}

/** Tells whether any money was ever taken. */
export function hasEverPaid(account: BillingAccount): boolean {
  return account.invoices.some((invoice) => invoice.status === "paid" && invoice.amount > 0);
}
