import { expect, test } from "vitest";
import type { User } from "#domain/account/person.ts";
import { trialMessage } from "#web/dashboard/trial-messages.ts";

const now = new Date("2026-11-21T12:00:00Z");
const user: User = {
  id: "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a10" as User["id"],
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "Archer",
  subscriptionStatus: "trialing",
  isAdmin: false,
  trialEnd: "2026-12-03T11:00:00.000Z",
  createdAt: "2026-11-19T11:00:00.000Z",
};
const paymentMethod = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 };
const withCard = { status: "trialing", paymentMethod, cancelAtPeriodEnd: false } as const;
const banner = (change: Partial<User>, subscription: Parameters<typeof trialMessage>[1] = null) =>
  trialMessage({ ...user, ...change }, subscription, now);

test("a trial without a card says what is left of it and offers to add one", () => {
  expect(banner({})).toEqual({
    tone: "info",
    isCalm: true,
    title: "Free Trial Active: 12 days remaining",
    message: "All features are available during this period.",
    links: [
      { href: "/subscribe", label: "Add payment method" },
      { href: "/billing", label: "Manage billing" },
      { href: "/support/faq", label: "Questions" },
    ],
  });
});

test("a trial with a card says that it continues by itself", () => {
  expect(banner({}, withCard)).toMatchObject({
    message: "Auto-billing is set up - you'll be charged when your trial ends.",
    links: [{ href: "/billing", label: "Manage billing" }, { href: "/support/faq" }],
  });
});

test("after cancelling, no message says that the person will be charged", () => {
  expect(banner({}, { ...withCard, cancelAtPeriodEnd: true })).toEqual({
    tone: "info",
    isCalm: true,
    title: "Free Trial Active: 12 days remaining",
    message: "Your subscription is cancelled: nothing is charged when your trial ends.",
    links: [
      { href: "/billing", label: "Manage billing" },
      { href: "/support/faq", label: "Questions" },
    ],
  });
});

test("days are rounded up and never below 0; the last ones warn", () => {
  expect(banner({ trialEnd: "2026-11-21T12:00:01.000Z" })).toMatchObject({
    tone: "warning",
    title: "Free Trial Active: 1 day remaining",
  });
  expect(banner({ trialEnd: "2026-11-20T00:00:00.000Z" }, withCard)?.title).toBe(
    "Free Trial Active: 0 days remaining",
  );
});

test("subscribers and administrators see no banner", () => {
  expect(banner({ subscriptionStatus: "active" })).toBeNull();
  expect(banner({ subscriptionStatus: "inactive", isAdmin: true })).toBeNull();
});

test("while a trial runs, the provider's newer status wins: it became a subscription, or a payment failed", () => {
  expect(banner({}, { ...withCard, status: "active" })).toBeNull();
  const failed = banner({ subscriptionStatus: "active" }, { ...withCard, status: "past_due" });
  expect(failed?.title).toBe("Your last payment did not go through");
  // Once the trial is over, the provider's earlier answer about it no longer counts.
  expect(banner({ subscriptionStatus: "inactive" }, withCard)?.title).toBe("Your trial has ended");
});

test("once the trial is over, the banner says what can be done", () => {
  expect(banner({ subscriptionStatus: "inactive" })).toMatchObject({
    title: "Your trial has ended",
    links: [{ href: "/subscribe" }, { href: "/billing" }, { href: "/support/faq" }],
  });
  expect(banner({ subscriptionStatus: "canceled" })?.title).toBe("Your subscription has ended");
  expect(banner({ subscriptionStatus: "past_due" })?.links[0]).toEqual({
    href: "/billing",
    label: "Manage billing",
  });
});

test("one line is enough until the last four days of a trial; a trial that has ended is more than a line", () => {
  expect(banner({ trialEnd: "2026-11-26T11:00:00.000Z" })).toMatchObject({ isCalm: true });
  expect(banner({ trialEnd: "2026-11-25T11:00:00.000Z" })).toMatchObject({ isCalm: false });
  expect(banner({ subscriptionStatus: "inactive" })).toMatchObject({ isCalm: false });
  expect(banner({ subscriptionStatus: "past_due" })).toMatchObject({ isCalm: false });
});
