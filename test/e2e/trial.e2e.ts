import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { day, test, trial } from "#test/e2e/clocked.ts";
import { field, greeting, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

test("the banner counts the days of the trial down to the last, and then says that it is over", async ({
  page,
  clock,
}) => {
  await createPlainAccount(page, newPerson());
  await clock.pass(1000);
  await page.reload();
  await expectBanner(page, "Free Trial Active: 14 days remaining", [
    ["Add payment method", "/subscribe"],
    ["Manage billing", "/billing"],
    ["Questions", "/support/faq"],
  ]);
  await clock.pass(13 * day - 60_000);
  await page.reload();
  await expectBanner(page, "Free Trial Active: 2 days remaining");
  await clock.pass(60_000);
  await page.reload();
  await expectBanner(page, "Free Trial Active: 1 day remaining");
  // In the last four days it is open by itself.
  await expect(page.getByText("All features are available during this period.")).toBeVisible();
  await expectAccessible(page);

  // Only the page's clock: it may be ahead of the server's, and the count of days stops at zero.
  await page.clock.setFixedTime(clock.now().getTime() + 3 * day);
  await page.reload();
  await expectBanner(page, "Free Trial Active: 0 days remaining");

  await clock.pass(day);
  await page.reload();
  await expectBanner(page, "Your trial has ended", [
    ["Subscribe", "/subscribe"],
    ["Manage billing", "/billing"],
    ["Questions", "/support/faq"],
  ]);
  await expect(
    page.getByText("Everything you made can still be read. Subscribe to create and edit."),
  ).toBeVisible();
  await expectAccessible(page);
});

test("with a card the banner announces the charge, and after a cancellation that nothing is charged", async ({
  page,
  clock,
}) => {
  await createPlainAccount(page, newPerson());
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const data = { clientSecret, card: "works" };
  expect((await page.request.post("/api/payment-sandbox/pick-card", { data })).status()).toBe(200);
  await clock.pass(1000);
  await page.reload();
  const links: BannerLinks = [
    ["Manage billing", "/billing"],
    ["Questions", "/support/faq"],
  ];
  await expectBanner(page, "Free Trial Active: 14 days remaining", links);
  await expect(
    page.getByText("Auto-billing is set up - you'll be charged when your trial ends."),
  ).toBeVisible();

  expect((await page.request.post("/api/subscription/cancel")).status()).toBe(200);
  await page.reload();
  await expectBanner(page, "Free Trial Active: 14 days remaining", links);
  await expect(
    page.getByText("Your subscription is cancelled: nothing is charged when your trial ends."),
  ).toBeVisible();
  expect((await page.request.post("/api/subscription/resume")).status()).toBe(200);
  await clock.pass(trial);
  await page.reload();
  await expect(greeting(page, "Ann")).toBeVisible();
  await expect(page.getByText(/Free Trial|has ended/)).toBeHidden();
});

test("a trial that ends while a tab is open ends there too, and everything stays readable", async ({
  page,
  server,
}) => {
  await registerPlain(page, newPerson());
  expect((await page.request.post("/api/customers", { data: { name: "Orlando Fitch" } })).status()).toBe(201);
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  await field(page, "Contact Name").fill("Bella Fitch");
  await server.pass(trial);
  await page.getByRole("dialog").getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByText("Your trial has ended. Subscribe to create and edit.").first()).toBeVisible();
  await expect(field(page, "Contact Name")).toHaveValue("Bella Fitch");

  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await open(page, "Quotes");
  await expect(page).toHaveURL(/\/subscribe$/);
  await page.getByRole("link", { name: "see and download your data" }).click();
  const strip = page.getByRole("main").locator("details", { hasText: "Your trial has ended" });
  await strip.locator("summary").click();
  await expect(strip.getByRole("link", { name: "Subscribe", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Customers" })).toContainText("Orlando Fitch");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test("once the trial is over, every link on the dashboard leads to what is still possible", async ({
  page,
  clock,
}) => {
  await createPlainAccount(page, newPerson());
  const data = {
    customerName: "Orlando Fitch",
    lineItems: [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }],
  };
  expect((await page.request.post("/api/invoices", { data })).status()).toBe(201);
  await clock.pass(trial);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Everything you made is still here" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Monthly history" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeHidden();
  await expectAccessible(page);
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(expect.arrayContaining(["/export", "/support", "/privacy/what-the-server-sees"]));
  for (const href of new Set(links)) {
    await page.goto(href ?? "");
    await expect(page.getByRole("heading").first()).toBeVisible();
    // Nothing is left to manage without a subscription: the page to subscribe is shown.
    expect(new URL(page.url()).pathname).toBe(href === "/billing" ? "/subscribe" : href);
  }

  await page.goto("/");
  await page.getByRole("link", { name: /^Outstanding invoices/ }).click();
  await expect(page.getByRole("region", { name: "Invoices" })).toContainText("Orlando Fitch");
});

type BannerLinks = [words: string, href: string][];

/** The banner's title, and the targets of its links, which are behind the title until the last days. */
async function expectBanner(page: Page, title: string, links?: BannerLinks): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  const main = page.getByRole("main");
  const line = main.locator("details:not([open]) > summary", { hasText: title });
  if (links && (await line.isVisible())) await line.click();
  for (const [words, href] of links ?? [])
    await expect(main.getByRole("link", { name: words, exact: true }).first()).toHaveAttribute("href", href);
}
