import { readFileSync } from "node:fs";
import { testCardOf } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import {
  type BillingAccount,
  type BillingIntent,
  type BillingInvoice,
  type BillingSubscription,
  latestInvoice,
} from "#server/payments/billing-account.ts";
import { BadRequest } from "#test/payments/stripe-requests.ts";

/** Stripe's own examples of its objects (its public OpenAPI repository, August 2026): every key that an answer has. */
const examples = JSON.parse(
  readFileSync(new URL("../vectors/stripe-fixtures.json", import.meta.url), "utf8"),
) as Record<string, StripeObject>;

export type StripeObject = Record<string, unknown>;

/** An object that answers hold by its id, unless it is asked for in full. */
class Expandable {
  readonly id: string;
  readonly full: () => StripeObject;
  constructor(id: string, full: () => StripeObject) {
    this.id = id;
    this.full = full;
  }
}

/** A field that answers leave out unless it is asked for. */
class Includable {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * An object as it goes out: with those fields in full that were asked for, and no others.
 *
 * @param expand "latest_invoice.confirmation_secret"
 * @throws BadRequest for a path that leads nowhere
 */
export function expanded(object: StripeObject, expand: readonly string[]): StripeObject {
  const names = new Set(expand.map((path) => path.split(".")[0] ?? ""));
  for (const name of names) {
    if (!(name in object)) throw new BadRequest(`This property cannot be expanded (${name}).`);
  }
  const fields = Object.entries(object).map(([name, value]) => {
    const inner = expand
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1));
    return [name, fieldOf(value, names.has(name), inner)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function fieldOf(value: unknown, isAsked: boolean, inner: readonly string[]): unknown {
  if (value instanceof Includable) return isAsked ? value.value : undefined;
  if (value instanceof Expandable) return isAsked ? expanded(value.full(), inner) : value.id;
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? expanded(value as StripeObject, inner) : value;
}

export function customerObject(id: string, { email, name }: { email: string; name: string }): StripeObject {
  return example("customer", {
    id,
    email,
    name,
    discount: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
  });
}

export function deletedCustomerObject(id: string): StripeObject {
  return example("deleted_customer", { id });
}

export function priceObject(plan: Plan): StripeObject {
  return example("price", {
    id: priceIdOf(plan),
    lookup_key: plan.priceKey,
    currency: plan.currency.toLowerCase(),
    unit_amount: plan.amount,
    unit_amount_decimal: String(plan.amount),
  });
}

export function priceIdOf({ priceKey }: Plan): string {
  return `price_${priceKey}`;
}

/** A subscription with all that hangs on it, to be cut down by {@link expanded}. */
export function subscriptionObject(
  account: BillingAccount,
  subscription: BillingSubscription,
  customer: StripeObject,
): StripeObject {
  const { id, status, plan, createdAt, trialEnd, periodEnd, cancelAtPeriodEnd, endedAt, card, setup } =
    subscription;
  const invoice = latestInvoice(account, subscription);
  const item = (examples.subscription as { items: { data: StripeObject[] } } | undefined)?.items.data[0];
  return example("subscription", {
    id,
    status,
    customer: new Expandable(account.customerId, () => customer),
    created: seconds(createdAt),
    currency: plan.currency.toLowerCase(),
    trial_end: trialEnd === null ? null : seconds(trialEnd),
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAtPeriodEnd ? seconds(periodEnd) : null,
    ended_at: endedAt === null ? null : seconds(endedAt),
    items: {
      object: "list",
      has_more: false,
      data: [{ ...item, price: priceObject(plan), current_period_end: seconds(periodEnd), subscription: id }],
    },
    default_payment_method: card && new Expandable(`pm_${card}`, () => paymentMethodObject(card)),
    pending_setup_intent:
      setup && setup.status !== "succeeded" ? new Expandable(setup.id, () => setupIntentObject(setup)) : null,
    latest_invoice: invoice ? new Expandable(invoice.id, () => invoiceObject(account, invoice)) : null,
    billing_mode: { type: "flexible" },
    test_clock: null,
  });
}

export function invoiceObject(account: BillingAccount, invoice: BillingInvoice): StripeObject {
  const { id, amount, status, payment } = invoice;
  const isPaid = status === "paid";
  return example("invoice", {
    id,
    customer: account.customerId,
    status,
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    confirmation_secret: new Includable(
      payment && { type: "payment_intent", client_secret: payment.clientSecret },
    ),
  });
}

export function portalObject(id: string, { customer, return_url }: StripeObject): StripeObject {
  return example("billing_portal.session", {
    id,
    customer,
    return_url,
    url: `https://billing.stripe.com/p/session/${id}`,
  });
}

export function eventObject(event: {
  id: string;
  type: string;
  created: number;
  about: StripeObject;
}): StripeObject {
  const { id, type, created, about } = event;
  return example("event", { id, type, created: seconds(created), data: { object: about } });
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function setupIntentObject({ id, clientSecret, status }: BillingIntent): StripeObject {
  return example("setup_intent", {
    id,
    client_secret: clientSecret,
    status,
    allowed_payment_method_types: ["card"],
  });
}

function paymentMethodObject(card: NonNullable<BillingSubscription["card"]>): StripeObject {
  const { brand, last4, expMonth, expYear } = testCardOf(card);
  const shape = examples.payment_method?.card as StripeObject;
  return example("payment_method", {
    id: `pm_${card}`,
    card: { ...shape, brand, last4, exp_month: expMonth, exp_year: expYear },
  });
}

function example(name: string, fields: StripeObject): StripeObject {
  return { ...examples[name], ...fields };
}
