import { expect, type Page } from "@playwright/test";
import { trialDays } from "#domain/account/person.ts";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { expectToast, field, newPerson, type Person } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { test } from "#test/e2e/stripe-server.ts";
import { storageText } from "#test/privacy/browser-storage.ts";

const trial = trialDays * 24 * 60 * 60 * 1000;
const fromStripe = "https://js.stripe.com/endive/stripe.js";

test("in the trial a card is set up with Stripe, while the key to the data is out of the page", async ({
  page,
  world,
  stripe,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  expect(await storageText(page)).toContain('"key:');
  await page.getByText(/^Free Trial Active/).click();
  await page.getByRole("main").getByRole("link", { name: "Add payment method" }).click();
  await expect(page.getByRole("heading", { name: "Add a payment method" })).toBeVisible();
  await expect(page.getByText(/^Free until .*, then £10.00 per month\.$/)).toBeVisible();
  await expect(page.getByText("An encrypted account is locked while you pay")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-stripe-theme", "stripe");
  expect(await storageText(page)).not.toContain('"key:');

  await payWith(page, "A declined card", "Save Payment Method");
  await expectToast(page, "Setup Failed");
  await expectToast(page, "Your card was declined.");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Your card was declined.");
  await expectAccessible(page);

  const before = world.twin.requests.length;
  await payWith(page, "A card that works", "Save Payment Method");
  await expectToast(page, "Payment method added");
  await expect(page).toHaveURL(`${world.server.url}/`);
  const asked = world.twin.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
  expect(asked).toContain("GET /v1/subscriptions");

  await unlock(page, ann);
  await page.getByText(/^Free Trial Active/).click();
  await expect(
    page.getByText("Auto-billing is set up - you'll be charged when your trial ends."),
  ).toBeVisible();
  await page.goto("/billing");
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  expect(stripe.asked.filter((address) => address === fromStripe)).toHaveLength(1);
});

test("after the trial the first month is paid, with Stripe and nowhere else", async ({
  page,
  world,
  stripe,
}) => {
  await registerPlain(page, newPerson());
  await world.server.pass(trial);
  await page.goto("/quotes");
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByRole("heading", { name: "Subscribe to Quotewright" })).toBeVisible();
  await expect(page.getByText("£10.00 per month, renewed each month. No set-up fees.")).toBeVisible();
  await payWith(page, "A card without money", "Subscribe");
  await expectToast(page, "Payment Failed");
  await expectToast(page, "Your card has insufficient funds.");

  await payWith(page, "A card that works", "Subscribe");
  await expectToast(page, "Payment successful");
  await expectToast(page, "Thank you. Your subscription is active.");
  await expect(page).toHaveURL(`${world.server.url}/`);
  await page.goto("/quotes");
  await expect(page.getByRole("heading", { name: "Quotes" }).first()).toBeVisible();
  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await page.goto("/billing");
  await expect(page.getByText("Active", { exact: true }).first()).toBeVisible();
  expect(stripe.asked.filter((address) => address === fromStripe)).toHaveLength(1);
});

test("when the portal is not switched on at Stripe, the page says whom to ask", async ({ page, world }) => {
  await registerPlain(page, newPerson());
  await page.goto("/subscribe");
  await payWith(page, "A card that works", "Save Payment Method");
  await expectToast(page, "Payment method added");
  world.twin.hasPortal = false;
  await page.goto("/billing");
  await page.getByRole("button", { name: "Manage Billing Portal" }).click();
  await expectToast(page, "Setup Required");
  await expectToast(page, "The billing portal is not set up yet. Please contact support.");
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("link", { name: "Contact Support" })
    .click();
  await expect(page).toHaveURL(/\/support$/);
  world.twin.hasPortal = true;
});

test("a bank's refusal is shown on the return, and another try is possible", async ({ page, world }) => {
  await registerPlain(page, newPerson());
  await world.server.pass(trial);
  await page.goto("/subscribe");
  await payWith(page, "A card that needs a confirmation", "Subscribe");
  await page.getByRole("link", { name: "Refuse" }).click();
  await expectToast(page, "Payment Failed");
  await expect(page).toHaveURL(`${world.server.url}/`);
  await expect(page.getByText("Your trial has ended")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Subscribe" }).click();
  await payWith(page, "A card that needs a confirmation", "Subscribe");
  await page.getByRole("link", { name: "Approve" }).click();
  await expectToast(page, "Payment successful");
  await expect(page).toHaveURL(`${world.server.url}/`);
});

test("nobody is thanked for a payment that Stripe does not know", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/?payment=success&redirect_status=succeeded");
  await expectToast(page, "Not confirmed yet");
  await expect(page).toHaveURL(/\/$/);
});

test("a payment that Stripe is slow to confirm is thanked for once it is confirmed", async ({
  page,
  world,
}) => {
  await registerPlain(page, newPerson());
  await world.server.pass(trial);
  const answer = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await answer.json();
  await page.goto("/?payment=success&redirect_status=succeeded");
  await expectToast(page, "Not confirmed yet");
  world.twin.pickCard(clientSecret, "works");
  await expectToast(page, "Payment successful");
});

test("when Stripe cannot show its form, the page says why and nothing can be sent", async ({
  page,
  stripe,
}) => {
  await registerPlain(page, newPerson());
  stripe.setFormBroken("No such setup intent.");
  await page.goto("/subscribe");
  await expectToast(page, "Setup Failed");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("No such setup intent.");
  await expect(page.getByRole("button", { name: "Save Payment Method" })).toBeDisabled();
});

test("only the payment page may load Stripe", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/subscribe")).toContain("script-src 'self' https://js.stripe.com");
  for (const path of ["/", "/billing", "/settings", "/quotes/new", "/export", "/subscribe/test-portal"])
    expect(await policyOf(path), path).toMatch(/^(?!.*stripe).*require-trusted-types-for 'script'/);
});

test("when Stripe's script does not load, the page says so and a reload continues", async ({
  page,
  stripe,
}) => {
  await registerPlain(page, newPerson());
  stripe.setOffline(true);
  await page.goto("/subscribe");
  await expect(page.getByText("Failed to initialize subscription. Please try again.")).toBeVisible();
  await expect(page.getByText("The payment form could not be loaded.")).toBeVisible();
  stripe.setOffline(false);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-stripe-theme", "night");
  await payWith(page, "A card that works", "Save Payment Method");
  await expectToast(page, "Payment method added");
});

test("while Stripe is down, people sign up and work, and paying waits", async ({ page, world }) => {
  await registerPlain(page, newPerson());
  world.twin.troubles = Array.from({ length: 20 }, () => "unavailable");
  await page.goto("/subscribe");
  await expectToast(page, "Failed to initialize subscription. Please try again.");
  await page.goto("/quotes");
  await expect(page.getByRole("heading", { name: "Quotes" }).first()).toBeVisible();
  world.twin.troubles = [];
  await page.goto("/subscribe");
  await payWith(page, "A card that works", "Save Payment Method");
  await expectToast(page, "Payment method added");
});

async function payWith(page: Page, card: string, action: string): Promise<void> {
  await page.frameLocator("iframe").getByLabel("Card").selectOption(card);
  await page.getByRole("button", { name: action }).click();
}

async function unlock(page: Page, { passphrase }: Person): Promise<void> {
  await field(page, "Encryption Passphrase").fill(passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
}
