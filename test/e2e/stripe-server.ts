import { test as base } from "#test/e2e/no-policy-violations.ts";
import { type StripeOnPage, standInForStripe } from "#test/e2e/stripe-stand-in.ts";
import { twinKeys } from "#test/payments/stripe-server.ts";
import { StripeTwin } from "#test/payments/stripe-twin.ts";
import { type ClockedServer, startClockedServer } from "#test/support/clocked-server.ts";

interface StripeWorld {
  server: ClockedServer;
  /** The simulated Stripe, on the server's clock. */
  twin: StripeTwin;
}

/** A journey with the built product that takes payments by Stripe: its real adapter, with Stripe's twin behind it. */
export const test = base.extend<{ stripe: StripeOnPage }, { world: StripeWorld }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let now = () => new Date();
      const twin = new StripeTwin(() => now());
      const server = await startClockedServer({
        STRIPE_SECRET_KEY: twinKeys.secret,
        STRIPE_PUBLISHABLE_KEY: twinKeys.publishable,
        STRIPE_WEBHOOK_SECRET: "whsec_twin",
        STRIPE_API_BASE: await twin.listen(),
      });
      now = server.now;
      await use({ server, twin });
      await server.stop();
      await twin.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ world }, use) => use(world.server.url),
  stripe: [async ({ page, world }, use) => use(await standInForStripe(page, world.twin)), { auto: true }],
});
