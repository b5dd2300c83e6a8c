import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { planOf } from "#domain/account/plan.ts";
import { closeAccount } from "#server/payments/close-account.ts";
import { findBilledUser } from "#server/payments/store.ts";
import { type StripeUnderTest, startStripe } from "#test/payments/payments-under-test.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { day, startOfTests } from "#test/support/app.ts";

/** Behaviour that Stripe does not promise, and changes that an operator or a dashboard may make. */
let stripe: StripeUnderTest;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe?.close());
afterEach(() => {
  stripe.twin.troubles = [];
  stripe.twin.setsDefault = true;
  stripe.twin.otherPrices.clear();
});

const { details, getOrCreate, billingPortal, cancel, resume } = routes.subscription;
const trial = 14 * day;
const visa = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 };
const gbp = planOf("en-GB");

async function ann(options: { email?: string } = {}): Promise<ApiClient> {
  stripe.clock.set(startOfTests);
  return stripe.visitor().register(options);
}

async function pay(client: ApiClient): Promise<void> {
  const { clientSecret } = await client.ok(getOrCreate);
  stripe.twin.pickCard(clientSecret ?? "", "works");
}

/** A user who pays each month. */
async function annWhoPays(): Promise<ApiClient> {
  const client = await ann();
  stripe.clock.pass(trial);
  await pay(client);
  await client.ok(details);
  return client;
}

const statusesOf = (client: ApiClient) =>
  stripe.twin
    .accountsOf(client.email)
    .flatMap(({ subscriptions }) => subscriptions.map(({ status }) => status));

/** The log while `work` runs. */
async function loggedBy(work: () => Promise<unknown>): Promise<string> {
  const first = stripe.log.length;
  await work();
  return stripe.log.slice(first).join("");
}

test("a card given in a trial becomes the subscription's, whether or not Stripe sets it", async () => {
  stripe.twin.setsDefault = false;
  const client = await ann();
  await pay(client);
  expect(await client.ok(details)).toMatchObject({ status: "trialing", paymentMethod: visa });
  stripe.clock.pass(trial);
  expect(await client.ok(details)).toMatchObject({ status: "active" });
});

test("a card that was removed again in the portal is not restored", async () => {
  const client = await ann();
  await pay(client);
  stripe.twin.dashboard.removeMethods(client.email);
  expect(await client.ok(details)).toMatchObject({ status: "trialing", paymentMethod: null });
  const { clientSecret, isTrialSetup } = await client.ok(getOrCreate);
  expect({ clientSecret, isTrialSetup }).toEqual({ clientSecret: expect.any(String), isTrialSetup: true });
});

test.each([
  ["a card that the portal made the customer's default", "works", visa],
  ["a method that is not a card", "link", { brand: "link", last4: null, expMonth: null, expYear: null }],
] as const)("%s pays for a subscription without one of its own", async (_what, kind, paymentMethod) => {
  const client = await ann();
  await client.ok(getOrCreate);
  stripe.twin.dashboard.setDefaultMethod(client.email, kind);
  expect(await client.ok(details)).toMatchObject({ status: "trialing", paymentMethod });
  expect(await client.ok(getOrCreate)).toMatchObject({ clientSecret: null });
  expect((await findBilledUser(stripe.database, client.userId))?.hasProviderSubscription).toBe(true);
});

test.each([
  ["is not there", null, "Stripe has no active price with the lookup key monthly_gbp"],
  ["is another amount", { unit_amount: 1500 }, "is not 10.00 GBP each month"],
  ["is in another currency", { currency: "usd" }, "is not 10.00 GBP each month"],
  [
    "is for a year",
    { recurring: { interval: "year", interval_count: 1, usage_type: "licensed" } },
    "is not 10.00 GBP",
  ],
  [
    "is for two months",
    { recurring: { interval: "month", interval_count: 2, usage_type: "licensed" } },
    "is not 10.00 GBP",
  ],
  [
    "is metered",
    { recurring: { interval: "month", interval_count: 1, usage_type: "metered" } },
    "is not 10.00 GBP",
  ],
])("a price that %s is not sold, and the operator reads why", async (_what, price, words) => {
  const client = await ann();
  stripe.twin.otherPrices.set("monthly_gbp", price);
  const log = await loggedBy(async () => {
    expect(await client.refused(getOrCreate)).toMatchObject({ status: 500, error: "INTERNAL" });
  });
  expect(log).toContain(words);
  expect(log).not.toContain(client.email);
  expect(await stripe.countSubscriptions(client)).toBe(0);
  stripe.twin.otherPrices.clear();
  await client.ok(getOrCreate);
});

test("two running subscriptions are both cancelled, and neither is charged again", async () => {
  const client = await annWhoPays();
  stripe.twin.dashboard.addSubscription(client.email, gbp);
  expect(await client.ok(details)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  expect(await client.ok(cancel)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  stripe.clock.pass(40 * day);
  stripe.twin.catchUp();
  expect(statusesOf(client)).toEqual(["canceled", "canceled"]);
});

test("a second subscription that continues does not count as cancelled, and a single one is resumed", async () => {
  const client = await annWhoPays();
  await client.ok(cancel);
  stripe.twin.dashboard.addSubscription(client.email, gbp);
  expect(await client.ok(details)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  await client.ok(cancel);
  expect(await client.ok(resume)).toMatchObject({ cancelAtPeriodEnd: false });
  stripe.clock.pass(40 * day);
  stripe.twin.catchUp();
  expect(statusesOf(client).toSorted()).toEqual(["active", "canceled"]);
});

test("a missing object other than the customer does not create a second customer", async () => {
  const client = await ann();
  stripe.twin.otherPrices.set("monthly_gbp", { id: "price_gone" });
  const log = await loggedBy(async () => {
    for (const _try of [1, 2]) expect(await client.refused(getOrCreate)).toMatchObject({ error: "INTERNAL" });
  });
  expect(log).toContain(
    "Stripe refused a request (invalid_request_error, resource_missing, items[0][price], req_",
  );
  stripe.twin.otherPrices.clear();
  await client.ok(getOrCreate);
  expect(stripe.twin.accountsOf(client.email)).toHaveLength(1);
});

test("for a customer deleted in the dashboard, billing still opens, the portal says what to do, and paying starts again", async () => {
  const client = await annWhoPays();
  stripe.twin.dashboard.deleteCustomer(client.email);
  expect(await client.ok(details)).toMatchObject({ status: "canceled", paymentMethod: null });
  expect(await client.refused(billingPortal)).toMatchObject({ status: 409, error: "SETUP_REQUIRED" });
  expect(await client.refused(cancel)).toMatchObject({ error: "NO_SUBSCRIPTION" });
  await pay(client);
  expect(await client.ok(details)).toMatchObject({ status: "active", paymentMethod: visa });
  expect(stripe.twin.accountsOf(client.email)).toHaveLength(2);
});

test("the account of a customer deleted in the dashboard can be closed", async () => {
  const client = await annWhoPays();
  stripe.twin.dashboard.deleteCustomer(client.email);
  await closeAccount(stripe.payments, client.userId, async () => undefined);
  expect((await findBilledUser(stripe.database, client.userId))?.providerCustomerId).toBeNull();
});

test.each([
  ["customer", 0],
  ["subscription", 3],
])(
  "a 500 that Stripe keeps for a %s blocks nobody: the next attempt has a new idempotency key",
  async (_what, before) => {
    const client = await ann();
    stripe.twin.troubles = [...Array<"none">(before).fill("none"), "failed"];
    expect(await client.refused(getOrCreate)).toMatchObject({ status: 503, error: "PAYMENTS_AWAY" });
    expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: true });
    expect(await stripe.countSubscriptions(client)).toBe(1);
  },
);

test("opening the billing page keeps the idempotency key of an attempt whose outcome is unknown", async () => {
  const client = await ann();
  stripe.twin.troubles = ["none", "none", "none", "late", "late"];
  expect(await client.refused(getOrCreate)).toMatchObject({ error: "PAYMENTS_AWAY" });
  await client.ok(details);
  expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: true });
  expect(await stripe.countSubscriptions(client)).toBe(1);
});

test.each(["cancelled here", "ended at Stripe's"])(
  "an attempt whose answer was lost, and whose subscription was %s, is not answered with that subscription again",
  async (how) => {
    const client = await ann();
    stripe.twin.troubles = ["none", "none", "none", "lost", "lost"];
    expect(await client.refused(getOrCreate)).toMatchObject({ error: "PAYMENTS_AWAY" });
    if (how === "cancelled here") await client.ok(cancel);
    else stripe.twin.dashboard.endSubscriptions(client.email);
    await pay(client);
    const paying = { status: "trialing", cancelAtPeriodEnd: false, paymentMethod: visa };
    expect(await client.ok(details)).toMatchObject(paying);
    expect(statusesOf(client)).toEqual(["canceled", "trialing"]);
  },
);

test("while Stripe is still processing an attempt, a retry does not create a second one", async () => {
  const client = await ann();
  stripe.twin.troubles = ["none", "none", "none", "late", "busy"];
  expect(await client.refused(getOrCreate)).toMatchObject({ status: 503, error: "PAYMENTS_AWAY" });
  await pay(client);
  expect(await client.ok(details)).toMatchObject({ status: "trialing", paymentMethod: visa });
  expect(await stripe.countSubscriptions(client)).toBe(1);
});

test("an attempt with other terms than one whose outcome is unknown succeeds the second time", async () => {
  const client = await ann();
  stripe.twin.troubles = ["none", "none", "none", "late", "late"];
  await client.refused(getOrCreate);
  await client.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-US" } });
  expect(await client.refused(getOrCreate)).toMatchObject({ status: 503, error: "PAYMENTS_AWAY" });
  await pay(client);
  expect(await client.ok(details)).toMatchObject({ paymentMethod: visa, price: { currency: "USD" } });
});

test("an e-mail that Stripe refuses is reported at once", async () => {
  const client = await ann({ email: "ann@refused.example" });
  expect(await client.refused(getOrCreate)).toMatchObject({
    status: 422,
    error: "PAYER_EMAIL_REFUSED",
    message: expect.stringContaining("does not accept your e-mail address"),
  });
});

test("a payment that was refused can be made while the next invoice is a draft", async () => {
  const client = await ann();
  stripe.clock.pass(trial);
  const { clientSecret } = await client.ok(getOrCreate);
  stripe.twin.pickCard(clientSecret ?? "", "fails_later");
  stripe.clock.pass(32 * day);
  await client.ok(routes.account.login, { body: { email: client.email, password } });
  expect(await client.ok(details)).toMatchObject({ status: "past_due" });
  stripe.twin.dashboard.beginInvoices(client.email);
  await pay(client);
  expect(await client.ok(details)).toMatchObject({ status: "active", paymentMethod: visa });
});
