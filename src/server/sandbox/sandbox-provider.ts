import { randomBytes } from "node:crypto";
import { type TestCardId, testCardOf } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { chooseSubscription, hasEnded } from "#server/payments/choose-subscription.ts";
import {
  type PayingCustomer,
  type PaymentProvider,
  type PaymentStart,
  type ProviderSubscription,
  type SubscriptionStart,
  WebhookRefused,
} from "#server/payments/payment-provider.ts";
import {
  type BillingAccount,
  type BillingMoment,
  type BillingSubscription,
  emptyAccount,
  hasEverPaid,
  latestInvoice,
} from "#server/sandbox/billing-account.ts";
import { advance } from "#server/sandbox/billing-clock.ts";
import {
  beginCardChange,
  type CardOutcome,
  confirmCard,
  createSubscription,
  endSetup,
  endSubscription,
  isOpen,
  pickCard,
} from "#server/sandbox/billing-machine.ts";
import { storedAccount } from "#server/sandbox/stored-account.ts";

/** Test payments: the whole provider in our own database. No money moves, and nobody types a card number. */
export interface SandboxProvider extends PaymentProvider {
  /** What a provider's form does. @returns null if there is nothing with that secret */
  pickCard(customer: PayingCustomer, clientSecret: string, card: TestCardId): Promise<CardOutcome | null>;
  /** @returns null if no confirmation is open */
  confirmCard(
    customer: PayingCustomer,
    clientSecret: string,
    isApproved: boolean,
  ): Promise<CardOutcome | null>;
  /** What a provider's portal does. @returns a client secret, or null if no subscription is running */
  changeCard(customer: PayingCustomer): Promise<string | null>;
}

/** The billing machine on a row of our database, with the app's clock ([Note: The billing machine]). */
export function sandboxProvider(database: Database, clock: () => Date): SandboxProvider {
  const moment = (): BillingMoment => ({ now: clock().getTime(), newId });

  /** Advances the account to the present, does the work, and stores the account. */
  function onAccount<T>(
    { userId, providerCustomerId }: PayingCustomer,
    work: (account: BillingAccount, moment: BillingMoment) => T,
  ): Promise<T> {
    return database.asOwner(userId, async (trx) => {
      const account = (await readAccount(trx)) ?? emptyAccount(providerCustomerId);
      const at = moment();
      advance(account, at);
      const result = work(account, at);
      await writeAccount(trx, userId, account);
      return result;
    });
  }

  const setCancelled = (customer: PayingCustomer, cancelAtPeriodEnd: boolean) =>
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

/**
 * Null if it cannot be paid for any more. One that nobody has paid for yet is used again only if its price is shown
 * now.
 */
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
  return row ? storedAccount.read(row.account) : null;
}

async function writeAccount(
  trx: OwnedTransaction,
  userId: Id<"User">,
  account: BillingAccount,
): Promise<void> {
  const row = { account: storedAccount.write(account) };
  await trx
    .insertInto("sandbox_accounts")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
