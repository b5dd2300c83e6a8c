import { randomBytes } from "node:crypto";
import type { TestCardId } from "#contract/test-cards.ts";
import { everyPlan, type Plan } from "#domain/account/plan.ts";
import {
  type BillingAccount,
  type BillingMoment,
  type BillingSubscription,
  emptyAccount,
} from "#server/payments/billing-account.ts";
import { advance } from "#server/payments/billing-clock.ts";
import {
  beginCardChange,
  type CardOutcome,
  confirmCard,
  createSubscription,
  endSubscription,
  pickCard,
} from "#server/payments/billing-machine.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import {
  customerObject,
  deletedCustomerObject,
  eventObject,
  expanded,
  invoiceObject,
  portalObject,
  priceIdOf,
  priceObject,
  type StripeObject,
  subscriptionObject,
} from "#test/payments/stripe-objects.ts";
import { BadRequest, type Form, readForm } from "#test/payments/stripe-requests.ts";
import { Refused, type StripeRequest, StripeServer } from "#test/payments/stripe-server.ts";

interface TwinCustomer {
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

/** One request that was answered, in its order. */
export interface TwinRequest {
  method: string;
  path: string;
  form: Form;
}

interface Operation {
  method: string;
  path: RegExp;
  /** Name of the request's type in the SDK; null for one without parameters. */
  params: string | null;
  answer: (form: Form, id: string) => StripeObject;
}

/**
 * [Note: Stripe's twin]
 * A server that speaks Stripe's protocol over the billing machine, for the real SDK to talk to. It is stricter than
 * a friend: version, key and idempotency key are wanted on each request, bodies are held to the SDK's own types, and
 * nothing is expanded that was not asked for. Its browser side (a card that is picked in Stripe's form) is methods.
 */
export class StripeTwin {
  readonly events: TwinEvent[] = [];
  readonly requests: TwinRequest[] = [];
  readonly #customers = new Map<string, TwinCustomer>();
  readonly #clock: () => Date;
  readonly #server: StripeServer;

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.#server = new StripeServer((request) => this.#perform(request));
  }

  listen(): Promise<string> {
    return this.#server.listen();
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** See {@link StripeServer.troubles}. */
  set troubles(next: StripeServer["troubles"]) {
    this.#server.troubles = next;
  }

  /** Every customer's account that was made for a user. */
  accountsOf(email: string): BillingAccount[] {
    return [...this.#customers.values()].filter((each) => each.email === email).map(({ account }) => account);
  }

  /** Lets everything happen that is due by now, and notes the events. */
  catchUp(): void {
    for (const customer of this.#customers.values()) this.#change(customer, () => undefined);
  }

  pickCard(clientSecret: string, card: TestCardId): CardOutcome | null {
    return this.#onSecret((account) => pickCard(account, clientSecret, card));
  }

  confirmCard(clientSecret: string, isApproved: boolean): CardOutcome | null {
    return this.#onSecret((account) => confirmCard(account, clientSecret, isApproved));
  }

  /** What a customer does in the portal: the client secret to pick another card for. */
  changeCard(email: string): string | null {
    return this.#onSecret((account) => {
      const running = account.subscriptions.find((each) => !hasEnded(each));
      const isTheirs = this.#customers.get(account.customerId)?.email === email;
      return running && isTheirs ? beginCardChange(running, this.#moment()) : null;
    });
  }

  #onSecret<T>(work: (account: BillingAccount) => T | null): T | null {
    for (const customer of this.#customers.values()) {
      const result = this.#change(customer, ({ account }) => work(account));
      if (result !== null) return result;
    }
    return null;
  }

  #moment(): BillingMoment {
    return { now: this.#clock().getTime(), newId };
  }

  /** Does something to a customer, and notes an event for each subscription that is another than before. */
  #change<T>(customer: TwinCustomer, work: (customer: TwinCustomer) => T): T {
    const { account } = customer;
    const before = new Map(account.subscriptions.map((each) => [each.id, JSON.stringify(each)]));
    advance(account, this.#moment());
    const result = work(customer);
    for (const subscription of account.subscriptions) {
      const known = before.get(subscription.id);
      if (known !== JSON.stringify(subscription)) this.#note(customer, subscription, known === undefined);
    }
    return result;
  }

  #note(customer: TwinCustomer, subscription: BillingSubscription, isNew: boolean): void {
    const change = subscription.status === "canceled" ? "deleted" : "updated";
    const type = `customer.subscription.${isNew ? "created" : change}`;
    const about = expanded(this.#subscription(customer, subscription), []);
    const id = newId("evt");
    const event = eventObject({ id, type, created: this.#clock().getTime(), about });
    this.events.push({ id, type, body: JSON.stringify(event, null, 2) });
  }

  #subscription({ account, ...person }: TwinCustomer, subscription: BillingSubscription): StripeObject {
    return subscriptionObject(account, subscription, customerObject(account.customerId, person));
  }

  #perform({ method, pathname, search, body }: StripeRequest): StripeObject {
    for (const operation of this.#operations) {
      const matched = operation.method === method ? operation.path.exec(pathname) : null;
      if (!matched) continue;
      const form = readForm(method === "POST" ? body : search, operation.params);
      this.requests.push({ method, path: pathname, form });
      return expanded(operation.answer(form, matched[1] ?? ""), (form.expand as string[]) ?? []);
    }
    throw new BadRequest(`Unrecognized request URL (${method}: ${pathname})`);
  }

  readonly #operations: Operation[] = [
    {
      method: "POST",
      path: /^\/v1\/customers$/,
      params: "CustomerCreateParams",
      answer: (form) => {
        const person = { email: String(form.email), name: String(form.name) };
        const customerId = newId("cus");
        this.#customers.set(customerId, { account: emptyAccount(customerId), ...person, isDeleted: false });
        return customerObject(customerId, person);
      },
    },
    {
      method: "DELETE",
      path: /^\/v1\/customers\/(\w+)$/,
      params: null,
      answer: (_form, id) => {
        this.#change(this.#customer(id), (customer) => {
          for (const each of customer.account.subscriptions.filter((one) => !hasEnded(one))) {
            endSubscription(customer.account, each, this.#clock().getTime());
          }
          customer.isDeleted = true;
        });
        return deletedCustomerObject(id);
      },
    },
    {
      method: "GET",
      path: /^\/v1\/prices$/,
      params: "PriceListParams",
      answer: ({ lookup_keys: keys }) =>
        list(everyPlan.filter((plan) => (keys as string[]).includes(plan.priceKey)).map(priceObject)),
    },
    {
      method: "GET",
      path: /^\/v1\/subscriptions$/,
      params: "SubscriptionListParams",
      answer: ({ customer: id, status }) => {
        const customer = this.#customers.get(String(id));
        if (!customer) throw missing("customer", String(id));
        return this.#change(customer, ({ account }) => {
          // Without being asked for them, Stripe leaves out those that were cancelled.
          const listed = account.subscriptions.filter((each) => status === "all" || !hasEnded(each));
          return list(listed.map((each) => expanded(this.#subscription(customer, each), [])));
        });
      },
    },
    {
      method: "POST",
      path: /^\/v1\/subscriptions$/,
      params: "SubscriptionCreateParams",
      answer: (form) => this.#createSubscription(form),
    },
    {
      method: "GET",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionRetrieveParams",
      answer: (_form, id) => this.#onSubscription(id, () => undefined),
    },
    {
      method: "POST",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionUpdateParams",
      answer: (form, id) =>
        this.#onSubscription(id, (_account, subscription) => {
          if (form.cancel_at_period_end !== undefined && form.cancel_at !== undefined) {
            throw new BadRequest("You may only specify one of these parameters");
          }
          subscription.cancelAtPeriodEnd = form.cancel_at_period_end === true;
        }),
    },
    {
      method: "DELETE",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionCancelParams",
      answer: (_form, id) =>
        this.#onSubscription(id, (account, each) => endSubscription(account, each, this.#clock().getTime())),
    },
    {
      method: "GET",
      path: /^\/v1\/invoices$/,
      params: "InvoiceListParams",
      answer: ({ customer, status }) => {
        const { account } = this.#customers.get(String(customer)) ?? emptyCustomer();
        const listed = account.invoices.filter((invoice) => invoice.status === status);
        return list(listed.toReversed().map((each) => expanded(invoiceObject(account, each), [])));
      },
    },
    {
      method: "POST",
      path: /^\/v1\/billing_portal\/sessions$/,
      params: "BillingPortal.SessionCreateParams",
      answer: (form) => {
        this.#customer(String(form.customer));
        return portalObject(newId("bps"), form);
      },
    },
  ];

  #createSubscription(form: Form): StripeObject {
    const customer = this.#customer(String(form.customer));
    const [item] = form.items as { price: string }[];
    const plan = planOfPrice(item?.price ?? "");
    const trialEnd = typeof form.trial_end === "number" ? form.trial_end * 1000 : null;
    if (trialEnd !== null && trialEnd <= this.#clock().getTime()) {
      throw new BadRequest("The trial must end in the future");
    }
    if (trialEnd === null && form.payment_behavior !== "default_incomplete") {
      throw new Refused(402, { type: "card_error", message: "This customer has no attached payment source" });
    }
    return this.#change(customer, ({ account }) =>
      this.#subscription(customer, createSubscription(account, { plan, trialEnd }, this.#moment())),
    );
  }

  #onSubscription(
    id: string,
    work: (account: BillingAccount, subscription: BillingSubscription) => void,
  ): StripeObject {
    for (const customer of this.#customers.values()) {
      const found = customer.account.subscriptions.find((each) => each.id === id);
      if (!found) continue;
      return this.#change(customer, ({ account }) => {
        work(account, found);
        return this.#subscription(customer, found);
      });
    }
    throw missing("subscription", id);
  }

  #customer(id: string): TwinCustomer {
    const customer = this.#customers.get(id);
    if (!customer || customer.isDeleted) throw missing("customer", id);
    return customer;
  }
}

function planOfPrice(id: string): Plan {
  const plan = everyPlan.find((each) => priceIdOf(each) === id);
  if (!plan) throw missing("price", id);
  return plan;
}

function missing(what: string, id: string): Refused {
  const message = `No such ${what}: '${id}'`;
  return new Refused(404, { type: "invalid_request_error", code: "resource_missing", param: what, message });
}

function emptyCustomer(): { account: BillingAccount } {
  return { account: emptyAccount("") };
}

function list(data: StripeObject[]): StripeObject {
  return { object: "list", data, has_more: false, url: "/v1/list" };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString("hex")}`;
}
