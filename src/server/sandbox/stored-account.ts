import * as z from "zod/mini";
import { testCardIds } from "#contract/test-cards.ts";
import { everyPlan, type Plan } from "#domain/account/plan.ts";
import type { Pence } from "#domain/money/pence.ts";
import { currencies } from "#domain/region/currency.ts";
import type { BillingAccount } from "#server/sandbox/billing-account.ts";
import { storedJson, wholeNumber } from "#server/schema/stored-json.ts";

const time = z.number();
const optionalTime = z._default(z.nullable(time), null);
const card = z._default(z.nullable(z.enum(testCardIds)), null);

const intent = z.object({
  id: z.string(),
  clientSecret: z.string(),
  status: z.enum(["requires_payment_method", "requires_action", "succeeded", "canceled"]),
  card,
});

const plan: z.ZodMiniType<Plan> = z.object({
  priceKey: z.enum(everyPlan.map(({ priceKey }) => priceKey)),
  amount: wholeNumber<Pence>(),
  currency: z.enum(currencies),
});

const subscription = z.object({
  id: z.string(),
  status: z.enum(["incomplete", "incomplete_expired", "trialing", "active", "past_due", "canceled"]),
  plan,
  createdAt: time,
  trialEnd: optionalTime,
  periodEnd: time,
  months: z.int(),
  cancelAtPeriodEnd: z._default(z.boolean(), false),
  endedAt: optionalTime,
  card,
  setup: z._default(z.nullable(intent), null),
});

const invoice = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  createdAt: time,
  amount: z.number(),
  status: z.enum(["open", "paid", "void"]),
  payment: z._default(z.nullable(intent), null),
  refusals: z._default(z.int(), 0),
  nextTryAt: optionalTime,
});

/** The sandbox's state of a customer, in the column `sandbox_accounts.account` ([Note: Stored JSON]). */
export const storedAccount = storedJson<BillingAccount>(
  1,
  z.object({
    customerId: z.string(),
    subscriptions: z._default(z.array(subscription), []),
    invoices: z._default(z.array(invoice), []),
  }),
);
