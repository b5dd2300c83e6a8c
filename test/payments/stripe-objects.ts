import { readFileSync } from "node:fs";
import { type TestCardId, testCardOf } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import {
  type BillingAccount,
  type BillingIntent,
  type BillingInvoice,
  type BillingSubscription,
  latestInvoice,
} from "#server/sandbox/billing-account.ts";
import { BadRequest } from "#test/payments/stripe-requests.ts";

/** Stripe's own examples of its objects (its public OpenAPI repository, August 2026), with every key of an answer. */
const examples = JSON.parse(
  readFileSync(new URL("../vectors/stripe-fixtures.json", import.meta.url), "utf8"),
) as Record<string, StripeObject>;

export type StripeObject = Record<string, unknown>;

/** An object that answers contain by its id, unless it is expanded. */
class Expandable {
  readonly id: string;
  readonly full: () => StripeObject;
  constructor(id: string, full: () => StripeObject) {
    this.id = id;
    this.full = full;
  }
}

/** A field that answers omit unless it is expanded. */
class Includable {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * An object as it is sent: with the fields that were to be expanded, and no others.
 *
 * @param expand "latest_invoice.confirmation_secret"
 * @throws BadRequest for a path that does not exist
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
  if (Array.isArray(value)) return value.map((each) => fieldOf(each, isAsked, inner));
  const isPlain = typeof value === "object" && value !== null;
  return isPlain ? expanded(value as StripeObject, inner) : value;
}

/** What a customer's object contains. */
interface CustomerFacts {
  email: string;
  name: string;
  isDeleted: boolean;
  /** The customer's own method, not that of one subscription; null without one. */
  defaultMethod: StripeObject | null;
}

/** A deleted customer has nothing but the id, and nothing that could be expanded. */
export function customerObject(id: string, facts: CustomerFacts): StripeObject {
  const { email, name, isDeleted, defaultMethod } = facts;
  if (isDeleted) return deletedCustomerObject(id);
  return example("customer", {
    id,
    email,
    name,
    discount: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: defaultMethod && new Expandable(String(defaultMethod.id), () => defaultMethod),
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

interface SubscriptionParts {
  customer: StripeObject;
  price: StripeObject;
  /** An invoice that is started and not finished; null without one. */
  draft: StripeObject | null;
}

/** A subscription with everything attached to it, before {@link expanded} reduces it. */
export function subscriptionObject(
  account: BillingAccount,
  subscription: BillingSubscription,
  { customer, price, draft }: SubscriptionParts,
): StripeObject {
  const { id, status, plan, createdAt, trialEnd, periodEnd, cancelAtPeriodEnd, endedAt, card, setup } =
    subscription;
  const invoice = latestInvoice(account, subscription);
  const latest = draft ?? (invoice ? invoiceObject(account, invoice) : null);
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
      data: [{ ...item, price, current_period_end: seconds(periodEnd), subscription: id }],
    },
    default_payment_method: card && expandableMethod(card, account.customerId),
    pending_setup_intent:
      setup && setup.status !== "succeeded"
        ? new Expandable(setup.id, () => setupIntentObject(setup, createdAt))
        : null,
    latest_invoice: latest && new Expandable(String(latest.id), () => latest),
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

/** An invoice that is started and not finished: it cannot be paid. */
export function draftObject(id: string, customer: string): StripeObject {
  const confirmation_secret = new Includable(null);
  return example("invoice", { id, customer, status: "draft", amount_paid: 0, confirmation_secret });
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

/** @param method the one it was finished with, if it is finished */
export function setupIntentObject(
  { id, clientSecret, status }: BillingIntent,
  createdAt: number,
  method: StripeObject | null = null,
): StripeObject {
  return example("setup_intent", {
    id,
    client_secret: clientSecret,
    status,
    created: seconds(createdAt),
    allowed_payment_method_types: ["card"],
    payment_method: method && new Expandable(String(method.id), () => method),
  });
}

/** A test card, or "link", which is not a card; each customer has one of each. */
export type MethodKind = TestCardId | "link";

/** @param isDetached whether it was detached from its customer */
export function methodObject(kind: MethodKind, customerId: string, isDetached = false): StripeObject {
  const common = { id: `pm_${kind}_${customerId}`, customer: isDetached ? null : customerId };
  if (kind === "link")
    return { ...example("payment_method", { ...common, type: "link", link: {} }), card: undefined };
  const { brand, last4, expMonth, expYear } = testCardOf(kind);
  const shape = examples.payment_method?.card as StripeObject;
  const card = { ...shape, brand, last4, exp_month: expMonth, exp_year: expYear };
  return example("payment_method", { ...common, card });
}

export function methodOfId(id: string): { kind: MethodKind; customerId: string } | null {
  const [, kind, customerId] = /^pm_([a-z_]+)_(cus_\w+)$/.exec(id) ?? [];
  return kind && customerId ? { kind: kind as MethodKind, customerId } : null;
}

function expandableMethod(card: TestCardId, customerId: string): Expandable {
  const method = methodObject(card, customerId);
  return new Expandable(String(method.id), () => method);
}

function example(name: string, fields: StripeObject): StripeObject {
  return { ...examples[name], ...fields };
}
