import type { FastifyInstance } from "fastify";
import Stripe from "stripe";
import { afterAll, beforeAll, describe } from "vitest";
import { routes } from "#contract/routes.ts";
import type { TestCardId } from "#contract/test-cards.ts";
import type { Config } from "#server/base/config.ts";
import type { Payments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { reconcile } from "#server/payments/reconcile.ts";
import type { CardOutcome } from "#server/sandbox/billing-machine.ts";
import { storedAccount } from "#server/sandbox/stored-account.ts";
import type { TwinEvent } from "#test/payments/stripe-books.ts";
import { twinKeys } from "#test/payments/stripe-server.ts";
import { StripeTwin } from "#test/payments/stripe-twin.ts";
import { type ApiClient, apiClient, type RawAnswer } from "#test/support/api-client.ts";
import { startApp, type TestClock, testClock } from "#test/support/app.ts";
import { engines, openEmbeddedTestDatabase } from "#test/support/database.ts";

export const webhookSecrets = ["whsec_current", "whsec_next"];

/** The app with one of its payment providers. */
export interface PaymentsUnderTest {
  readonly name: "stripe" | "sandbox";
  readonly database: Database;
  readonly clock: TestClock;
  readonly payments: Payments;
  visitor(): ApiClient;
  /** Does what a person does in the provider's form. */
  pickCard(client: ApiClient, clientSecret: string, card: TestCardId): Promise<CardOutcome>;
  confirmCard(client: ApiClient, clientSecret: string, isApproved: boolean): Promise<CardOutcome>;
  /** One round of the reconcile pass. */
  reconcile(): Promise<number>;
  /** The number of a user's subscriptions at the provider, including ended ones. */
  countSubscriptions(client: ApiClient): Promise<number>;
  close(): Promise<void>;
}

interface Signing {
  secret?: string;
  at?: Date;
  /** The body that is signed. */
  signed?: string;
}

/** The same with Stripe, and access to the twin. */
export interface StripeUnderTest extends PaymentsUnderTest {
  readonly twin: StripeTwin;
  /** The lines of the server's log. */
  readonly log: readonly string[];
  /** Sends an event as Stripe does. By default it is signed now, over the body that is sent. */
  deliver(event: Pick<TwinEvent, "body">, signing?: Signing): Promise<RawAnswer>;
}

/** Runs the same tests with each provider on each engine, each time with a database of its own. */
export function describeEachProvider(name: string, suite: (test: () => PaymentsUnderTest) => void): void {
  for (const { name: engine, open } of engines) {
    describeProvider(`${name} (sandbox, ${engine})`, async () => startSandbox(await open()), suite);
    describeProvider(`${name} (stripe, ${engine})`, async () => startStripe(await open()), suite);
  }
}

function describeProvider(
  name: string,
  start: () => Promise<PaymentsUnderTest>,
  suite: (test: () => PaymentsUnderTest) => void,
): void {
  describe(name, () => {
    let started: PaymentsUnderTest | undefined;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started?.close());
    suite(() => {
      if (!started) throw new Error("The provider is there within tests and hooks only");
      return started;
    });
  });
}

async function startSandbox(database: Database): Promise<PaymentsUnderTest> {
  const common = await startCommon({}, { database, clock: testClock() });
  return {
    ...common,
    name: "sandbox",
    pickCard: (client, clientSecret, card) =>
      client.ok(routes.paymentSandbox.pickCard, { body: { clientSecret, card } }),
    confirmCard: (client, clientSecret, isApproved) =>
      client.ok(routes.paymentSandbox.confirmCard, { body: { clientSecret, isApproved } }),
    countSubscriptions: async (client) => {
      const row = await common.database.readAsOwner(client.userId, (trx) =>
        trx.selectFrom("sandbox_accounts").select("account").executeTakeFirst(),
      );
      return row ? storedAccount.read(row.account).subscriptions.length : 0;
    },
    close: common.stop,
  };
}

/** @param given the database; by default a new embedded one */
export async function startStripe(given?: Database): Promise<StripeUnderTest> {
  const clock = testClock();
  const twin = new StripeTwin(clock.now);
  const apiBase = await twin.listen();
  const stripe = {
    secretKey: twinKeys.secret,
    publishableKey: twinKeys.publishable,
    webhookSecrets,
    apiBase,
  };
  const database = given ?? (await openEmbeddedTestDatabase());
  const common = await startCommon({ stripe }, { database, clock });
  return {
    ...common,
    name: "stripe",
    twin,
    pickCard: async (_client, clientSecret, card) => outcome(twin.pickCard(clientSecret, card)),
    confirmCard: async (_client, clientSecret, isApproved) =>
      outcome(twin.confirmCard(clientSecret, isApproved)),
    countSubscriptions: async (client) =>
      twin.accountsOf(client.email).flatMap(({ subscriptions }) => subscriptions).length,
    deliver: ({ body }, { secret = "whsec_current", at = clock.now(), signed = body } = {}) =>
      common.visitor().raw({
        method: "POST",
        url: routes.subscription.webhook.path,
        headers: {
          "content-type": "application/json",
          "stripe-signature": Stripe.webhooks.generateTestHeaderString({
            payload: signed,
            secret,
            timestamp: Math.floor(at.getTime() / 1000),
          }),
        },
        payload: body,
      }),
    close: async () => {
      await common.stop();
      await twin.close();
    },
  };
}

async function startCommon(
  changed: Partial<Config>,
  { database, clock }: { database: Database; clock: TestClock },
) {
  const log: string[] = [];
  const { fastify, payments } = await startApp(database, {
    clock: clock.now,
    config: { logLevel: "info", ...changed },
    logTo: { write: (line) => void log.push(line) },
  });
  const stop = () => stopApp(fastify, database);
  const complain = (reason: string) => {
    throw new Error(`A user could not be checked: ${reason}`);
  };
  return {
    database,
    clock,
    payments,
    log,
    stop,
    visitor: () => apiClient(fastify),
    reconcile: () => reconcile(payments, complain),
  };
}

async function stopApp(fastify: FastifyInstance, database: Database): Promise<void> {
  await fastify.close();
  await database.close();
}

function outcome(found: CardOutcome | null): CardOutcome {
  if (!found) throw new Error("There is nothing by this client secret");
  return found;
}
