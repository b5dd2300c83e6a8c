import { expect, type Page, type Route } from "@playwright/test";
import { outOfOrder } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, greeting, newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { stopTheClock } from "#test/e2e/stopped-clock.ts";

test("a failed read is retried after one second and after two more, and then never again", async ({
  page,
}) => {
  const asked = await leaveAndComeBack(page, outOfOrder);
  await page.clock.runFor(900);
  expect(asked()).toBe(1);
  await inTime(page, () => expect(asked()).toBe(2));
  await page.clock.runFor(1_900);
  expect(asked()).toBe(2);
  await inTime(page, () => expect(asked()).toBe(3));
  await page.clock.runFor(60_000);
  expect(asked()).toBe(3);
});

for (const status of [401, 403]) {
  test(`a read refused with ${status} is never retried`, async ({ page }) => {
    const asked = await leaveAndComeBack(page, (route) => route.fulfill({ status, body: "" }));
    for (let seconds = 0; seconds < 40; seconds += 2) await page.clock.runFor(2_000);
    expect(asked()).toBe(1);
  });
}

test("a failed change is not sent a second time", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/monthly-reports");
  const generate = page.getByRole("button", { name: "Generate Report" });
  await expect(generate).toBeVisible();
  const asked = await counted(page, "**/api/monthly-reports/generate", outOfOrder);
  await stopTheClock(page);
  await generate.click();
  await expect(page.getByText("Failed to generate monthly report")).toBeVisible();
  await page.clock.runFor(60_000);
  expect(asked()).toBe(1);
});

for (const [failure, answer] of [
  ["answers 500", (route: Route) => route.fulfill({ status: 500, body: "" })],
  ["fails", (route: Route) => route.abort()],
  [
    "says that nobody is signed in",
    (route: Route) => route.fulfill({ status: 401, json: { error: "UNAUTHENTICATED" } }),
  ],
] as const) {
  test(`when the request for the user ${failure}, a visitor sees the start page at once, after a single request`, async ({
    page,
  }) => {
    await page.clock.install();
    const asked = await counted(page, "**/api/user", answer);
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(asked()).toBe(1);
  });
}

test("the user is requested again after thirty seconds, and never because a window got the focus", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  const asked = await counted(page, "**/api/user", (route) => route.fallback());
  await withoutTours(page);
  await page.goto("/");
  await expect(greeting(page)).toBeVisible();
  expect(asked()).toBe(1);
  await stopTheClock(page);
  await page.clock.runFor(20_000);
  await openInTime(page, "Customers", "No customers yet");
  expect(asked()).toBe(1);
  await page.clock.runFor(60_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(1_000);
  expect(asked()).toBe(1);
  await openInTime(page, "Dashboard", "All invoices paid!");
  // Twice when the screen that was left has already asked.
  await expect.poll(asked).toBeGreaterThan(1);
});

test("a sign-in leads home after 100 ms and prefetches meanwhile; the figures are read each time they are shown", async ({
  page,
}) => {
  const ann = newPerson();
  await registerPlain(page, ann);
  await withoutTours(page);
  await page.context().clearCookies();
  const profile = await counted(page, "**/api/company-profile", (route) => route.fallback());
  const stats = await counted(page, "**/api/stats", (route) => route.fallback());
  await page.goto("/auth");
  await field(page, "Email").fill(ann.email);
  await field(page, "Password").fill(ann.password);
  await stopTheClock(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect.poll(() => [profile(), stats()]).toEqual([1, 1]);
  await page.clock.runFor(90);
  await expect(page).toHaveURL("/auth");
  await page.clock.runFor(20);
  await expect(page).toHaveURL("/");
  await inTime(page, () => expect(page.getByText("All invoices paid!")).toBeVisible({ timeout: 200 }));
  expect(profile()).toBe(1);
  const first = stats();
  await openInTime(page, "Customers", "No customers yet");
  // What was prefetched stays fresh for ten seconds.
  await page.clock.runFor(10_000);
  await openInTime(page, "Dashboard", "All invoices paid!");
  await inTime(page, () => expect(stats()).toBe(first + 1));
  expect(profile()).toBe(1);
});

/** Answers the requests to an address and counts them. @returns a function that gives the count so far */
async function counted(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => number> {
  let count = 0;
  await page.route(address, (route) => {
    count += 1;
    return answer(route);
  });
  return () => count;
}

/**
 * Leaves the reports and comes back to them, which reads them again, with the clock stopped and the given answer.
 *
 * @returns a function that gives the number of requests since then
 */
async function leaveAndComeBack(page: Page, answer: (route: Route) => Promise<void>): Promise<() => number> {
  await registerPlain(page, newPerson());
  await withoutTours(page);
  await page.goto("/monthly-reports");
  await expect(page.getByText("No reports yet")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const back = page.getByRole("link", { name: "Monthly Reports" });
  await expect(back).toBeVisible();
  const asked = await counted(page, "**/api/monthly-reports", answer);
  await stopTheClock(page);
  await back.click();
  await expect.poll(asked).toBe(1);
  return asked;
}

/** Opens a screen through the sidebar. The clock stands still and moves only in here. */
async function openInTime(page: Page, name: string, words: string): Promise<void> {
  await open(page, name);
  await inTime(page, () => expect(page.getByText(words)).toBeVisible({ timeout: 200 }));
}

/** Moves the clock in small steps until the assertion passes. */
async function inTime(page: Page, holds: () => unknown): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await holds();
  }).toPass();
}
