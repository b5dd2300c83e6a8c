import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { badgesOf } from "#web/billing/subscription-badges.ts";
import { brandName, expiryLabel, methodName, priceLabel } from "#web/billing/subscription-labels.ts";
import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";
import { daysRemaining, trialDaysLeft } from "#web/billing/trial-days.ts";

const subscription: SubscriptionDetails = {
  status: "active",
  cancelAtPeriodEnd: false,
  trialEnd: null,
  currentPeriodEnd: null,
  paymentMethod: null,
  price: { amount: pence(2200), currency: "AUD" },
  isTest: true,
};

test("days of a trial are rounded up and never below 0", () => {
  const end = "2026-12-05T09:00:00.000Z";
  const left = (now: string) => trialDaysLeft(end, new Date(now));
  expect(left("2026-11-21T09:00:00.000Z")).toBe(14);
  expect(left("2026-12-04T09:00:00.001Z")).toBe(1);
  expect(left("2026-12-05T08:59:59.999Z")).toBe(1);
  expect(left("2026-12-05T09:00:00.000Z")).toBe(0);
  expect(left("2027-01-01T00:00:00.000Z")).toBe(0);
  expect(trialDaysLeft(null, new Date())).toBe(0);
  expect([daysRemaining(1), daysRemaining(14)]).toEqual(["1 day remaining", "14 days remaining"]);
});

test("a subscription that is to end says so beside its status", () => {
  const words = (changes: Partial<SubscriptionDetails>) =>
    badgesOf({ ...subscription, ...changes }).map((badge) => badge.label);
  expect(words({ status: "trialing" })).toEqual(["Free Trial"]);
  expect(words({ cancelAtPeriodEnd: true })).toEqual(["Active", "Cancelling"]);
  expect(words({ status: "past_due" })).toEqual(["Past Due"]);
  expect(words({ status: "canceled" })).toEqual(["Canceled"]);
});

test("prices and cards read as people write them", () => {
  expect(priceLabel(subscription)).toBe("A$22.00 per month");
  expect(priceLabel({ price: { amount: pence(1500), currency: "USD" } })).toBe("$15.00 per month");
  expect(priceLabel({ price: { amount: pence(1000), currency: "GBP" } })).toBe("£10.00 per month");
  expect([brandName("visa"), brandName("cartes_bancaires")]).toEqual(["Visa", "Cartes bancaires"]);
  expect(methodName({ brand: "visa", last4: "4242" })).toBe("Visa ending in 4242");
  expect(expiryLabel({ expMonth: 4, expYear: 2031 })).toBe("04/2031");
});

test("a payment method other than a card has the name of its kind, and no expiry", () => {
  expect(methodName({ brand: "link", last4: null })).toBe("Link");
  expect(expiryLabel({ expMonth: null, expYear: null })).toBeNull();
});
