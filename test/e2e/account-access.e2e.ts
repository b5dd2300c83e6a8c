import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, signUp } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

test("when nobody finds out who is signed in, the start page opens after 3 seconds, and from a screen /auth after 8", async ({
  page,
}) => {
  // The page's clock stands still and moves only when the test moves it.
  await page.clock.install({ time: "2026-11-21T10:00:00Z" });
  await page.clock.pauseAt("2026-11-21T10:00:01Z");
  // Neither an answer nor an error.
  await page.route("**/api/user", () => undefined);
  await page.goto("/");
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();

  await page.clock.pauseAt("2026-11-21T11:00:00Z");
  await page.goto("/quotes");
  // The script that guards screens is loaded first, and React shows what was waited for after 300 ms at the earliest.
  await page.clock.runFor(300);
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await page.clock.runFor(7_500);
  await expect(page.getByText("Loading...").first()).toBeVisible();
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/auth$/);
});

test("a person who follows a link while signed out reaches its screen after signing in", async ({ page }) => {
  const ivy = newPerson("Ivy");
  await createPlainAccount(page, ivy);
  await page.context().clearCookies();
  await page.goto("/monthly-reports");
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel(/^Email/).fill(ivy.email);
  await page.getByLabel(/^Password\*?$/).fill(ivy.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/monthly-reports$/);
});

test("without a subscription only payment, help and one's own data are open, and the sidebar is empty", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Jo"));
  await endTrial(page);
  for (const path of ["/quotes", "/billing", "/dashboard"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/subscribe$/);
  }
  for (const path of ["/support", "/support/faq", "/support/contact", "/export"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "My Account" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("listitem")).toHaveCount(0);
});

test("the settings lead to everything the person has made, and each screen names its tab", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Kit"));
  await page.goto("/settings");
  await expect(page).toHaveTitle("Account Settings - Quotewright");
  await page.getByRole("link", { name: "Download everything" }).click();
  await expect(page).toHaveURL(/\/export$/);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page).toHaveTitle("404 Page Not Found - Quotewright");
});

test("a refused payment is reported in the provider's words", async ({ page }) => {
  await registerPlain(page, newPerson("Lee"));
  await page.route("**/api/get-or-create-subscription", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isTrialSetup: false } });
  });
  await page.goto("/subscribe");
  await page.getByRole("radio", { name: "A declined card" }).check();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expectToast(page, "Payment Failed");
  await expectToast(page, "declined");
});

test("a person who registers on Australian screens is asked for Australian dollars", async ({ page }) => {
  await page.route("**/api/region", (route) => route.fulfill({ json: { country: "AU", language: "en-AU" } }));
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Price" })).toContainText("A$22");
  await signUp(page, newPerson("Mia"));
  await page.goto("/subscribe");
  await expect(page.getByText("$22.00 per month")).toBeVisible();
});

/** Answers as the server does when the fourteen days are over. */
async function endTrial(page: Page): Promise<void> {
  await page.route("**/api/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), subscriptionStatus: "inactive" } });
  });
}
