import { randomBytes } from "node:crypto";
import type { TestCardId } from "#contract/test-cards.ts";
import type { Plan } from "#domain/account/plan.ts";
import {
  type BillingAccount,
  type BillingIntent,
  type BillingMoment,
  type BillingSubscription,
  emptyAccount,
} from "#server/sandbox/billing-account.ts";
import { advance } from "#server/sandbox/billing-clock.ts";
import {
  customerObject,
  draftObject,
  eventObject,
  expanded,
  type MethodKind,
  methodObject,
  priceObject,
  type StripeObject,
  setupIntentObject,
  subscriptionObject,
} from "#test/payments/stripe-objects.ts";
import { Refused } from "#test/payments/stripe-server.ts";

export interface TwinCustomer {
  account: BillingAccount;
  email: string;
  name: string;
  isDeleted: boolean;
  /** The customer's default payment method for all subscriptions, chosen in the portal or the dashboard. */
  defaultMethod: MethodKind | null;
  /** Set-ups that were finished, the latest first. */
  setups: { intent: BillingIntent; card: TestCardId; createdAt: number }[];
  /** Ids of methods that were detached from the customer. */
  detached: Set<string>;
}

/** An event as it was first sent; a test may send it again. */
export interface TwinEvent {
  id: string;
  type: string;
  body: string;
}

/** The state of [Note: Stripe's twin]: its customers with their accounts, and the events of what happened to them. */
export class StripeBooks {
  readonly events: TwinEvent[] = [];
  /** Whether the portal is switched on. */
  hasPortal = true;
  /**
   * Whether a card that was set up becomes the subscription's default automatically, which Stripe does not document.
   */
  setsDefault = true;
  /** The differences of a price, by its lookup key, from what it should be; null for a missing one. */
  readonly otherPrices = new Map<string, StripeObject | null>();
  /** Subscriptions whose latest invoice is a draft. */
  readonly drafts = new Set<string>();
  readonly #customers = new Map<string, TwinCustomer>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get customers(): TwinCustomer[] {
    return [...this.#customers.values()];
  }

  moment(): BillingMoment {
    return { now: this.#clock().getTime(), newId };
  }

  /** @returns the new customer's id */
  open(person: Pick<TwinCustomer, "email" | "name">): string {
    const customerId = newId("cus");
    const nothing = { isDeleted: false, defaultMethod: null, setups: [], detached: new Set<string>() };
    this.#customers.set(customerId, { account: emptyAccount(customerId), ...person, ...nothing });
    return customerId;
  }

  /** A customer by id, deleted ones included. @throws Refused if there never was one */
  find(id: string): TwinCustomer {
    const customer = this.#customers.get(id);
    if (!customer) throw missing("customer", id, "customer");
    return customer;
  }

  /** The same without the deleted ones. @throws Refused */
  findOpen(id: string): TwinCustomer {
    const customer = this.find(id);
    if (customer.isDeleted) throw missing("customer", id, "customer");
    return customer;
  }

  /** Changes a customer, and records an event for each subscription that changed. */
  change<T>(customer: TwinCustomer, work: (customer: TwinCustomer) => T): T {
    const { account } = customer;
    const before = new Map(account.subscriptions.map((each) => [each.id, JSON.stringify(each)]));
    advance(account, this.moment());
    const result = work(customer);
    for (const subscription of account.subscriptions) {
      const known = before.get(subscription.id);
      if (known !== JSON.stringify(subscription)) this.#note(customer, subscription, known === undefined);
    }
    return result;
  }

  /** A subscription as the API answers with it, before {@link expanded} reduces it. */
  subscription(customer: TwinCustomer, subscription: BillingSubscription): StripeObject {
    const { account } = customer;
    const isDraft = this.drafts.has(subscription.id);
    return subscriptionObject(account, subscription, {
      customer: this.customer(customer),
      price: this.price(subscription.plan) ?? priceObject(subscription.plan),
      draft: isDraft ? draftObject(`in_draft_${subscription.id}`, account.customerId) : null,
    });
  }

  customer(customer: TwinCustomer): StripeObject {
    const { account, defaultMethod } = customer;
    const method = defaultMethod && methodObject(defaultMethod, account.customerId);
    return customerObject(account.customerId, { ...customer, defaultMethod: method });
  }

  /** A plan's price in the dashboard; null if it is missing. */
  price(plan: Plan): StripeObject | null {
    const other = this.otherPrices.get(plan.priceKey);
    return other === null ? null : { ...priceObject(plan), ...other };
  }

  /** The set-ups that a customer finished, the latest first. */
  finishedSetups({ account, setups, detached }: TwinCustomer): StripeObject[] {
    return setups.map(({ intent, card, createdAt }) => {
      const method = methodObject(card, account.customerId);
      const isDetached = detached.has(String(method.id));
      return setupIntentObject(intent, createdAt, methodObject(card, account.customerId, isDetached));
    });
  }

  /** Does what a person does in Stripe's form, and records the set-ups that this finishes. */
  inForm<T>(customer: TwinCustomer, work: (account: BillingAccount) => T): T {
    const open = customer.account.subscriptions
      .filter(({ setup }) => setup && setup.status !== "succeeded")
      .map((subscription) => ({ subscription, former: subscription.card }));
    const result = this.change(customer, ({ account }) => {
      const outcome = work(account);
      for (const { subscription, former } of open) {
        const { setup, card } = subscription;
        if (setup?.status !== "succeeded" || !card) continue;
        customer.setups.unshift({ intent: { ...setup }, card, createdAt: this.moment().now });
        if (!this.setsDefault) subscription.card = former;
      }
      return outcome;
    });
    return result;
  }

  #note(customer: TwinCustomer, subscription: BillingSubscription, isNew: boolean): void {
    const change = subscription.status === "canceled" ? "deleted" : "updated";
    const type = `customer.subscription.${isNew ? "created" : change}`;
    const about = expanded(this.subscription(customer, subscription), []);
    const id = newId("evt");
    const event = eventObject({ id, type, created: this.moment().now, about });
    this.events.push({ id, type, body: JSON.stringify(event, null, 2) });
  }
}

/**
 * The refusal of an unknown id.
 *
 * @param param the parameter that contained it; "id" for a part of the path
 */
export function missing(what: string, id: string, param: string): Refused {
  const message = `No such ${what}: '${id}'`;
  return new Refused(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message,
  });
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString("hex")}`;
}
