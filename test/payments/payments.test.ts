import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { TestCardId } from "#contract/test-cards.ts";
import { describeEachProvider } from "#test/payments/payments-under-test.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { day, startOfTests } from "#test/support/app.ts";

const { details, getOrCreate, billingPortal, cancel, resume } = routes.subscription;
const trial = 14 * day;
const visa = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 };

/** The contract of payments, which every provider must meet. See [Note: Stripe's twin]. */
describeEachProvider("payments", (payments) => {
  async function ann(): Promise<ApiClient> {
    payments().clock.set(startOfTests);
    return payments().visitor().register();
  }

  async function annAfterTrial(): Promise<ApiClient> {
    const client = await ann();
    payments().clock.pass(trial);
    return client;
  }

  async function subscribe(client: ApiClient, card: TestCardId): Promise<void> {
    const { clientSecret } = await client.ok(getOrCreate);
    expect(await payments().pickCard(client, clientSecret ?? "", card)).toEqual({ outcome: "succeeded" });
    await client.ok(details);
  }

  /** Lets days pass. A session does not last that long, so the user signs in again. */
  async function later(client: ApiClient, days: number): Promise<void> {
    payments().clock.pass(days * day);
    await client.ok(routes.account.login, { body: { email: client.email, password } });
  }

  const statusOf = async (client: ApiClient) => (await client.ok(routes.account.user)).subscriptionStatus;

  test("a trial needs no provider", async () => {
    const client = await ann();
    expect(await client.ok(details)).toEqual({
      status: "trialing",
      cancelAtPeriodEnd: false,
      trialEnd: "2026-12-05T10:22:33.456Z",
      currentPeriodEnd: null,
      paymentMethod: null,
      price: { amount: "10.00", currency: "GBP" },
      isTest: payments().name === "sandbox",
    });
    expect(await payments().countSubscriptions(client)).toBe(0);
    payments().clock.pass(trial);
    expect(await client.ok(details)).toMatchObject({ status: "inactive" });
    await expectReadOnly(client);
  });

  test("a card given in the trial is charged when it ends, and not before", async () => {
    const client = await ann();
    const start = await client.ok(getOrCreate);
    expect(start).toEqual({
      clientSecret: expect.any(String),
      isTrialSetup: true,
      publishableKey: payments().name === "stripe" ? "pk_test_twin" : null,
    });
    expect(await client.ok(getOrCreate)).toEqual(start);
    await payments().pickCard(client, start.clientSecret ?? "", "works");
    const inTrial = await client.ok(details);
    expect(inTrial).toMatchObject({ status: "trialing", paymentMethod: visa, cancelAtPeriodEnd: false });
    expect(inTrial.currentPeriodEnd?.slice(0, 19)).toBe("2026-12-05T10:22:33");
    expect(await client.ok(getOrCreate)).toMatchObject({ clientSecret: null });
    payments().clock.pass(trial);
    expect(await client.ok(details)).toMatchObject({
      status: "active",
      currentPeriodEnd: expect.stringMatching(/^2027-01-05/),
    });
    await expectWritable(client);
  });

  test("a form that was opened and left creates no subscriber", async () => {
    const client = await ann();
    await client.ok(getOrCreate);
    expect(await statusOf(client)).toBe("trialing");
    payments().clock.pass(trial);
    // By the clock alone, without asking the provider.
    expect(await statusOf(client)).toBe("inactive");
    await expectReadOnly(client);
    expect(await client.ok(details)).toMatchObject({ status: "inactive", paymentMethod: null });
    expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: false });
  });

  test("after the trial the first month is paid, and then every month automatically", async () => {
    const client = await annAfterTrial();
    expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: false });
    expect(await client.ok(details)).toMatchObject({ status: "inactive", currentPeriodEnd: null });
    await subscribe(client, "works");
    const first = await client.ok(details);
    expect(first).toMatchObject({ status: "active", paymentMethod: visa });
    expect(first.currentPeriodEnd).toMatch(/^2027-01-05/);
    await later(client, 40);
    expect((await client.ok(details)).currentPeriodEnd).toMatch(/^2027-02-05/);
  });

  test("two tabs, or five, create one subscription", async () => {
    const client = await annAfterTrial();
    const starts = await Promise.all(Array.from({ length: 5 }, () => client.ok(getOrCreate)));
    expect(new Set(starts.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await payments().countSubscriptions(client)).toBe(1);
  });

  test.each([
    ["declined", "Your card was declined."],
    ["insufficient_funds", "Your card has insufficient funds."],
  ] as const)("a card that is %s changes nothing, and another one may follow", async (card, message) => {
    const client = await annAfterTrial();
    const { clientSecret } = await client.ok(getOrCreate);
    const refused = await payments().pickCard(client, clientSecret ?? "", card);
    expect(refused).toEqual({ outcome: "refused", message });
    expect(await client.ok(details)).toMatchObject({ status: "inactive", paymentMethod: null });
    await subscribe(client, "works");
    expect(await statusOf(client)).toBe("active");
  });

  test("a card may need confirmation by its owner", async () => {
    const client = await annAfterTrial();
    const { clientSecret } = await client.ok(getOrCreate);
    const pick = () => payments().pickCard(client, clientSecret ?? "", "needs_confirmation");
    expect(await pick()).toEqual({ outcome: "needs_confirmation" });
    const refused = await payments().confirmCard(client, clientSecret ?? "", false);
    expect(refused).toMatchObject({ message: expect.stringContaining("unable to authenticate") });
    expect(await statusOf(client)).toBe("inactive");
    await pick();
    const confirmed = await payments().confirmCard(client, clientSecret ?? "", true);
    expect(confirmed).toEqual({ outcome: "succeeded" });
    expect(await client.ok(details)).toMatchObject({ status: "active", paymentMethod: { last4: "3155" } });
  });

  test("a payment that fails later blocks writes until it is paid", async () => {
    const client = await annAfterTrial();
    await subscribe(client, "fails_later");
    await later(client, 32);
    expect(await payments().reconcile()).toBeGreaterThan(0);
    expect(await statusOf(client)).toBe("past_due");
    await expectReadOnly(client);
    await subscribe(client, "works");
    expect(await client.ok(details)).toMatchObject({ status: "active", paymentMethod: visa });
    expect(await payments().countSubscriptions(client)).toBe(1);
  });

  test("after enough refusals the subscription ends, and a new one can be started", async () => {
    const client = await annAfterTrial();
    await subscribe(client, "fails_later");
    await later(client, 50);
    expect(await client.ok(details)).toMatchObject({ status: "canceled", currentPeriodEnd: null });
    await subscribe(client, "works");
    expect(await statusOf(client)).toBe("active");
    expect(await payments().countSubscriptions(client)).toBe(2);
  });

  test("a cancelled subscription runs to the end of its period", async () => {
    const client = await annAfterTrial();
    await subscribe(client, "works");
    expect(await client.ok(cancel)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    await expectWritable(client);
    await later(client, 32);
    expect(await client.ok(details)).toMatchObject({ status: "canceled", cancelAtPeriodEnd: false });
    await expectReadOnly(client);
  });

  test("a cancellation can be taken back", async () => {
    const client = await annAfterTrial();
    await subscribe(client, "works");
    await client.ok(cancel);
    expect(await client.ok(resume)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
    await later(client, 32);
    expect(await client.ok(details)).toMatchObject({ status: "active" });
  });

  test("a user who never paid ends inactive, and not as a former subscriber", async () => {
    const client = await ann();
    await subscribe(client, "works");
    await client.ok(cancel);
    expect(await client.ok(details)).toMatchObject({ status: "trialing", cancelAtPeriodEnd: true });
    payments().clock.pass(trial);
    expect(await client.ok(details)).toMatchObject({ status: "inactive" });
  });

  test("a first payment that is never made leads to another attempt, not to a debt", async () => {
    const client = await annAfterTrial();
    const { clientSecret: first } = await client.ok(getOrCreate);
    payments().clock.pass(2 * day);
    const { clientSecret: second } = await client.ok(getOrCreate);
    expect(second).not.toBe(first);
    await subscribe(client, "works");
    expect(await statusOf(client)).toBe("active");
  });

  test("there is nothing to cancel, resume or manage before there is a subscription", async () => {
    const client = await ann();
    expect(await client.refused(cancel)).toMatchObject({ status: 409, error: "NO_SUBSCRIPTION" });
    expect(await client.refused(resume)).toMatchObject({ status: 409, error: "NO_SUBSCRIPTION" });
    const refusal = await client.refused(billingPortal);
    expect(refusal).toMatchObject({ status: 409, error: "SETUP_REQUIRED", setupRequired: true });
    expect(refusal.message).toMatch(/payment method/);
  });

  test("the portal is the provider's own", async () => {
    const client = await ann();
    await subscribe(client, "works");
    const { url } = await client.ok(billingPortal);
    const portals = {
      stripe: /^https:\/\/billing\.stripe\.com\//,
      sandbox: /^http:\/\/localhost:3000\/subscribe\/test-portal$/,
    };
    expect(url).toMatch(portals[payments().name]);
  });

  test.each([
    ["en-GB", "10.00", "GBP"],
    ["en-US", "15.00", "USD"],
    ["en-AU", "22.00", "AUD"],
  ])("a business in %s pays %s %s a month, also if it moves later", async (language, amount, currency) => {
    const client = await ann();
    const profile = await client.ok(routes.companyProfile.create, {
      body: { companyName: "Archer", language },
    });
    expect(await client.ok(details)).toMatchObject({ price: { amount, currency } });
    await subscribe(client, "works");
    const { id } = profile as { id: string };
    await client.ok(routes.companyProfile.update, { id, body: { language: "en-AU" } });
    expect(await client.ok(details)).toMatchObject({ price: { amount, currency } });
  });

  const moves = {
    "in the trial": (client: ApiClient) =>
      client.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-US" } }),
    // After the trial nothing is written, but a restore or an operator may change the data.
    "after it": (client: ApiClient) =>
      payments().database.asSystem((trx) =>
        trx
          .updateTable("users")
          .set({ registered_language: "en-US" })
          .where("id", "=", client.userId)
          .execute(),
      ),
  };

  test.each([
    ["in the trial", 0],
    ["after it", trial],
  ] as const)(
    "a form opened %s is not reused after a change of region: the price shown is charged",
    async (when, passed) => {
      const client = await ann();
      payments().clock.pass(passed);
      const before = await client.ok(getOrCreate);
      await moves[when](client);
      const dollars = { price: { amount: "15.00", currency: "USD" } };
      expect(await client.ok(details)).toMatchObject(dollars);
      const { clientSecret } = await client.ok(getOrCreate);
      expect(clientSecret).not.toBe(before.clientSecret);
      expect(await client.ok(getOrCreate)).toMatchObject({ clientSecret });
      await subscribe(client, "works");
      expect(await client.ok(details)).toMatchObject({ ...dollars, paymentMethod: visa });
      await expect(payments().pickCard(client, before.clientSecret ?? "", "works")).rejects.toThrow();
    },
  );

  test("a card whose bank asks each time cannot renew automatically; its owner pays", async () => {
    const client = await annAfterTrial();
    const pay = async () => {
      const { clientSecret } = await client.ok(getOrCreate);
      const secret = clientSecret ?? "";
      expect(await payments().pickCard(client, secret, "always_asks")).toEqual({
        outcome: "needs_confirmation",
      });
      expect(await payments().confirmCard(client, secret, true)).toEqual({ outcome: "succeeded" });
      expect(await client.ok(details)).toMatchObject({ status: "active", paymentMethod: { last4: "3184" } });
    };
    await pay();
    await later(client, 32);
    expect(await client.ok(details)).toMatchObject({ status: "past_due" });
    await pay();
    expect(await payments().countSubscriptions(client)).toBe(1);
  });

  test("a trial that was cancelled without a card accepts no card from a form left open, but one from a new form", async () => {
    const client = await ann();
    const { clientSecret: left } = await client.ok(getOrCreate);
    await client.ok(cancel);
    await expect(payments().pickCard(client, left ?? "", "works")).rejects.toThrow();
    await subscribe(client, "works");
    payments().clock.pass(trial);
    expect(await client.ok(details)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  });

  test("without a profile the price is that of the registered language", async () => {
    const american = await payments().visitor().register({ language: "en-US" });
    expect(await american.ok(details)).toMatchObject({ price: { amount: "15.00", currency: "USD" } });
    await subscribe(american, "works");
    await american.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-GB" } });
    expect(await american.ok(details)).toMatchObject({ price: { amount: "15.00", currency: "USD" } });

    const australian = await payments().visitor().register({ language: "en-AU" });
    await australian.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-GB" } });
    expect(await australian.ok(details)).toMatchObject({ price: { amount: "10.00", currency: "GBP" } });
  });

  test("starting to pay has a rate limit for each user", async () => {
    const client = await ann();
    for (let count = 0; count < 20; count += 1) await client.ok(getOrCreate);
    expect(await client.refused(getOrCreate)).toMatchObject({ status: 429, error: "TOO_MANY_REQUESTS" });
    expect(await client.ok(details)).toMatchObject({ status: "trialing" });
    const other = await payments().visitor().register();
    await other.ok(getOrCreate);
  });
});

async function expectReadOnly(client: ApiClient): Promise<void> {
  expect(await client.refused(routes.customers.create, { body: { name: "Bob" } })).toMatchObject({
    status: 402,
    message: "Your trial has ended. Subscribe to create and edit.",
  });
  await client.ok(routes.customers.list);
}

async function expectWritable(client: ApiClient): Promise<void> {
  await client.ok(routes.customers.create, { body: { name: "Bob" } });
}
