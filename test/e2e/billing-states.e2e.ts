import { expect, type Page } from "@playwright/test";
import type { TestCardId } from "#contract/test-cards.ts";
import { monthsAfter } from "#server/sandbox/billing-calendar.ts";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { type Clock, day, dayText, test, trial } from "#test/e2e/clocked.ts";
import { expectToast, newPerson, type Person } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

test("a trial without a card shows its end, no coming payment, and nothing to cancel", async ({
  page,
  clock,
}) => {
  await registerPlain(page, newPerson());
  const end = dayText(clock.now().getTime() + trial);
  await clock.pass(1000);
  await page.goto("/billing");
  await expect(page.getByText("Free Trial Active: 14 days remaining")).toBeVisible();
  await expect(page.getByText("All features are available during this period.")).toBeVisible();
  await expectCards(page, {
    badges: ["Free Trial"],
    facts: ["Plan", "Quotewright, £10.00 per month", "Trial ends", end, "Next billing date", "–"],
    actions: [],
    card: ["No card is on file."],
  });
  await page.getByRole("button", { name: "Manage Billing Portal" }).click();
  await expectToast(page, "Setup Required");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Contact Support" }).click();
  await expect(page).toHaveURL(/\/support$/);
});

test("a trial with a card shows the date of the charge, and after a cancellation its end", async ({
  page,
  clock,
}) => {
  await registerPlain(page, newPerson());
  const end = dayText(clock.now().getTime() + trial);
  await pay(page, "works");
  await page.goto("/billing");
  const plan = ["Plan", "Quotewright, £10.00 per month", "Trial ends", end];
  const autoBilling = "Auto-billing is set up - you'll be charged when your trial ends.";
  await expect(page.getByText(autoBilling)).toBeVisible();
  await expectCards(page, {
    badges: ["Free Trial"],
    facts: [...plan, "Next billing date", end],
    actions: ["Cancel Subscription"],
    card: ["Visa ending in 4242", "Expires 12/2034"],
  });

  await cancel(page);
  await expect(page.getByText(`Your subscription ends on ${end}`)).toBeVisible();
  await expect(page.getByText(autoBilling)).toBeHidden();
  await expectCards(page, {
    badges: ["Free Trial", "Cancelling"],
    facts: [...plan, "Access until", end],
    actions: ["Keep Subscription"],
    card: ["Visa ending in 4242", "Expires 12/2034"],
  });
});

test("a subscription shows its next payment, and after a cancellation access to the end of the period", async ({
  page,
  clock,
  server,
}) => {
  const ann = newPerson();
  await registerPlain(page, ann);
  await clock.pass(trial);
  const end = dayText(monthsAfter(clock.now().getTime(), 1));
  await pay(page, "works");
  await page.goto("/billing");
  const card = ["Visa ending in 4242", "Expires 12/2034"];
  const plan = ["Plan", "Quotewright, £10.00 per month"];
  await expectCards(page, {
    badges: ["Active"],
    facts: [...plan, "Next billing date", end],
    actions: ["Cancel Subscription"],
    card,
  });

  await cancel(page);
  await expectToast(page, "You keep access until the end of your billing period.");
  await expectCards(page, {
    badges: ["Active", "Cancelling"],
    facts: [...plan, "Access until", end],
    actions: ["Keep Subscription"],
    card,
  });
  expect(await save(page)).toBe(201);

  await almostAMonthLater(page, ann, clock);
  await server.pass(4 * day);
  await openBilling(page);
  await expect(page.getByText("Your subscription has ended")).toBeVisible();
  await expectCards(page, {
    badges: ["Canceled"],
    facts: [...plan, "Next billing date", "–"],
    actions: [],
    card: ["No card is on file."],
  });
  await expectAccessible(page);
  expect(await save(page)).toBe(402);
  await page.reload();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test("a later payment that fails is reported, blocks saving, and can be paid afterwards", async ({
  page,
  clock,
  server,
}) => {
  const ann = newPerson();
  await createPlainAccount(page, ann);
  await clock.pass(trial);
  await pay(page, "fails_later");
  await almostAMonthLater(page, ann, clock);
  await server.pass(4 * day);
  await openBilling(page);
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await expect(page.getByText("Check your card to create and edit again.")).toBeVisible();
  await expect(page.getByText("Past Due").first()).toBeVisible();
  await expect(page.getByText("Visa ending in 0341")).toBeVisible();
  await expectAccessible(page);
  expect(await save(page)).toBe(402);

  await page.goto("/");
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await expect(page.getByText("Check your card to create and edit again.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Manage billing" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await page.reload();
  await expect(page.getByText("Visa ending in 0341")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Pay now" }).click();
  await expect(page.getByText("Pay it here, and everything works again at once.")).toBeVisible();
  await page.getByRole("radio", { name: "A card that works" }).check();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expectToast(page, "Payment successful");
  expect(await save(page)).toBe(201);
  await page.goto("/billing");
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  await expect(page.getByText("Active").first()).toBeVisible();
});

test("an administrator needs no subscription", async ({ page }) => {
  await registerPlain(page, newPerson());
  // No route makes somebody an administrator, so the answer is changed.
  await page.route("**/api/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), isAdmin: true, subscriptionStatus: "inactive" },
    });
  });
  await page.goto("/billing");
  await expect(page.getByText("Your account needs no subscription.")).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("Administrator");
  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
});

for (const [language, price] of [
  ["en-US", "$15.00 per month"],
  ["en-AU", "A$22.00 per month"],
] as const) {
  test(`a business in ${language} pays ${price}`, async ({ page }) => {
    await registerPlain(page, newPerson());
    const data = { companyName: "Archer", language };
    expect((await page.request.post("/api/company-profile", { data })).status()).toBe(201);
    await page.goto("/billing");
    await expect(page.getByText(`Quotewright, ${price}`)).toBeVisible();
    await page.goto("/subscribe");
    await expect(page.getByText(`, then ${price}.`)).toBeVisible();
  });
}

test("when the region changes after the price was read, the price on the screen changes", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/billing");
  await expect(page.getByText("Quotewright, £10.00 per month")).toBeVisible();
  const data = { companyName: "Archer", language: "en-US" };
  expect((await page.request.post("/api/company-profile", { data })).status()).toBe(201);
  await page.getByRole("main").getByRole("link", { name: "Add Payment Method" }).click();
  await expect(page.getByText(", then $15.00 per month.")).toBeVisible();
});

interface Cards {
  badges: string[];
  /** The lines below the status. */
  facts: string[];
  /** Buttons beside Contact Support. */
  actions: string[];
  card: string[];
}

/** Reads both cards from top to bottom: they must contain nothing but what is listed. */
async function expectCards(page: Page, { badges, facts, actions, card }: Cards): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Status")).toBeVisible();
  const lines = (await main.innerText()).split("\n").filter((line) => line.trim() !== "");
  expect(lines.slice(lines.indexOf("Subscription"))).toEqual([
    ...["Subscription", ...badges, "Status", badges[0], ...facts, "Contact Support", ...actions],
    ...["Payment method", ...card, "Manage Billing Portal"],
  ]);
}

async function pay(page: Page, card: TestCardId): Promise<void> {
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const picked = await page.request.post("/api/payment-sandbox/pick-card", { data: { clientSecret, card } });
  expect(await picked.json()).toEqual({ outcome: "succeeded" });
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await expectToast(page, "Subscription Cancelled");
}

/** Tries to save a customer. @returns the answer's status */
async function save(page: Page): Promise<number> {
  return (await page.request.post("/api/customers", { data: { name: "Bob" } })).status();
}

/** A session does not last that long, so she signs in again and looks at her customers. */
async function almostAMonthLater(page: Page, { email, password }: Person, clock: Clock): Promise<void> {
  await clock.pass(28 * day);
  expect((await page.request.post("/api/login", { data: { email, password } })).status()).toBe(200);
  await page.goto("/customers");
  await expect(page.getByRole("button", { name: "My Account" })).toBeVisible();
}

/** Changes the screen without a page load, so that the page's knowledge of the user stays as it was. */
async function openBilling(page: Page): Promise<void> {
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Billing & Subscription" }).click();
}
