import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, greeting, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

/** Creates a record over the API as the signed-in person. */
async function make(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status()).toBe(201);
}

const tourOf = (page: Page) => page.getByRole("dialog");

test("a new person is shown around, step by step, and never again", async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  await createPlainAccount(page, newPerson());
  const tour = tourOf(page);
  await expect(tour).toHaveAccessibleName("Put your name on your work");
  for (const title of ["Save what you buy and sell", "Save your labour rates", "Price your first job"]) {
    await expect(tour.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tour).toHaveAccessibleName(title);
  }
  await tour.getByRole("button", { name: "Got it!" }).click();
  await expect(tour).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(tour).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(tour).toBeHidden();
});

test("what is opened while a tour is shown lies in front of it", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  const tour = page.locator("[data-tour-step]");
  await expect(tour).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  const isInFront = await tour.evaluate((step) => {
    const { left, top, width, height } = step.getBoundingClientRect();
    return step.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInFront).toBe(false);
});

test("a tour starts one second after the screen has loaded", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.clock.install({ time: Date.now() });
  await page.goto("/customers");
  await expect(page.getByText("No customers yet")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, "Dashboard");
  const checklist = page.getByRole("heading", { name: "Getting Started" });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(checklist).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(900);
  await expect(tourOf(page)).toBeHidden();
  // A busy machine begins to count a few frames later.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(tourOf(page)).toHaveAccessibleName("Put your name on your work", { timeout: 200 });
  }).toPass();
});

test("a person who is set up already is not shown around", async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  await createPlainAccount(page, newPerson());
  await make(page, "company-profile", { companyName: "Archer Joinery" });
  await make(page, "materials", { name: "Oak board", unitCost: "12.50", unitType: "Each" });
  await make(page, "labor", { name: "Joiner", rate: "40.00", rateType: "hour" });
  await page.reload();
  await expect(page.getByText("3 of 4 done")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(tourOf(page)).toBeHidden();
});

test("a tour leaves out what is done already, and Escape skips it permanently", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  await make(page, "company-profile", { companyName: "Archer Joinery" });
  await page.reload();
  const tour = tourOf(page);
  await expect(tour).toHaveAccessibleName("Save what you buy and sell");
  await expect(tour).toContainText("Step 1 of 3");
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("completedTours"))).toBe('["dashboard-setup"]');
});

test("the tour of the materials starts on request, and that of invoices by itself", async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  await registerPlain(page, newPerson());
  await page.goto("/materials");
  const tour = tourOf(page);
  const start = page.getByRole("button", { name: "Show me around" });
  await expect(start).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(tour).toBeHidden();
  await start.click();
  await expect(tour).toHaveAccessibleName("Begin with categories");
  await tour.getByRole("button", { name: "Skip tour" }).click();
  await expect(start).toBeFocused();

  await page.goto("/invoices/new");
  await expect(tour).toHaveAccessibleName("Who is it for?");
});

test("the dashboard counts the records, and its captions are calculated", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  const main = page.getByRole("main");
  await expect(main).toContainText("All invoices paid!");
  await expect(main).toContainText("Free Trial Active: 14 days remaining");
  await expect(main.getByText("All features are available during this period.")).toBeHidden();
  await main.getByText("Free Trial Active: 14 days remaining").click();
  await expect(main.getByText("All features are available during this period.")).toBeVisible();
  for (const [name, path] of [
    ["Add payment method", "/subscribe"],
    ["Manage billing", "/billing"],
    ["Questions", "/support/faq"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(main).toContainText("No earlier month to compare with");
  await expect(main).toContainText("0 of 4 done");
  // What is owed covers all times, so it is not under the month.
  await expect(main.getByRole("region", { name: "Outstanding invoices" })).toContainText(
    "All invoices paid!",
  );
  await expect(main.getByRole("region", { name: /so far$/ }).getByRole("heading", { level: 3 })).toHaveText([
    "Quotes this month",
    "Invoices this month",
  ]);

  const document = {
    customerName: "Bea",
    customerEmail: "bea@example.com",
    taxPercent: "0",
    markupPercent: "0",
  };
  await make(page, "company-profile", { companyName: "Archer Joinery", language: "en-US" });
  await make(page, "materials", { name: "Oak board", unitCost: "12.50", unitType: "Each" });
  await make(page, "labor", { name: "Joiner", rate: "40.00", rateType: "hour" });
  await make(page, "quotes", { ...document, lineItems: [{ name: "Oak", quantity: "2", unitCost: "50.00" }] });
  await make(page, "invoices", {
    ...document,
    lineItems: [{ name: "Oak", quantity: "3", unitPrice: "50.00" }],
  });
  await page.reload();
  await expect(main).toContainText("+1 new this week");
  await expect(main).toContainText("$100.00 to be answered");
  await expect(main.getByRole("link", { name: "Manage Labor" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeHidden();
  await expect(main.getByRole("img", { name: /Most invoices in .*: \$150\.00/ })).toBeVisible();
  await main.getByRole("link", { name: /Outstanding invoices/ }).click();
  await expect(page).toHaveURL("/invoices?tab=unpaid");
});

test("the dashboard links to the most frequent tasks, to what is still missing, and out", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  const main = page.getByRole("main");
  await expect(greeting(page, "Ann")).toBeVisible();
  const actions = main.getByRole("region", { name: "Quick actions" });
  for (const [name, path] of [
    [/^Create New Quote/, "/quotes/new"],
    [/^Create New Invoice/, "/invoices/new"],
    [/^Manage Materials/, "/materials"],
    [/^Manage Labour/, "/labor"],
    [/^View All Quotes/, "/quotes?tab=all"],
  ] as const) {
    await expect(actions.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  for (const [name, path] of [
    [/company name/, "/company-profile"],
    [/materials/, "/materials"],
    [/labour rates/, "/labor"],
    [/first quote/, "/quote-builder"],
  ] as const) {
    await expect(main.getByRole("listitem").getByRole("link", { name }).first()).toHaveAttribute(
      "href",
      path,
    );
  }
  for (const card of [
    "Quotes this month",
    "Invoices this month",
    "Total quotes",
    "Quote value",
    "Materials",
  ]) {
    await expect(main.getByRole("heading", { name: card, exact: true })).toBeVisible();
  }
  // Nothing is owed, so there is nothing to link to.
  await expect(main.getByRole("link", { name: /Outstanding invoices/ })).toBeHidden();
  await main.getByRole("button", { name: "Log Out" }).click();
  await expectToast(page, "Signed out");
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
});

test("a month is reported on, counted again, and locked permanently", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/monthly-reports");
  const main = page.getByRole("main");
  await expect(main).toContainText("No reports yet");
  await expect(main.getByLabel("Year").getByRole("option")).toHaveCount(6);
  await main.getByRole("button", { name: "Auto-Generate Last Month" }).click();
  await expectToast(page, "Monthly report auto-generated");
  await main.getByRole("button", { name: "Auto-Generate Last Month" }).click();
  await expectToast(page, "Report already exists");
  await main.getByRole("button", { name: "Generate Report" }).click();
  await expectToast(page, "Monthly report generated");

  await main.getByRole("button", { name: /^Lock the report for/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("A locked report never changes again, and it cannot be unlocked.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(main).toContainText("Unlocked");
  await main.getByRole("button", { name: /^Lock the report for/ }).click();
  await question.getByRole("button", { name: "Lock report" }).click();
  await expectToast(page, "Report locked");
  await expect(main.getByRole("button", { name: /^Lock the report for/ })).toBeHidden();

  await main.getByRole("button", { name: "Generate Report" }).click();
  await expectToast(page, "Failed to generate monthly report");
  await expectToast(page, "is locked and does not change any more.");
  await expectAccessible(page);
});
