import { randomBytes } from "node:crypto";
import {
  type BillingAccount,
  type BillingMoment,
  type BillingSubscription,
  emptyAccount,
} from "#server/payments/billing-account.ts";
import { advance } from "#server/payments/billing-clock.ts";
import {
  customerObject,
  eventObject,
  expanded,
  type StripeObject,
  subscriptionObject,
} from "#test/payments/stripe-objects.ts";
import { Refused } from "#test/payments/stripe-server.ts";

export interface TwinCustomer {
  account: BillingAccount;
  email: string;
  name: string;
  isDeleted: boolean;
}

/** An event as it was sent the first time; sending it again is the test's business. */
export interface TwinEvent {
  id: string;
  type: string;
  body: string;
}

/** What [Note: Stripe's twin] knows: its customers with their accounts, and the events of what happened to them. */
export class StripeBooks {
  readonly events: TwinEvent[] = [];
  /** Whether the portal is switched on. */
  hasPortal = true;
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
    this.#customers.set(customerId, { account: emptyAccount(customerId), ...person, isDeleted: false });
    return customerId;
  }

  /** A customer by id, deleted ones too. @throws Refused if there never was one */
  find(id: string): TwinCustomer {
    const customer = this.#customers.get(id);
    if (!customer) throw missing("customer", id);
    return customer;
  }

  /** The same without the deleted ones. @throws Refused */
  findOpen(id: string): TwinCustomer {
    const customer = this.find(id);
    if (customer.isDeleted) throw missing("customer", id);
    return customer;
  }

  /** Does something to a customer, and notes an event for each subscription that is another than before. */
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

  /** A subscription as the API answers with it, to be cut down by {@link expanded}. */
  subscription({ account, ...person }: TwinCustomer, subscription: BillingSubscription): StripeObject {
    return subscriptionObject(account, subscription, customerObject(account.customerId, person));
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

/** The refusal of an id that is nobody's. */
export function missing(what: string, id: string): Refused {
  const message = `No such ${what}: '${id}'`;
  return new Refused(404, { type: "invalid_request_error", code: "resource_missing", param: what, message });
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString("hex")}`;
}
