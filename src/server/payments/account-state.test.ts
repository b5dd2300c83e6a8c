import { expect, test } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import { pence } from "#domain/money/pence.ts";
import { accountState } from "#server/payments/account-state.ts";
import type { ProviderSubscription } from "#server/payments/payment-provider.ts";

const trialEnd = "2026-12-05T09:00:00.000Z";
const inTrial = new Date("2026-12-01T09:00:00.000Z");
const afterTrial = new Date("2026-12-05T09:00:00.000Z");
const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 };

function subscription(status: string, changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: "sub_1",
    status,
    currentPeriodEnd: instantAt(0),
    cancelAtPeriodEnd: false,
    paymentMethod: card,
    price: { amount: pence(1000), currency: "GBP" },
    hasEverPaid: false,
    ...changes,
  };
}

test.each([
  ["trialing", "trialing", true],
  ["active", "active", true],
  ["past_due", "past_due", true],
  ["unpaid", "past_due", true],
  ["canceled", "inactive", false],
  ["incomplete_expired", "inactive", false],
  ["incomplete", "inactive", false],
  ["paused", "inactive", true],
  ["a status of tomorrow", "inactive", true],
])("a subscription that is %s makes an account %s", (theirs, ours, goesOn) => {
  expect(accountState(subscription(theirs), trialEnd, afterTrial)).toEqual({
    status: ours,
    subscriptionId: goesOn ? "sub_1" : null,
  });
});

test.each(["canceled", "incomplete_expired"])(
  "a user who has paid before and is now %s is a former subscriber",
  (status) => {
    const ended = subscription(status, { hasEverPaid: true });
    expect(accountState(ended, trialEnd, afterTrial).status).toBe("canceled");
    expect(accountState(ended, trialEnd, inTrial).status).toBe("canceled");
  },
);

test.each([
  ["no subscription", null],
  ["one without a card", subscription("trialing", { paymentMethod: null })],
  ["one not paid yet", subscription("incomplete", { paymentMethod: null })],
  ["one that ended unpaid", subscription("canceled")],
])("with %s our own trial counts, to its very end", (_name, theirs) => {
  expect(accountState(theirs, trialEnd, inTrial)).toEqual({ status: "trialing", subscriptionId: null });
  expect(accountState(theirs, trialEnd, afterTrial)).toEqual({ status: "inactive", subscriptionId: null });
  expect(accountState(theirs, null, inTrial).status).toBe("inactive");
});
