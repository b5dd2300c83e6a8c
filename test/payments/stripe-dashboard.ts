import type { Plan } from "#domain/account/plan.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { BillingSubscription } from "#server/sandbox/billing-account.ts";
import { createSubscription, endSubscription, pickCard } from "#server/sandbox/billing-machine.ts";
import type { StripeBooks, TwinCustomer } from "#test/payments/stripe-books.ts";
import { type MethodKind, methodObject } from "#test/payments/stripe-objects.ts";

/** What can be done to a customer at Stripe's, by their e-mail, which we learn of only by an event. */
export class StripeDashboard {
  readonly #books: StripeBooks;

  constructor(books: StripeBooks) {
    this.#books = books;
  }

  /** Adds a subscription that is paid by card. */
  addSubscription(email: string, plan: Plan): BillingSubscription {
    return this.#books.change(this.#customer(email), ({ account }) => {
      const made = createSubscription(account, { plan, trialEnd: null }, this.#books.moment());
      const secret = account.invoices.at(-1)?.payment?.clientSecret ?? "";
      pickCard(account, secret, "works");
      return made;
    });
  }

  /** Ends every subscription at once. */
  endSubscriptions(email: string): void {
    this.#books.change(this.#customer(email), ({ account }) => {
      for (const each of account.subscriptions) endSubscription(account, each, this.#books.moment().now);
    });
  }

  /** Deletes the customer, as a person in the dashboard may. */
  deleteCustomer(email: string): void {
    this.#books.change(this.#customer(email), (customer) => {
      for (const each of customer.account.subscriptions) if (!hasEnded(each)) each.status = "canceled";
      customer.isDeleted = true;
    });
  }

  /** Sets the method of subscriptions that have none of their own. */
  setDefaultMethod(email: string, kind: MethodKind): void {
    this.#customer(email).defaultMethod = kind;
  }

  /** Detaches every method from the customer. */
  removeMethods(email: string): void {
    const customer = this.#customer(email);
    this.#books.change(customer, ({ account }) => {
      for (const { card } of customer.setups)
        customer.detached.add(String(methodObject(card, account.customerId).id));
      for (const subscription of account.subscriptions) subscription.card = null;
      customer.defaultMethod = null;
    });
  }

  /** Starts the next invoice of each subscription; it is a draft until it is finished. */
  beginInvoices(email: string): void {
    for (const { id } of this.#customer(email).account.subscriptions) this.#books.drafts.add(id);
  }

  #customer(email: string): TwinCustomer {
    const customer = this.#books.customers.find((each) => each.email === email);
    if (!customer) throw new Error(`Stripe has no customer with the address ${email}`);
    return customer;
  }
}
