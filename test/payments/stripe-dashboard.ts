import type { Plan } from "#domain/account/plan.ts";
import type { BillingSubscription } from "#server/payments/billing-account.ts";
import { createSubscription, pickCard } from "#server/payments/billing-machine.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { StripeBooks, TwinCustomer } from "#test/payments/stripe-books.ts";
import { type MethodKind, methodObject } from "#test/payments/stripe-objects.ts";

/** What somebody does at Stripe's with a customer, by their e-mail, without our hearing of it but by an event. */
export class StripeDashboard {
  readonly #books: StripeBooks;

  constructor(books: StripeBooks) {
    this.#books = books;
  }

  /** Adds a subscription that is paid by a card. */
  addSubscription(email: string, plan: Plan): BillingSubscription {
    return this.#books.change(this.#customer(email), ({ account }) => {
      const made = createSubscription(account, { plan, trialEnd: null }, this.#books.moment());
      const secret = account.invoices.at(-1)?.payment?.clientSecret ?? "";
      pickCard(account, secret, "works");
      return made;
    });
  }

  /** Deletes the customer, as a person at the dashboard may. */
  deleteCustomer(email: string): void {
    this.#books.change(this.#customer(email), (customer) => {
      for (const each of customer.account.subscriptions) if (!hasEnded(each)) each.status = "canceled";
      customer.isDeleted = true;
    });
  }

  /** Chooses what the customer pays with where a subscription has nothing of its own. */
  setDefaultMethod(email: string, kind: MethodKind): void {
    this.#customer(email).defaultMethod = kind;
  }

  /** Takes every method off the customer. */
  removeMethods(email: string): void {
    const customer = this.#customer(email);
    this.#books.change(customer, ({ account }) => {
      for (const { card } of customer.setups)
        customer.detached.add(String(methodObject(card, account.customerId).id));
      for (const subscription of account.subscriptions) subscription.card = null;
      customer.defaultMethod = null;
    });
  }

  /** Begins the next invoice of each subscription; it is a draft until somebody finishes it. */
  beginInvoices(email: string): void {
    for (const { id } of this.#customer(email).account.subscriptions) this.#books.drafts.add(id);
  }

  #customer(email: string): TwinCustomer {
    const customer = this.#books.customers.find((each) => each.email === email);
    if (!customer) throw new Error(`Stripe has no customer with the address ${email}`);
    return customer;
  }
}
