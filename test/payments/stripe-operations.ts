import type { TestCardId } from "#contract/test-cards.ts";
import { everyPlan, type Plan } from "#domain/account/plan.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { BillingAccount, BillingSubscription } from "#server/sandbox/billing-account.ts";
import { createSubscription, endSetup, endSubscription, isOpen } from "#server/sandbox/billing-machine.ts";
import { missing, type StripeBooks } from "#test/payments/stripe-books.ts";
import {
  deletedCustomerObject,
  invoiceObject,
  methodObject,
  methodOfId,
  portalObject,
  priceIdOf,
  type StripeObject,
  setupIntentObject,
} from "#test/payments/stripe-objects.ts";
import { BadRequest, type Form } from "#test/payments/stripe-requests.ts";
import { Refused } from "#test/payments/stripe-server.ts";

/** An operation of Stripe's API. */
export interface Operation {
  method: string;
  path: RegExp;
  /** The SDK's name for the type of the request; null for one without parameters. */
  params: string | null;
  answer: (form: Form, id: string) => StripeObject;
}

/** The part of Stripe's API that the adapter uses, over the books. */
export function operationsOn(books: StripeBooks): Operation[] {
  return [
    ...customerOperations(books),
    ...subscriptionOperations(books),
    ...setupOperations(books),
    {
      method: "GET",
      path: /^\/v1\/prices$/,
      params: "PriceListParams",
      answer: ({ lookup_keys: keys }) =>
        list(
          everyPlan
            .filter((plan) => (keys as string[]).includes(plan.priceKey))
            .map((plan) => books.price(plan))
            .filter((price) => price !== null),
        ),
    },
    {
      method: "GET",
      path: /^\/v1\/invoices$/,
      params: "InvoiceListParams",
      answer: ({ customer, subscription, status }) => {
        const { account } = customer
          ? books.find(String(customer))
          : findSubscription(books, String(subscription)).customer;
        const listed = account.invoices.filter(
          (each) => each.status === status && (!subscription || each.subscriptionId === subscription),
        );
        return list(listed.toReversed().map((each) => invoiceObject(account, each)));
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
        if (person.email.endsWith("@refused.example")) {
          const fields = { type: "invalid_request_error", code: "email_invalid", param: "email" };
          throw new Refused(400, { ...fields, message: `Invalid email address: ${person.email}` });
        }
        return books.customer(books.find(books.open(person)));
      },
    },
    {
      method: "DELETE",
      path: /^\/v1\/customers\/(\w+)$/,
      params: null,
      answer: (_form, id) => {
        const found = books.customers.find(({ account }) => account.customerId === id);
        if (!found || found.isDeleted) throw missing("customer", id, "id");
        books.change(found, (customer) => {
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
          // By default Stripe leaves out cancelled subscriptions.
          const listed = customer.account.subscriptions.filter((each) => status === "all" || !hasEnded(each));
          return list(listed.map((each) => books.subscription(customer, each)));
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
          const method = methodOfId(String(form.default_payment_method ?? ""));
          if (method) subscription.card = method.kind as TestCardId;
          const isChanged = form.cancel_at_period_end !== undefined || form.cancel_at !== undefined;
          if (isChanged) subscription.cancelAtPeriodEnd = form.cancel_at_period_end === true;
        }),
    },
    {
      method: "DELETE",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      params: "SubscriptionCancelParams",
      answer: (_form, id) =>
        onSubscription(books, id, (account, each) => {
          const setup = each.setup?.status;
          endSubscription(account, each, books.moment().now);
          // Stripe does not document whether it ends the set-up as well.
          if (each.setup && setup) each.setup.status = setup;
        }),
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
  const { customer, subscription } = findSubscription(books, id);
  return books.change(customer, ({ account }) => {
    work(account, subscription);
    return books.subscription(customer, subscription);
  });
}

function findSubscription(books: StripeBooks, id: string) {
  for (const customer of books.customers) {
    const subscription = customer.account.subscriptions.find((each) => each.id === id);
    if (subscription) return { customer, subscription };
  }
  throw missing("subscription", id, "id");
}

/** Operations on cards, finished and under way. */
function setupOperations(books: StripeBooks): Operation[] {
  return [
    {
      method: "GET",
      path: /^\/v1\/setup_intents$/,
      params: "SetupIntentListParams",
      answer: ({ customer, created }) => {
        const { gte = 0 } = (created ?? {}) as { gte?: number };
        const setups = books.finishedSetups(books.find(String(customer)));
        return list(setups.filter((each) => Number(each.created) >= gte));
      },
    },
    {
      method: "POST",
      path: /^\/v1\/setup_intents\/(\w+)\/cancel$/,
      params: "SetupIntentCancelParams",
      answer: (_form, id) => cancelSetup(books, id),
    },
    {
      method: "GET",
      path: /^\/v1\/payment_methods\/(\w+)$/,
      params: "PaymentMethodRetrieveParams",
      answer: (_form, id) => {
        const method = methodOfId(id);
        if (!method) throw missing("PaymentMethod", id, "id");
        return methodObject(method.kind, method.customerId);
      },
    },
  ];
}

function cancelSetup(books: StripeBooks, id: string): StripeObject {
  for (const customer of books.customers) {
    const subscription = customer.account.subscriptions.find(({ setup }) => setup?.id === id);
    if (!subscription?.setup) continue;
    if (!isOpen(subscription.setup)) {
      const fields = { type: "invalid_request_error", code: "setup_intent_unexpected_state" };
      throw new Refused(400, { ...fields, message: `You cannot cancel this SetupIntent: ${id}` });
    }
    books.change(customer, () => endSetup(subscription));
    return setupIntentObject(subscription.setup, subscription.createdAt);
  }
  throw missing("setupintent", id, "intent");
}

function planOfPrice(id: string): Plan {
  const plan = everyPlan.find((each) => priceIdOf(each) === id);
  if (!plan) throw missing("price", id, "items[0][price]");
  return plan;
}

function list(data: StripeObject[]): StripeObject {
  return { object: "list", data, has_more: false, url: "/v1/list" };
}
