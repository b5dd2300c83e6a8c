import { randomBytes } from "node:crypto";
import { type TestCardId, testCardOf } from "#contract/test-cards.ts";
import type { Id } from "#domain/account/id.ts";
import type { Plan } from "#domain/account/plan.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import {
  type BillingAccount,
  type BillingMoment,
  type BillingSubscription,
  emptyAccount,
  hasEverPaid,
  latestInvoice,
} from "#server/payments/billing-account.ts";
import { advance } from "#server/payments/billing-clock.ts";
import {
  beginCardChange,
  type CardOutcome,
  confirmCard,
  createSubscription,
  endSetup,
  endSubscription,
  isOpen,
  pickCard,
} from "#server/payments/billing-machine.ts";
import { chooseSubscription, hasEnded } from "#server/payments/choose-subscription.ts";
import {
  type Customer,
  type PaymentProvider,
  type PaymentStart,
  type ProviderSubscription,
  type SubscriptionStart,
  WebhookRefused,
} from "#server/payments/payment-provider.ts";

/** Test payments: the provider's whole side in our own database. No money moves, and no card is ever typed in. */
export interface SandboxProvider extends PaymentProvider {
  /** What the provider's form does elsewhere. @returns null if there is nothing by that secret */
  pickCard(customer: Customer, clientSecret: string, card: TestCardId): Promise<CardOutcome | null>;
  /** @returns null if no confirmation is under way */
  confirmCard(customer: Customer, clientSecret: string, isApproved: boolean): Promise<CardOutcome | null>;
  /** What the provider's portal does elsewhere. @returns null if no subscription runs */
  changeCard(customer: Customer): Promise<string | null>;
}

/** The billing machine over a row of our database, driven by the app's clock ([Note: The billing machine]). */
export function sandboxProvider(database: Database, clock: () => Date): SandboxProvider {
  const moment = (): BillingMoment => ({ now: clock().getTime(), newId });

  /** Lets time catch up, does the work, and keeps what has become of the account. */
  function onAccount<T>(
    { userId, customerId }: Customer,
    work: (account: BillingAccount, moment: BillingMoment) => T,
  ): Promise<T> {
    return database.asOwner(userId, async (trx) => {
      const account = (await readAccount(trx)) ?? emptyAccount(customerId);
      const at = moment();
      advance(account, at);
      const result = work(account, at);
      await writeAccount(trx, userId, account);
      return result;
    });
  }

  const setCancelled = (customer: Customer, cancelAtPeriodEnd: boolean) =>
    onAccount(customer, (account) => {
      const running = runningOf(account);
      if (!running) return false;
      running.cancelAtPeriodEnd = cancelAtPeriodEnd;
      if (cancelAtPeriodEnd) endSetup(running);
      return true;
    });

  return {
    name: "sandbox",
    publishableKey: null,
    openCustomer: async ({ userId }) => `sandbox_${userId}`,
    getOrCreateSubscription: (customer, start) =>
      onAccount(customer, (account, at) => startIn(account, start, at)),
    details: (customer) => onAccount(customer, detailsOf),
    portal: async (_customer, returnUrl) => ({ url: new URL("/subscribe/test-portal", returnUrl).href }),
    cancelAtPeriodEnd: (customer) => setCancelled(customer, true),
    resume: (customer) => setCancelled(customer, false),
    closeAccount: ({ userId }) =>
      database.asOwner(userId, async (trx) => {
        await trx.deleteFrom("sandbox_accounts").where("user_id", "=", userId).execute();
      }),
    parseWebhook: () => {
      throw new WebhookRefused("The sandbox sends no webhooks");
    },
    pickCard: (customer, clientSecret, card) =>
      onAccount(customer, (account) => pickCard(account, clientSecret, card)),
    confirmCard: (customer, clientSecret, isApproved) =>
      onAccount(customer, (account) => confirmCard(account, clientSecret, isApproved)),
    changeCard: (customer) =>
      onAccount(customer, (account, at) => {
        const running = runningOf(account);
        return running && beginCardChange(running, at);
      }),
  };
}

function startIn(
  account: BillingAccount,
  { plan, trialEnd }: SubscriptionStart,
  moment: BillingMoment,
): PaymentStart {
  const present = chosenOf(account);
  const resumed = present && startOf(account, present, plan);
  if (resumed) return resumed;
  for (const unfinished of account.subscriptions.filter((each) => !hasEnded(each))) {
    endSubscription(account, unfinished, moment.now);
  }
  const made = createSubscription(account, { plan, trialEnd: trialEnd?.getTime() ?? null }, moment);
  const start = startOf(account, made, plan);
  if (!start) throw new Error("The sandbox made a subscription that cannot be paid for");
  return start;
}

/** Null where it leads nowhere. One that nobody has paid for yet is taken up at the price that is shown only. */
function startOf(
  account: BillingAccount,
  subscription: BillingSubscription,
  { priceKey }: Plan,
): PaymentStart | null {
  const { status, card, setup, plan } = subscription;
  if (status === "active") return { clientSecret: null, isTrialSetup: false };
  if (status === "trialing" && card) return { clientSecret: null, isTrialSetup: true };
  const intent = status === "trialing" ? setup : (latestInvoice(account, subscription)?.payment ?? null);
  const isOtherPrice = status !== "past_due" && plan.priceKey !== priceKey;
  if (!isOpen(intent) || isOtherPrice) return null;
  return { clientSecret: intent.clientSecret, isTrialSetup: status === "trialing" };
}

function detailsOf(account: BillingAccount): ProviderSubscription | null {
  const chosen = chosenOf(account);
  if (!chosen) return null;
  const { id, status, periodEnd, cancelAtPeriodEnd, card, plan } = chosen;
  return {
    id,
    status,
    currentPeriodEnd: instantAt(periodEnd),
    cancelAtPeriodEnd,
    paymentMethod: card && cardOnFile(card),
    price: { amount: plan.amount, currency: plan.currency },
    hasEverPaid: hasEverPaid(account),
  };
}

function cardOnFile(id: TestCardId) {
  const { brand, last4, expMonth, expYear } = testCardOf(id);
  return { brand, last4, expMonth, expYear };
}

function chosenOf({ subscriptions }: BillingAccount): BillingSubscription | null {
  const choosable = subscriptions.map((subscription) => ({
    ...subscription,
    subscription,
    hasMethod: subscription.card !== null,
    isEnding: subscription.cancelAtPeriodEnd,
  }));
  return chooseSubscription(choosable)?.subscription ?? null;
}

function runningOf(account: BillingAccount): BillingSubscription | null {
  const chosen = chosenOf(account);
  return chosen && ["trialing", "active", "past_due"].includes(chosen.status) ? chosen : null;
}

async function readAccount(trx: OwnedTransaction): Promise<BillingAccount | null> {
  const row = await trx.selectFrom("sandbox_accounts").select("account").forUpdate().executeTakeFirst();
  return (row?.account as unknown as BillingAccount | undefined) ?? null;
}

async function writeAccount(
  trx: OwnedTransaction,
  userId: Id<"User">,
  account: BillingAccount,
): Promise<void> {
  const row = { account: JSON.stringify(account) };
  await trx
    .insertInto("sandbox_accounts")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
