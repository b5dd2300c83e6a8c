import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, greeting, newPerson, type Person } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("a card is added in the trial, the subscription is cancelled and resumed, and the card changed", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/billing");
  await expect(page.getByText("Free Trial Active: 14 days remaining")).toBeVisible();
  await expect(page.getByText("All features are available during this period.")).toBeVisible();
  await page.getByRole("button", { name: "Manage Billing Portal" }).click();
  await expectToast(page, "Setup Required");
  await expectNoAxeViolations(page);

  await page.getByRole("main").getByRole("link", { name: "Add Payment Method" }).click();
  await expect(page.getByRole("heading", { name: "Add a payment method" })).toBeVisible();
  await expect(page.getByText("These are test payments")).toBeVisible();
  await expectNoAxeViolations(page);
  await pickCard(page, "A card without money", "Save Payment Method");
  await expectToast(page, "Setup Failed");
  await expectToast(page, "Your card has insufficient funds.");
  await pickCard(page, "A card that needs a confirmation", "Save Payment Method");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expectToast(page, "Payment method added");
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(greeting(page)).toBeVisible();

  await page.goto("/billing");
  const autoBilling = "Auto-billing is set up - you'll be charged when your trial ends.";
  await expect(page.getByText(autoBilling)).toBeVisible();
  await expect(page.getByText("Mastercard ending in 3155")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("main").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await expectToast(page, "Subscription Cancelled");
  await expect(page.getByText("Cancelling")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Cancel Subscription" })).toBeHidden();
  await page.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(page.getByText(autoBilling)).toBeVisible();

  await page.getByRole("button", { name: "Manage Billing Portal" }).click();
  await expect(page.getByRole("heading", { name: "Test billing portal" })).toBeVisible();
  await pickCard(page, "A card that works", "Use this card");
  await expectToast(page, "Card changed");
  await page.getByRole("link", { name: "Back to Billing & Subscription" }).click();
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
});

test("failures on the payment screens are reported, and lead on", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.route("**/api/get-or-create-subscription", (route) => route.abort());
  await page.goto("/subscribe");
  await expectToast(page, "Failed to initialize subscription. Please try again.");
  await expect(page.getByRole("main")).toContainText("Failed to initialize subscription. Please try again.");
  await unroute(page, "**/api/get-or-create-subscription");
  await page.getByRole("button", { name: "Try again" }).click();
  await pickCard(page, "A card that works", "Save Payment Method");
  await expectToast(page, "Payment method added");

  await page.goto("/billing");
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  await page.route("**/api/subscription/*", (route) => route.abort());
  await page.getByRole("button", { name: "Manage Billing Portal" }).click();
  await expectToast(page, "Unable to access billing portal. Please try again.");
  await page.getByRole("main").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await expectToast(page, "Unable to cancel subscription. Please try again or contact support.");
});

test("a person who opens the payment page while signed out comes back to it", async ({ page }) => {
  const ann = newPerson();
  await createPlainAccount(page, ann);
  await page.context().clearCookies();
  await page.goto("/subscribe");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await signInHere(page, ann);
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByRole("heading", { name: "Add a payment method" })).toBeVisible();
});

async function pickCard(page: Page, card: string, action: string): Promise<void> {
  await page.getByRole("radio", { name: card }).check();
  await page.getByRole("button", { name: action }).click();
}

async function signInHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByLabel(/^Password\*?$/).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
