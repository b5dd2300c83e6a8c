import { expect, test } from "vitest";
import { mayEnter } from "#web/billing/subscription-guard.ts";

const former = { isAdmin: false, subscriptionStatus: "inactive" } as const;

test("somebody whose payment failed can open the billing page; a former subscriber subscribes again", () => {
  expect(mayEnter({ ...former, subscriptionStatus: "past_due" }, "/billing")).toBe(true);
  expect(mayEnter({ ...former, subscriptionStatus: "canceled" }, "/billing")).toBe(false);
  expect(mayEnter(former, "/billing")).toBe(false);
});

test.each(["/quotes", "/dashboard", "/settingsfree", "/supported", "/subscribers"])(
  "%s needs a trial or a subscription, or an administrator",
  (path) => {
    expect(mayEnter(former, path)).toBe(false);
    expect(mayEnter({ ...former, subscriptionStatus: "past_due" }, path)).toBe(false);
    expect(mayEnter({ ...former, subscriptionStatus: "canceled" }, path)).toBe(false);
    expect(mayEnter({ ...former, subscriptionStatus: "trialing" }, path)).toBe(true);
    expect(mayEnter({ ...former, subscriptionStatus: "active" }, path)).toBe(true);
    expect(mayEnter({ ...former, isAdmin: true }, path)).toBe(true);
  },
);

test.each([
  "/subscribe",
  "/subscribe/test-portal",
  "/support",
  "/support/faq",
  "/support/contact",
  "/support/report-issue",
  "/export",
  "/settings",
  "/privacy/what-the-server-sees",
  "/quotes/1/pdf",
  "/customers/export",
])("%s is open to everybody who is signed in", (path) => {
  expect(mayEnter(former, path)).toBe(true);
});
