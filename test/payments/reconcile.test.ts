import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { withLease } from "#server/payments/lease.ts";
import { reconcile } from "#server/payments/reconcile.ts";
import { findBilledUser } from "#server/payments/store.ts";
import { type StripeUnderTest, startStripe } from "#test/payments/payments-under-test.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { startOfTests } from "#test/support/app.ts";
import { createPostgresDatabase } from "#test/support/database.ts";

const minute = 60_000;
const hour = 60 * minute;

/** People who subscribed in their trial, a minute apart, and whose check is due; the longest overdue first. */
async function peopleDue(stripe: StripeUnderTest, count: number): Promise<ApiClient[]> {
  stripe.clock.set(startOfTests);
  const people: ApiClient[] = [];
  for (let made = 0; made < count; made += 1) {
    const client = await stripe.visitor().register();
    const { clientSecret } = await client.ok(routes.subscription.getOrCreate);
    stripe.twin.pickCard(clientSecret ?? "", "works");
    await client.ok(routes.subscription.details);
    people.push(client);
    stripe.clock.pass(minute);
  }
  stripe.clock.pass(13 * hour);
  return people;
}

/** Runs one round. @returns the number of users brought up to date, and the log */
async function round(stripe: StripeUnderTest) {
  const reasons: string[] = [];
  const done = await reconcile(stripe.payments, (reason) => void reasons.push(reason));
  return { done, reasons };
}

describe("the reconcile pass", () => {
  let stripe: StripeUnderTest;
  beforeAll(async () => {
    stripe = await startStripe();
  });
  afterAll(() => stripe?.close());

  test("one customer for whom Stripe fails is postponed for an hour, and those after them have their turn", async () => {
    const [ann] = await peopleDue(stripe, 3);
    const customer = await findBilledUser(stripe.database, ann!.userId);
    stripe.twin.failingCustomer = customer!.providerCustomerId;
    expect(await round(stripe)).toEqual({ done: 2, reasons: ["PaymentsFailed"] });
    stripe.clock.pass(59 * minute);
    expect(await round(stripe)).toEqual({ done: 0, reasons: [] });
    stripe.twin.failingCustomer = null;
    stripe.clock.pass(minute);
    expect(await round(stripe)).toEqual({ done: 1, reasons: [] });
  });

  test("while Stripe is away for everybody a round ends early, and the next starts with others", async () => {
    await peopleDue(stripe, 5);
    stripe.twin.troubles = Array.from({ length: 6 }, () => "unavailable");
    expect(await round(stripe)).toEqual({ done: 0, reasons: Array(3).fill("PaymentsFailed") });
    expect(await round(stripe)).toEqual({ done: 2, reasons: [] });
    stripe.clock.pass(hour);
    expect(await round(stripe)).toEqual({ done: 3, reasons: [] });
  });

  test("a user whose lease is taken is postponed briefly, without a log line", async () => {
    const [ann] = await peopleDue(stripe, 2);
    await withLease(stripe.database, ann!.userId, async () => {
      expect(await round(stripe)).toEqual({ done: 1, reasons: [] });
    });
    expect(await round(stripe)).toEqual({ done: 0, reasons: [] });
    stripe.clock.pass(5 * minute);
    expect(await round(stripe)).toEqual({ done: 1, reasons: [] });
  });
});

const postgres = inject("postgres");

test.runIf(postgres)("a user whose row is locked delays nobody else", async () => {
  const { url, drop } = await createPostgresDatabase(postgres!);
  const database = await openDatabase({
    databaseUrl: `${url}${url.includes("?") ? "&" : "?"}lock_timeout=50`,
    dataDirectory: null,
  });
  const stripe = await startStripe(database);
  const [ann] = await peopleDue(stripe, 3);
  await database.asSystem(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "=", ann!.userId).forUpdate().execute();
    expect(await round(stripe)).toEqual({ done: 2, reasons: ["DatabaseAway"] });
  });
  expect(await round(stripe)).toEqual({ done: 1, reasons: [] });
  await stripe.close();
  await drop();
});
