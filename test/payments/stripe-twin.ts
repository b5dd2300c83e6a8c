import type { TestCardId } from "#contract/test-cards.ts";
import { hasEnded } from "#server/payments/choose-subscription.ts";
import type { BillingAccount } from "#server/sandbox/billing-account.ts";
import { beginCardChange, type CardOutcome, confirmCard, pickCard } from "#server/sandbox/billing-machine.ts";
import { StripeBooks, type TwinEvent } from "#test/payments/stripe-books.ts";
import { StripeDashboard } from "#test/payments/stripe-dashboard.ts";
import { expanded, type StripeObject } from "#test/payments/stripe-objects.ts";
import { operationsOn } from "#test/payments/stripe-operations.ts";
import { BadRequest, type Form, readForm } from "#test/payments/stripe-requests.ts";
import { Refused, type StripeRequest, StripeServer } from "#test/payments/stripe-server.ts";

/** One request that was answered, in order. */
export interface TwinRequest {
  method: string;
  path: string;
  form: Form;
}

/**
 * [Note: Stripe's twin]
 * A server that speaks Stripe's protocol over the billing machine, for the real SDK to talk to. It is stricter than
 * it needs to be: it requires version, key and idempotency key on each request, validates bodies by the SDK's own
 * types, and expands only what was asked for. The browser side (a card that is picked in Stripe's form) is methods.
 */
export class StripeTwin {
  readonly requests: TwinRequest[] = [];
  readonly #books: StripeBooks;
  readonly #server: StripeServer;

  constructor(clock: () => Date) {
    this.#books = new StripeBooks(clock);
    const operations = operationsOn(this.#books);
    this.#server = new StripeServer((request) => this.#perform(operations, request));
  }

  /** The events so far, the latest last. */
  get events(): readonly TwinEvent[] {
    return this.#books.events;
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

  /** Whether the portal is switched on in Stripe's dashboard. */
  set hasPortal(isOn: boolean) {
    this.#books.hasPortal = isOn;
  }

  /** Every customer's account that was created for a user. */
  accountsOf(email: string): BillingAccount[] {
    return this.#books.customers.filter((each) => each.email === email).map(({ account }) => account);
  }

  /** Performs everything that is due by now, and records the events. */
  catchUp(): void {
    for (const customer of this.#books.customers) this.#books.change(customer, () => undefined);
  }

  /** The customer for whom every request fails; null for no customer. */
  failingCustomer: string | null = null;

  /** See {@link StripeBooks.setsDefault}. */
  set setsDefault(does: boolean) {
    this.#books.setsDefault = does;
  }

  /** See {@link StripeBooks.otherPrices}. */
  get otherPrices(): StripeBooks["otherPrices"] {
    return this.#books.otherPrices;
  }

  /** Actions in the dashboard or in the portal. */
  get dashboard(): StripeDashboard {
    return new StripeDashboard(this.#books);
  }

  pickCard(clientSecret: string, card: TestCardId): CardOutcome | null {
    return this.#onSecret((account) => pickCard(account, clientSecret, card));
  }

  confirmCard(clientSecret: string, isApproved: boolean): CardOutcome | null {
    return this.#onSecret((account) => confirmCard(account, clientSecret, isApproved));
  }

  /** A customer's action in the portal: the client secret to pick another card for. */
  changeCard(email: string): string | null {
    return this.#onSecret((account) => {
      const running = account.subscriptions.find((each) => !hasEnded(each));
      const isTheirs = this.#books.find(account.customerId).email === email;
      return running && isTheirs ? beginCardChange(running, this.#books.moment()) : null;
    });
  }

  #onSecret<T>(work: (account: BillingAccount) => T | null): T | null {
    for (const customer of this.#books.customers) {
      const result = this.#books.inForm(customer, work);
      if (result !== null) return result;
    }
    return null;
  }

  #perform(
    operations: ReturnType<typeof operationsOn>,
    { method, pathname, search, body }: StripeRequest,
  ): StripeObject {
    for (const operation of operations) {
      const matched = operation.method === method ? operation.path.exec(pathname) : null;
      if (!matched) continue;
      const form = readForm(method === "POST" ? body : search, operation.params);
      this.requests.push({ method, path: pathname, form });
      const named = `${pathname} ${JSON.stringify(form)}`;
      if (this.failingCustomer !== null && named.includes(this.failingCustomer)) {
        throw new Refused(500, { type: "api_error", message: "Something went wrong" });
      }
      return expanded(operation.answer(form, matched[1] ?? ""), (form.expand as string[]) ?? []);
    }
    throw new BadRequest(`Unrecognized request URL (${method}: ${pathname})`);
  }
}
