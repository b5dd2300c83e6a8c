import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { findBilledUser } from "#server/payments/store.ts";
import { type StripeUnderTest, startStripe, webhookSecrets } from "#test/payments/payments-under-test.ts";
import type { TwinEvent } from "#test/payments/stripe-books.ts";
import { type ApiClient, requestOf } from "#test/support/api-client.ts";
import { startOfTests } from "#test/support/app.ts";

/** What is specific to Stripe: what is sent to it, its webhooks, and how it can fail. */
let stripe: StripeUnderTest;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe?.close());
afterEach(() => {
  stripe.twin.troubles = [];
});

const { details, getOrCreate } = routes.subscription;

async function ann(): Promise<ApiClient> {
  stripe.clock.set(startOfTests);
  return stripe.visitor().register();
}

/** A user who subscribed, as Stripe knows but we do not yet. */
async function annWhoPaid(): Promise<{ client: ApiClient; event: TwinEvent }> {
  const client = await ann();
  const { clientSecret } = await client.ok(getOrCreate);
  stripe.twin.pickCard(clientSecret ?? "", "works");
  return { client, event: stripe.twin.events.at(-1)! };
}

const hasCard = async (client: ApiClient) =>
  (await findBilledUser(stripe.database, client.userId))?.hasProviderSubscription;

/** As if the webhook that announced it had not arrived. */
const forgetCard = (client: ApiClient) =>
  stripe.database.asOwner(client.userId, (trx) =>
    trx
      .updateTable("users")
      .set({ provider_subscription_id: null })
      .where("id", "=", client.userId)
      .execute(),
  );

const requestsOf = (work: () => Promise<unknown>) => {
  const before = stripe.twin.requests.length;
  return work().then(() => stripe.twin.requests.slice(before).map(({ method, path }) => `${method} ${path}`));
};

test("Stripe gets no data of a user who has not chosen to pay", async () => {
  const asked = await requestsOf(async () => {
    const client = await ann();
    await client.ok(details);
    await client.ok(routes.account.user);
  });
  expect(asked).toEqual([]);
});

test("signing up works while Stripe is away, and so does reading how the trial stands", async () => {
  stripe.twin.troubles = Array.from({ length: 10 }, () => "unavailable");
  const client = await ann();
  expect(await client.ok(details)).toMatchObject({ status: "trialing" });
  expect(await client.refused(getOrCreate)).toMatchObject({ status: 503, error: "PAYMENTS_AWAY" });
});

test("what is sent in the trial is what Stripe's present API wants", async () => {
  const client = await ann();
  const before = stripe.twin.requests.length;
  await client.ok(getOrCreate);
  const asked = stripe.twin.requests.slice(before);
  const [customer, subscription] = asked.filter(({ method }) => method === "POST");
  expect(customer).toMatchObject({
    path: "/v1/customers",
    form: { email: client.email, name: "Ann Archer", metadata: { user_id: client.userId } },
  });
  expect(subscription?.form).toMatchObject({
    trial_end: Date.parse("2026-12-05T10:22:33Z") / 1000,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    items: [{ price: "price_monthly_gbp" }],
    payment_settings: { save_default_payment_method: "on_subscription" },
  });
});

test("a signed webhook makes us fetch the state, and its content is not believed", async () => {
  const { client, event } = await annWhoPaid();
  expect(await hasCard(client)).toBe(false);
  const lie = event.body.replaceAll('"trialing"', '"past_due"');
  expect((await stripe.deliver({ body: lie })).status).toBe(204);
  expect(await hasCard(client)).toBe(true);
  expect(await client.ok(routes.account.user)).toMatchObject({ subscriptionStatus: "trialing" });
});

test("a webhook may be signed with the new secret while the old one is still configured", async () => {
  const { client, event } = await annWhoPaid();
  expect((await stripe.deliver(event, { secret: webhookSecrets[1]! })).status).toBe(204);
  expect(await hasCard(client)).toBe(true);
});

test("a webhook that is not Stripe's, or is replayed, is refused", async () => {
  const { client, event } = await annWhoPaid();
  const refusal = async (answer: ReturnType<typeof stripe.deliver>) => {
    const { status, text } = await answer;
    return { status, ...(JSON.parse(text) as object) };
  };
  const refused = { status: 400, error: "WEBHOOK_REFUSED" };
  expect(await refusal(stripe.deliver(event, { secret: "whsec_guessed" }))).toMatchObject(refused);
  const old = new Date(stripe.clock.now().getTime() - 301_000);
  expect(await refusal(stripe.deliver(event, { at: old }))).toMatchObject(refused);
  const headers = { "content-type": "application/json" };
  const unsigned = { ...requestOf(routes.subscription.webhook), headers, payload: event.body };
  expect(await refusal(stripe.visitor().raw(unsigned))).toMatchObject(refused);
  expect(await hasCard(client)).toBe(false);
});

test("a signed webhook without a body is refused", async () => {
  expect((await stripe.deliver({ body: "" })).status).toBe(400);
});

test("the signature is over the bytes that arrived: reformatted, they are refused", async () => {
  const { client, event } = await annWhoPaid();
  const reformatted = JSON.stringify(JSON.parse(event.body));
  expect(reformatted).not.toBe(event.body);
  const signed = await stripe.deliver({ body: reformatted }, { signed: event.body });
  expect(signed.status).toBe(400);
  expect(await hasCard(client)).toBe(false);
  expect((await stripe.deliver(event)).status).toBe(204);
});

test("a webhook may be five minutes old, and not a second more", async () => {
  const { event } = await annWhoPaid();
  const sent = (secondsAgo: number) =>
    stripe.deliver(event, { at: new Date(stripe.clock.now().getTime() - secondsAgo * 1000) });
  expect((await sent(301)).status).toBe(400);
  expect((await sent(300)).status).toBe(204);
});

test("a webhook sent twice has its effect once", async () => {
  const { event } = await annWhoPaid();
  expect(await requestsOf(() => stripe.deliver(event))).not.toEqual([]);
  expect(await requestsOf(() => stripe.deliver(event))).toEqual([]);
});

test("an event of a customer we do not know, or without a customer, is accepted and ignored", async () => {
  const { event } = await annWhoPaid();
  const stranger = event.body.replaceAll(/cus_\w+/g, "cus_nobody");
  expect((await stripe.deliver({ body: stranger })).status).toBe(204);
  const { data: _, ...rest } = JSON.parse(event.body) as { data: object };
  const plan = JSON.stringify({ ...rest, data: { object: { object: "plan", id: "plan_1" } } });
  expect((await stripe.deliver({ body: plan })).status).toBe(204);
});

test("a removed card, and a new default card, are noticed too", async () => {
  const { client } = await annWhoPaid();
  const { providerCustomerId } = (await findBilledUser(stripe.database, client.userId))!;
  const heard = async (id: string, data: object) => {
    await forgetCard(client);
    expect(await stripe.deliver({ body: JSON.stringify({ id, object: "event", data }) })).toMatchObject({
      status: 204,
    });
    return hasCard(client);
  };
  const detached = { object: "payment_method", id: "pm_1", customer: null };
  expect(
    await heard("evt_detached", { object: detached, previous_attributes: { customer: providerCustomerId } }),
  ).toBe(true);
  expect(await heard("evt_updated", { object: { object: "customer", id: providerCustomerId } })).toBe(true);
});

test.each([
  ["empty", ""],
  ["no JSON", "{"],
  ["no event", "[]"],
  ["an event without data", '{"id":"evt_1","object":"event","type":"v1.billing.meter.no_meter_found"}'],
  ["an event without a name", '{"data":{"object":{"object":"customer","id":"cus_1"}}}'],
])("a signed body that is %s is refused", async (_what, body) => {
  const { status, text } = await stripe.deliver({ body });
  expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
    status: 400,
    error: "WEBHOOK_REFUSED",
  });
});

test("while Stripe is away a webhook is refused, so that it is sent again; then it counts", async () => {
  const { client, event } = await annWhoPaid();
  stripe.twin.troubles = ["unavailable", "unavailable"];
  expect((await stripe.deliver(event)).status).toBe(503);
  expect(await hasCard(client)).toBe(false);
  expect((await stripe.deliver(event)).status).toBe(204);
  expect(await hasCard(client)).toBe(true);
});

test.each([1, 2, 3, 4, 5, 6])(
  "losing the answer to request %s creates neither a second customer nor a second subscription",
  async (position) => {
    const client = await ann();
    // Lost twice in a row, because the SDK retries once.
    stripe.twin.troubles = [...Array<"none">(position - 1).fill("none"), "lost", "lost"];
    await client.ask(getOrCreate);
    stripe.twin.troubles = [];
    expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: true });
    expect(stripe.twin.accountsOf(client.email)).toHaveLength(1);
    expect(await stripe.countSubscriptions(client)).toBe(1);
  },
);

test.each([
  ["customer", 0],
  ["subscription", 3],
])("a %s that Stripe makes only after we gave up waiting is not made twice", async (_what, before) => {
  const client = await ann();
  stripe.twin.troubles = [...Array<"none">(before).fill("none"), "late", "late"];
  expect(await client.refused(getOrCreate)).toMatchObject({ error: "PAYMENTS_AWAY" });
  expect(await client.ok(getOrCreate)).toMatchObject({ isTrialSetup: true });
  expect(stripe.twin.accountsOf(client.email)).toHaveLength(1);
  expect(await stripe.countSubscriptions(client)).toBe(1);
});

test("a webhook that overtakes the answer to the request waits for its turn", async () => {
  const { client, event } = await annWhoPaid();
  const [start, hint] = await Promise.all([client.ok(getOrCreate), stripe.deliver(event)]);
  expect(start.clientSecret).toBeNull();
  expect(hint.status).toBe(204);
  expect(await hasCard(client)).toBe(true);
});

test("a customer deleted in Stripe's dashboard is replaced at the next attempt to pay", async () => {
  const { client } = await annWhoPaid();
  const { providerCustomerId } = (await findBilledUser(stripe.database, client.userId))!;
  await stripe.payments.provider.closeAccount({
    userId: client.userId,
    providerCustomerId: providerCustomerId!,
  });
  expect(await client.ok(details)).toMatchObject({ status: "trialing", paymentMethod: null });
  expect(await client.ok(getOrCreate)).toMatchObject({
    isTrialSetup: true,
    clientSecret: expect.any(String),
  });
  expect(stripe.twin.accountsOf(client.email)).toHaveLength(2);
});

test("no account is closed while its subscription cannot be ended", async () => {
  const { client } = await annWhoPaid();
  stripe.twin.troubles = ["unavailable", "unavailable"];
  expect(await client.refused(routes.account.deleteAccount)).toMatchObject({ error: "PAYMENTS_AWAY" });
  expect(await client.ok(routes.account.user)).toMatchObject({ email: client.email });
  await client.ok(routes.account.deleteAccount);
  const [account] = stripe.twin.accountsOf(client.email);
  expect(account?.subscriptions).toMatchObject([{ status: "canceled" }]);
});

test("when the portal is not switched on at Stripe, the message says whom to ask", async () => {
  const { client } = await annWhoPaid();
  stripe.twin.hasPortal = false;
  expect(await client.refused(routes.subscription.billingPortal)).toMatchObject({
    error: "SETUP_REQUIRED",
    setupRequired: true,
    message: "The billing portal is not set up yet. Please contact support.",
  });
  stripe.twin.hasPortal = true;
  await client.ok(routes.subscription.billingPortal);
});

test("test cards are not available where payments are real", async () => {
  const client = await ann();
  const { clientSecret } = await client.ok(getOrCreate);
  const body = { clientSecret, card: "works" };
  expect(await client.refused(routes.paymentSandbox.pickCard, { body })).toMatchObject({ status: 404 });
  expect(await client.refused(routes.paymentSandbox.changeCard)).toMatchObject({ status: 404 });
});

test("nothing in the product but the adapter uses Stripe's names", () => {
  const folder = new URL("../../src/server/payments/", import.meta.url);
  const speakers = readdirSync(folder).filter((name) =>
    /from "stripe"/.test(readFileSync(new URL(name, folder), "utf8")),
  );
  expect(speakers.every((name) => name.startsWith("stripe-"))).toBe(true);
});
