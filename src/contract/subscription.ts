import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { testCardIds } from "#contract/test-cards.ts";
import * as wire from "#contract/wire.ts";
import { subscriptionStatuses } from "#domain/account/person.ts";
import { currencies } from "#domain/money/currency.ts";

const paymentMethod = z.object({
  /** "visa"; of what is no card its kind, such as "link", and null for the three below. */
  brand: z.string(),
  last4: z.nullable(z.string()),
  expMonth: z.nullable(z.int()),
  expYear: z.nullable(z.int()),
});

/** A user's subscription (specification 1 §3). */
const subscriptionDetails = z.object({
  status: z.enum(subscriptionStatuses),
  /** True once it was cancelled and until its period ends. */
  cancelAtPeriodEnd: z.boolean(),
  /** End of the free trial; null when there never was one. */
  trialEnd: z.nullable(wire.instant),
  /** When the next payment is taken, or the subscription ends; null while nothing goes on by itself. */
  currentPeriodEnd: z.nullable(wire.instant),
  paymentMethod: z.nullable(paymentMethod),
  /** For one month. */
  price: z.object({ amount: wire.money, currency: z.enum(currencies) }),
  /** True where payments are only tried out and no money moves. */
  isTest: z.boolean(),
});

const clientSecret = z.string().check(z.maxLength(500));

const post = { method: "POST", access: "user", errors: ["PAYMENTS_AWAY"] } as const;

/** Paying for Quotewright (specification 1 §7). Open to users whose trial is over, or they could not subscribe. */
export const subscriptionRoutes = {
  details: route({
    method: "GET",
    path: "/api/subscription/details",
    access: "user",
    summary: "The user's subscription, as the card provider has it at this moment.",
    answer: subscriptionDetails,
    errors: ["PAYMENTS_AWAY"],
  }),
  getOrCreate: route({
    ...post,
    path: "/api/get-or-create-subscription",
    summary: "Begins to pay, or goes on with it; asked twice, it answers with the same subscription.",
    answer: z.object({
      /** What the provider's form is opened with; null when there is nothing left to do. */
      clientSecret: z.nullable(z.string()),
      /** True for a card that is set up for the end of the trial, false for a payment now. */
      isTrialSetup: z.boolean(),
      /** What the provider's script is started with; null where payments are only tried out. */
      publishableKey: z.nullable(z.string()),
    }),
    // Each asks the provider up to four things.
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

/** What the card provider's own form and portal do elsewhere. There is nothing here where real payments are taken. */
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
