import { expect, test } from "vitest";
import { type TestCardId, testCardIds } from "#contract/test-cards.ts";
import { planOf } from "#domain/account/plan.ts";
import { type BillingAccount, emptyAccount } from "#server/sandbox/billing-account.ts";
import { day, hour, monthsAfter } from "#server/sandbox/billing-calendar.ts";
import { advance } from "#server/sandbox/billing-clock.ts";
import { createSubscription, pickCard } from "#server/sandbox/billing-machine.ts";
import { fc } from "#test/support/fast-check.ts";

const start = Date.parse("2026-01-31T10:00:00.000Z");
const plan = planOf("en-GB");

/** An account whose ids are numbered, and its clock. */
function machine() {
  const account = emptyAccount("cus_1");
  let count = 0;
  const newId = (prefix: string) => `${prefix}_${++count}`;
  const at = (now: number) => ({ now, newId });
  return { account, at, advanceTo: (now: number) => advance(account, at(now)) };
}

/** A subscription whose first month was paid with a card. */
function subscribed(card: TestCardId) {
  const { account, ...rest } = machine();
  const subscription = createSubscription(account, { plan, trialEnd: null }, rest.at(start));
  pickCard(account, account.invoices[0]?.payment?.clientSecret ?? "", card);
  return { account, subscription, ...rest };
}

test.each([
  ["2026-01-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-31T10:00:00.000Z", 2, "2026-03-31T10:00:00.000Z"],
  ["2027-12-30T23:59:59.999Z", 2, "2028-02-29T23:59:59.999Z"],
  ["2026-12-15T00:00:00.000Z", 1, "2027-01-15T00:00:00.000Z"],
])("%s and %i months is %s", (from, months, to) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(to);
});

test("a subscription renews each month on its day, and one invoice is paid for each", () => {
  const { account, subscription, advanceTo } = subscribed("works");
  advanceTo(Date.parse("2026-05-01T00:00:00.000Z"));
  expect(new Date(subscription.periodEnd).toISOString()).toBe("2026-05-31T10:00:00.000Z");
  expect(account.invoices.map(({ amount, status }) => `${amount} ${status}`)).toEqual(
    Array.from({ length: 4 }, () => "1000 paid"),
  );
});

test("a refused renewal is retried four times in two weeks, and then the subscription ends", () => {
  const { account, subscription, advanceTo } = subscribed("fails_later");
  const renewal = subscription.periodEnd;
  const seen = [0, 1, 4, 7, 13.9, 14].map((days) => {
    advanceTo(renewal + days * day);
    return `${account.invoices[1]?.refusals} ${subscription.status}`;
  });
  expect(seen).toEqual(["1 past_due", "2 past_due", "3 past_due", "4 past_due", "4 past_due", "5 canceled"]);
  expect(account.invoices[1]?.status).toBe("void");
});

test("a first invoice is given up after 23 hours, and so is its client secret", () => {
  const { account, at, advanceTo } = machine();
  const subscription = createSubscription(account, { plan, trialEnd: null }, at(start));
  advanceTo(start + 23 * hour - 1);
  expect(subscription.status).toBe("incomplete");
  advanceTo(start + 23 * hour);
  expect(subscription.status).toBe("incomplete_expired");
  expect(pickCard(account, account.invoices[0]?.payment?.clientSecret ?? "", "works")).toBeNull();
});

test("advancing often or seldom has the same result", () => {
  const looks = fc.array(fc.integer({ min: 0, max: 200 * 24 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...testCardIds), fc.boolean(), looks, (card, hasTrial, hours) => {
      const history = (moments: number[]) => {
        const { account, at, advanceTo } = machine();
        const trialEnd = hasTrial ? start + 14 * day : null;
        const { setup } = createSubscription(account, { plan, trialEnd }, at(start));
        pickCard(account, (setup ?? account.invoices[0]?.payment)?.clientSecret ?? "", card);
        for (const moment of moments) advanceTo(moment);
        return withoutIds(account);
      };
      const end = start + 200 * day;
      const often = hours.toSorted((left, right) => left - right).map((each) => start + each * hour);
      expect(history([...often, end])).toEqual(history([end]));
    }),
  );
});

function withoutIds({ subscriptions, invoices }: BillingAccount) {
  return {
    subscriptions: subscriptions.map(({ status, periodEnd, endedAt }) => ({ status, periodEnd, endedAt })),
    invoices: invoices.map(({ amount, status, createdAt }) => ({ amount, status, createdAt })),
  };
}
