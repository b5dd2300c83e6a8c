import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { detailsRoute, subscriptionDetails } from "#contract/subscription-details.ts";
import { testCardIds } from "#contract/test-cards.ts";

const clientSecret = z.string().check(z.maxLength(500));

const post = { method: "POST", access: "user", errors: ["PAYMENTS_AWAY"] } as const;

/** Paying for Quotewright. Open to users whose trial is over, because otherwise they could not subscribe. */
export const subscriptionRoutes = {
  details: detailsRoute,
  getOrCreate: route({
    ...post,
    path: "/api/get-or-create-subscription",
    summary: "Begins to pay, or goes on with it; asked twice, it answers with the same subscription.",
    answer: z.object({
      /** Opens the provider's form; null when nothing is left to do. */
      clientSecret: z.nullable(z.string()),
      /** True when the card is set up for the end of the trial, false when it pays now. */
      isTrialSetup: z.boolean(),
      /** Starts the provider's script; null in the sandbox. */
      publishableKey: z.nullable(z.string()),
    }),
    // Each call makes up to four requests to the provider.
    limits: [{ by: "user", most: 20, minutes: 1 }],
    errors: ["PAYMENTS_AWAY", "PAYER_EMAIL_REFUSED"],
  }),
  billingPortal: route({
    ...post,
    path: "/api/subscription/billing-portal",
    summary: "An address where the card is changed and invoices are read.",
    answer: z.object({ url: z.string() }),
    errors: ["PAYMENTS_AWAY", "SETUP_REQUIRED"],
  }),
  cancel: route({
    ...post,
    path: "/api/subscription/cancel",
    summary: "Lets the subscription run to the end of its period and no further.",
    answer: subscriptionDetails,
    errors: ["PAYMENTS_AWAY", "NO_SUBSCRIPTION"],
  }),
  resume: route({
    ...post,
    path: "/api/subscription/resume",
    summary: "Takes a cancellation back while the period still runs.",
    answer: subscriptionDetails,
    errors: ["PAYMENTS_AWAY", "NO_SUBSCRIPTION"],
  }),
  webhook: route({
    method: "POST",
    path: "/api/subscription/webhook",
    access: "public",
    anyContract: true,
    rawBody: true,
    summary: "For the card provider: says that something changed. Signed over the body.",
    answer: null,
    errors: ["PAYMENTS_AWAY", "WEBHOOK_REFUSED"],
  }),
};

const cardOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("succeeded") }),
  z.object({ outcome: z.literal("needs_confirmation") }),
  z.object({ outcome: z.literal("refused"), message: z.string() }),
]);

const sandboxPost = { ...post, errors: ["PAYMENTS_AWAY", "NOT_FOUND"] } as const;

/** What the card provider's own form and portal do, for the sandbox. Not available where real payments are taken. */
export const sandboxRoutes = {
  pickCard: route({
    ...sandboxPost,
    path: "/api/payment-sandbox/pick-card",
    summary: "Test payments: tries one of the test cards for a client secret.",
    body: z.object({ clientSecret, card: z.enum(testCardIds) }),
    answer: cardOutcome,
  }),
  confirmCard: route({
    ...sandboxPost,
    path: "/api/payment-sandbox/confirm-card",
    summary: "Test payments: answers the confirmation that a test card's bank asks for.",
    body: z.object({ clientSecret, isApproved: z.boolean() }),
    answer: cardOutcome,
  }),
  changeCard: route({
    ...sandboxPost,
    path: "/api/payment-sandbox/change-card",
    summary: "Test payments: a client secret to pick another card for.",
    answer: z.object({ clientSecret: z.string() }),
  }),
};
