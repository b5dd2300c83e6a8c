import { expect, test } from "vitest";
import { currentStatus, type SubscriptionFacts } from "#domain/account/subscription.ts";

const trial: SubscriptionFacts = {
  subscriptionStatus: "trialing",
  trialEnd: "2026-12-05T09:00:00.000Z",
  hasProviderSubscription: false,
  isAdmin: false,
};

test("a person in the trial may work until the moment it ends", () => {
  expect(currentStatus(trial, new Date("2026-12-05T08:59:59.999Z"))).toEqual({
    status: "trialing",
    active: true,
  });
  expect(currentStatus(trial, new Date("2026-12-05T09:00:00.000Z"))).toEqual({
    status: "inactive",
    active: false,
  });
});

test("a trial with a card on file goes on until the provider says otherwise", () => {
  const withCard = { ...trial, hasProviderSubscription: true };
  expect(currentStatus(withCard, new Date("2026-12-06T00:00:00Z"))).toEqual({
    status: "trialing",
    active: true,
  });
});

test.each(["inactive", "past_due", "canceled"] as const)(
  "%s does not let a person write",
  (subscriptionStatus) => {
    expect(currentStatus({ ...trial, subscriptionStatus }, new Date(0)).active).toBe(false);
  },
);

test("an administrator needs no subscription", () => {
  const admin = { ...trial, subscriptionStatus: "inactive", isAdmin: true } as const;
  expect(currentStatus(admin, new Date(0))).toEqual({ status: "inactive", active: true });
});
