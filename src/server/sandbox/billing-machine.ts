import type { TestCardId } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import {
  type BillingAccount,
  type BillingIntent,
  type BillingInvoice,
  type BillingMoment,
  type BillingSubscription,
  latestInvoice,
} from "#server/sandbox/billing-account.ts";
import { monthsAfter } from "#server/sandbox/billing-calendar.ts";

/** The result of picking a card. */
export type CardOutcome =
  | { outcome: "succeeded" }
  | { outcome: "needs_confirmation" }
  /** `message` is for the person, in a provider's words. */
  | { outcome: "refused"; message: string };

const refusals = {
  declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
} as const;

const notConfirmed =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

export interface BillingTerms {
  plan: Plan;
  /** No money is taken before this time; null to begin with a payment. */
  trialEnd: number | null;
}

/**
 * Adds a subscription: in trial, with a card to be set up, or incomplete, with a first invoice to be paid. Like all of
 * these functions, it changes the account that it gets. See [Note: The billing machine].
 */
export function createSubscription(
  account: BillingAccount,
  { plan, trialEnd }: BillingTerms,
  moment: BillingMoment,
): BillingSubscription {
  const { now, newId } = moment;
  const subscription: BillingSubscription = {
    id: newId("sub"),
    status: trialEnd === null ? "incomplete" : "trialing",
    plan,
    createdAt: now,
    trialEnd,
    periodEnd: trialEnd ?? monthsAfter(now, 1),
    months: trialEnd === null ? 1 : 0,
    cancelAtPeriodEnd: false,
    endedAt: null,
    card: null,
    setup: trialEnd === null ? null : newIntent("seti", newId),
  };
  account.subscriptions.push(subscription);
  addInvoice(account, subscription, moment);
  return subscription;
}

/** Adds the invoice of the period that has just begun: open, or already paid if the amount is 0. */
export function addInvoice(
  account: BillingAccount,
  subscription: BillingSubscription,
  { now, newId }: BillingMoment,
): BillingInvoice {
  const amount = subscription.status === "trialing" ? 0 : subscription.plan.amount;
  const invoice: BillingInvoice = {
    id: newId("in"),
    subscriptionId: subscription.id,
    createdAt: now,
    amount,
    status: amount === 0 ? "paid" : "open",
    payment: amount === 0 ? null : newIntent("pi", newId),
    refusals: 0,
    nextTryAt: null,
  };
  account.invoices.push(invoice);
  return invoice;
}

/**
 * Tries a card that a person picked, for the payment or set-up of a client secret. If that was settled before, nothing
 * changes.
 *
 * @returns null if there is nothing with that secret
 */
export function pickCard(
  account: BillingAccount,
  clientSecret: string,
  card: TestCardId,
): CardOutcome | null {
  const found = findIntent(account, clientSecret);
  if (!found) return null;
  if (found.intent.status === "succeeded") return { outcome: "succeeded" };
  if (card === "declined" || card === "insufficient_funds")
    return { outcome: "refused", message: refusals[card] };
  if (card === "needs_confirmation" || card === "always_asks") {
    found.intent.status = "requires_action";
    found.intent.card = card;
    return { outcome: "needs_confirmation" };
  }
  settle(account, found, card);
  return { outcome: "succeeded" };
}

/**
 * Ends the confirmation that a card's bank asked for.
 *
 * @returns null if no confirmation is open for that secret
 */
export function confirmCard(
  account: BillingAccount,
  clientSecret: string,
  isApproved: boolean,
): CardOutcome | null {
  const found = findIntent(account, clientSecret);
  const card = found?.intent.status === "requires_action" ? found.intent.card : null;
  if (!found || !card) return null;
  if (isApproved) {
    settle(account, found, card);
    return { outcome: "succeeded" };
  }
  found.intent.status = "requires_payment_method";
  found.intent.card = null;
  return { outcome: "refused", message: notConfirmed };
}

/** Starts the set-up of another card for a subscription. @returns the client secret to pick a card with */
export function beginCardChange(subscription: BillingSubscription, { newId }: BillingMoment): string {
  const setup = isOpen(subscription.setup) ? subscription.setup : newIntent("seti", newId);
  subscription.setup = setup;
  return setup.clientSecret;
}

/** Ends a subscription at once, and gives up what it still had to collect. */
export function endSubscription(
  account: BillingAccount,
  subscription: BillingSubscription,
  at: number,
): void {
  subscription.status = subscription.status === "incomplete" ? "incomplete_expired" : "canceled";
  subscription.endedAt = at;
  endSetup(subscription);
  const invoice = latestInvoice(account, subscription);
  if (invoice?.status !== "open") return;
  invoice.status = "void";
  invoice.nextTryAt = null;
  if (isOpen(invoice.payment)) invoice.payment.status = "canceled";
}

/** Ends the set-up of a card, if one is open. */
export function endSetup({ setup }: BillingSubscription): void {
  if (isOpen(setup)) setup.status = "canceled";
}

/** Marks an open invoice as paid, and the subscription as active. */
export function payInvoice(subscription: BillingSubscription, invoice: BillingInvoice): void {
  invoice.status = "paid";
  invoice.nextTryAt = null;
  if (invoice.payment) invoice.payment.status = "succeeded";
  subscription.status = "active";
}

/** Whether a card can still be given for an intent. */
export function isOpen(intent: BillingIntent | null): intent is BillingIntent {
  return (
    intent !== null && (intent.status === "requires_payment_method" || intent.status === "requires_action")
  );
}

interface FoundIntent {
  intent: BillingIntent;
  subscription: BillingSubscription;
  /** Absent for a set-up. */
  invoice?: BillingInvoice;
}

/** Finds an intent, but not one that was given up. */
function findIntent(account: BillingAccount, clientSecret: string): FoundIntent | null {
  const found = findAnyIntent(account, clientSecret);
  return found?.intent.status === "canceled" ? null : found;
}

function findAnyIntent(account: BillingAccount, clientSecret: string): FoundIntent | null {
  for (const subscription of account.subscriptions) {
    if (subscription.setup?.clientSecret === clientSecret)
      return { intent: subscription.setup, subscription };
    const invoice = latestInvoice(account, subscription);
    if (invoice?.payment?.clientSecret === clientSecret)
      return { intent: invoice.payment, subscription, invoice };
  }
  return null;
}

function settle(
  account: BillingAccount,
  { intent, subscription, invoice }: FoundIntent,
  card: TestCardId,
): void {
  intent.status = "succeeded";
  intent.card = null;
  subscription.card = card;
  const owed = invoice ?? latestInvoice(account, subscription);
  if (owed?.status === "open") payInvoice(subscription, owed);
}

function newIntent(prefix: string, newId: BillingMoment["newId"]): BillingIntent {
  const id = newId(prefix);
  return { id, clientSecret: newId(`${id}_secret`), status: "requires_payment_method", card: null };
}
