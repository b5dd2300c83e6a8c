import { everyPlan, type Plan } from "#domain/account/plan.ts";
import type { BillingAccount, BillingSubscription } from "#server/payments/billing-account.ts";
import { createSubscription, endSubscription } from "#server/payments/billing-machine.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import { missing, type StripeBooks } from "#test/payments/stripe-books.ts";
import {
  customerObject,
  deletedCustomerObject,
  expanded,
  invoiceObject,
  portalObject,
  priceIdOf,
  priceObject,
  type StripeObject,
} from "#test/payments/stripe-objects.ts";
import { BadRequest, type Form } from "#test/payments/stripe-requests.ts";
import { Refused } from "#test/payments/stripe-server.ts";

/** A line of Stripe's API. */
export interface Operation {
  method: string;
  path: RegExp;
  /** Name of the request's type in the SDK; null for one without parameters. */
  params: string | null;
  answer: (form: Form, id: string) => StripeObject;
}

/** What of Stripe's API there is, over the books: what the adapter asks, and nothing else. */
export function operationsOn(books: StripeBooks): Operation[] {
  return [
    ...customerOperations(books),
    ...subscriptionOperations(books),
    {
      method: "GET",
      path: /^\/v1\/prices$/,
      params: "PriceListParams",
      answer: ({ lookup_keys: keys }) =>
        list(everyPlan.filter((plan) => (keys as string[]).includes(plan.priceKey)).map(priceObject)),
    },
    {
      method: "GET",
      path: /^\/v1\/invoices$/,
      params: "InvoiceListParams",
      answer: ({ customer, status }) => {
        const { account } = books.find(String(customer));
        const listed = account.invoices.filter((invoice) => invoice.status === status);
        return list(listed.toReversed().map((each) => expanded(invoiceObject(account, each), [])));
      },
    },
  ];
}

function customerOperations(books: StripeBooks): Operation[] {
  return [
    {
      method: "POST",
      path: /^\/v1\/customers$/,
      params: "CustomerCreateParams",
      answer: (form) => {
        const person = { email: String(form.email), name: String(form.name) };
        return customerObject(books.open(person), person);
      },
    },
    {
      method: "DELETE",
      path: /^\/v1\/customers\/(\w+)$/,
      params: null,
      answer: (_form, id) => {
        books.change(books.findOpen(id), (customer) => {
          for (const each of customer.account.subscriptions.filter((one) => !hasEnded(one))) {
            endSubscription(customer.account, each, books.moment().now);
          }
          customer.isDeleted = true;
        });
        return deletedCustomerObject(id);
      },
    },
    {
      method: "POST",
      path: /^\/v1\/billing_portal\/sessions$/,
      params: "BillingPortal.SessionCreateParams",
      answer: (form) => {
        const { account } = books.findOpen(String(form.customer));
        if (!books.hasPortal) throw new BadRequest("No configuration provided: save your portal settings");
        return portalObject(account.customerId, form);
      },
    },
  ];
}

function subscriptionOperations(books: StripeBooks): Operation[] {
  return [
    {
      method: "GET",
      path: /^\/v1\/subscriptions$/,
      params: "SubscriptionListParams",
      answer: ({ customer: id, status }) =>
        books.change(books.find(String(id)), (customer) => {
          // Without being asked for them, Stripe leaves out those that were cancelled.
          const listed = customer.account.subscriptions.filter((each) => status === "all" || !hasEnded(each));
          return list(listed.map((each) => expanded(books.subscription(customer, each), [])));
        }),
    },
    {
      method: "POST",
      path: /^\/v1\/subscriptions$/,
      params: "SubscriptionCreateParams",
      answer: (form) => create(books, form),
    },
    {
      method: "GET",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionRetrieveParams",
      answer: (_form, id) => onSubscription(books, id, () => undefined),
    },
    {
      method: "POST",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionUpdateParams",
      answer: (form, id) =>
        onSubscription(books, id, (_account, subscription) => {
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
        onSubscription(books, id, (account, each) => endSubscription(account, each, books.moment().now)),
    },
  ];
}

function create(books: StripeBooks, form: Form): StripeObject {
  const customer = books.findOpen(String(form.customer));
  const [item] = form.items as { price: string }[];
  const plan = planOfPrice(item?.price ?? "");
  const trialEnd = typeof form.trial_end === "number" ? form.trial_end * 1000 : null;
  const moment = books.moment();
  if (trialEnd !== null && trialEnd <= moment.now) throw new BadRequest("The trial must end in the future");
  if (trialEnd === null && form.payment_behavior !== "default_incomplete") {
    throw new Refused(402, { type: "card_error", message: "This customer has no attached payment source" });
  }
  return books.change(customer, ({ account }) =>
    books.subscription(customer, createSubscription(account, { plan, trialEnd }, moment)),
  );
}

function onSubscription(
  books: StripeBooks,
  id: string,
  work: (account: BillingAccount, subscription: BillingSubscription) => void,
): StripeObject {
  for (const customer of books.customers) {
    const found = customer.account.subscriptions.find((each) => each.id === id);
    if (!found) continue;
    return books.change(customer, ({ account }) => {
      work(account, found);
      return books.subscription(customer, found);
    });
  }
  throw missing("subscription", id);
}

function planOfPrice(id: string): Plan {
  const plan = everyPlan.find((each) => priceIdOf(each) === id);
  if (!plan) throw missing("price", id);
  return plan;
}

function list(data: StripeObject[]): StripeObject {
  return { object: "list", data, has_more: false, url: "/v1/list" };
}
