import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { testCardIds } from "#contract/test-cards.ts";
import { accountState } from "#server/payments/account-state.ts";
import { customerOf } from "#server/payments/payments.ts";
import { findBilledUser } from "#server/payments/store.ts";
import { type StripeUnderTest, startStripe } from "#test/payments/payments-under-test.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { day, startOfTests } from "#test/support/app.ts";
import { fc } from "#test/support/fast-check.ts";

let stripe: StripeUnderTest;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe?.close());

/** What a customer, the bank or time may do without our learning of it at once. */
const deed = fc.oneof(
  fc.record({ do: fc.constant("subscribe" as const) }),
  fc.record({ do: fc.constant("pick" as const), card: fc.constantFrom(...testCardIds) }),
  fc.record({ do: fc.constant("confirm" as const), isApproved: fc.boolean() }),
  fc.record({ do: fc.constant("change card" as const), card: fc.constantFrom(...testCardIds) }),
  fc.record({ do: fc.constantFrom("cancel" as const, "resume" as const) }),
  fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Which events arrive in the end, by their index: in any order, some twice, some never. */
const delivery = fc.array(fc.nat(), { maxLength: 12 });

async function perform(client: ApiClient, deeds: readonly Deed[]): Promise<void> {
  let secret = "";
  const take = (next: string | null) => {
    secret = next ?? secret;
  };
  for (const each of deeds) {
    if (each.do === "subscribe") take((await client.ok(routes.subscription.getOrCreate)).clientSecret);
    if (each.do === "pick") stripe.twin.pickCard(secret, each.card);
    if (each.do === "confirm") stripe.twin.confirmCard(secret, each.isApproved);
    if (each.do === "change card") {
      take(stripe.twin.changeCard(client.email));
      stripe.twin.pickCard(secret, each.card);
    }
    if (each.do === "cancel" || each.do === "resume") await client.ask(routes.subscription[each.do]);
    if (each.do === "wait") await wait(client, each.days);
  }
}

async function wait(client: ApiClient, days: number): Promise<void> {
  stripe.clock.pass(days * day);
  stripe.twin.catchUp();
  await client.ok(routes.account.login, { body: { email: client.email, password } });
}

/** The state in our database, and the state it should have according to Stripe. */
async function compare(client: ApiClient) {
  const user = (await findBilledUser(stripe.database, client.userId))!;
  const customer = customerOf(user);
  const theirs = customer && (await stripe.payments.provider.details(customer));
  const { status, subscriptionId } = accountState(theirs, user.trialEnd, stripe.clock.now());
  const ours = { status: user.subscriptionStatus, goesOn: user.hasProviderSubscription };
  return { ours, theirs: { status, goesOn: subscriptionId !== null }, isCustomer: customer !== null };
}

const rounds = { numRuns: 40, endOnFailure: true };

test("in whatever order webhooks arrive, twice or not at all, the last one brings us to Stripe's state", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 10 }), delivery, async (deeds, order) => {
      stripe.clock.set(startOfTests);
      const client = await stripe.visitor().register();
      const first = stripe.twin.events.length;
      await perform(client, [{ do: "subscribe" }, ...deeds]);
      const events = stripe.twin.events.slice(first);
      const arriving = order.map((position) => events[position % events.length]!);
      for (const event of arriving) expect((await stripe.deliver(event)).status).toBe(204);
      // An event that arrived before has had its effect; only a new one makes us fetch the state.
      const fresh = events.find((event) => !arriving.includes(event));
      if (!fresh) return;
      await stripe.deliver(fresh);
      const { ours, theirs } = await compare(client);
      expect(ours).toEqual(theirs);
    }),
    rounds,
  );
}, 300_000);

test("even if every webhook is lost, the reconcile pass brings us to Stripe's state", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 10 }), async (deeds) => {
      stripe.clock.set(startOfTests);
      const client = await stripe.visitor().register();
      await perform(client, [{ do: "subscribe" }, ...deeds]);
      stripe.clock.pass(day / 2);
      for (let round = 0; (await stripe.reconcile()) > 0; round += 1) expect(round).toBeLessThan(20);
      const { ours, theirs } = await compare(client);
      expect(ours).toEqual(theirs);
    }),
    rounds,
  );
}, 300_000);
