import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { subscriptionStatuses } from "#domain/account/person.ts";
import { currencies } from "#domain/region/currency.ts";

const paymentMethod = z.object({
  /**
   * The card's brand ("visa"). For another method of payment, its kind ("link"), and the next three fields are null.
   */
  brand: z.string(),
  last4: z.nullable(z.string()),
  expMonth: z.nullable(z.int()),
  expYear: z.nullable(z.int()),
});

/** A subscription as the card provider has it. */
export const subscriptionDetails = z.object({
  status: z.enum(subscriptionStatuses),
  /** True from its cancellation to the end of its period. */
  cancelAtPeriodEnd: z.boolean(),
  /** End of the free trial; null when there never was one. */
  trialEnd: z.nullable(wire.instant),
  /** When the next payment is taken or the subscription ends; null while neither is due. */
  currentPeriodEnd: z.nullable(wire.instant),
  paymentMethod: z.nullable(paymentMethod),
  /** For one month. */
  price: z.object({ amount: wire.money, currency: z.enum(currencies) }),
  /** True in the sandbox, where no money moves. */
  isTest: z.boolean(),
});

/** Apart from the other routes of paying, because the dashboard of a trial calls this one alone. */
export const detailsRoute = route({
  method: "GET",
  path: "/api/subscription/details",
  access: "user",
  summary: "The user's subscription, as the card provider has it at this moment.",
  answer: subscriptionDetails,
  errors: ["PAYMENTS_AWAY"],
});
