import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, greeting, newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("the start page gives the price for the visitor's country, detected or chosen", async ({ page }) => {
  await page.route("**/api/region", (route) => route.fulfill({ json: { country: "NZ", language: "en-AU" } }));
  await page.goto("/");
  const price = page.getByRole("region", { name: "Price" });
  await expect(price).toContainText("A$22");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-AU");
  await expect(page.getByRole("img", { name: /\$2,507\.12 with GST/ })).toBeVisible();
  await price.getByRole("radio", { name: "US", exact: true }).click();
  await expect(price).toContainText(/(?<!A)\$15/);
  await expect(price).toContainText("your own logo and color");
  await expect(page.getByRole("listitem").filter({ hasText: "Tile setters" })).toBeVisible();
  await expect(page.getByRole("img", { name: /\$1,795\.43 with sales tax/ })).toBeVisible();
  await page.reload();
  await expect(price).toContainText(/(?<!A)\$15/);
  await price.getByRole("radio", { name: "UK", exact: true }).click();
  await expect(price).toContainText("£10");
  await expect(page.getByText("9 AM - 5 PM GMT")).toBeVisible();
});

test("the free trial starts at the form for a new account, which survives a reload", async ({ page }) => {
  await page.goto("/");
  const trial = page.getByRole("link", { name: /^Start your .*free trial$/ });
  await expect(trial).toHaveCount(2);
  await trial.first().click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goBack();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
});

test("the start page shows the product in the device's colours, with one sign-in, and a paper whose letters can be read", async ({
  page,
}) => {
  await page.addInitScript(countShifts);
  const screen = page.getByRole("img", { name: /^A phone with the lines of a quote/ });
  const paper = page.getByRole("img", { name: /^A quote from a plumber/ });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // A page that is loaded again is scrolled to where it was.
      await page.goto("about:blank");
      await page.goto("/");
      await expect.poll(() => sourceOf(screen)).toMatch(new RegExp(`-${colorScheme}-`));
      await expect(screen).toBeInViewport();
    }
    await expect(page.getByRole("link", { name: /sign in/i })).toHaveCount(1);
    await paper.scrollIntoViewIfNeeded();
    await expect.poll(() => sourceOf(paper)).toMatch(width === 360 ? /-phone-/ : /-en-gb-(?!phone)/);
    // Body type is 16 px of 328 on the phone's paper, and 10.5 points of 595 on the page.
    const box = await paper.boundingBox();
    const type = width === 360 ? (16 / 328) * (box?.width ?? 0) : (10.5 / 595) * (box?.width ?? 0);
    expect(type).toBeGreaterThanOrEqual(11);
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
  }
});

/** The address of the picture that is drawn; empty until it is. */
function sourceOf(image: Locator): Promise<string> {
  return image.evaluate((each: HTMLImageElement) => (each.complete ? each.currentSrc : ""));
}

/** Runs in the page: adds up how far what is in sight moves while it loads. */
function countShifts(): void {
  Reflect.set(window, "shifted", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Reflect.set(window, "shifted", Reflect.get(window, "shifted") + Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test("the start page says what it is, for whom, at what price and how private, and links onwards", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/auth",
  );
  for (const name of ["Features", "What your customer gets", "Business types", "Price", "Privacy"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  const small = page.getByRole("contentinfo");
  await expect(small.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms-of-service",
  );
  await expect(small.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

for (const [link, title, count] of [
  ["Terms of Service", "Terms of Service - Quotewright", 14],
  ["Privacy Policy", "Privacy Policy - Quotewright", 15],
] as const) {
  test(`the ${link} have ${count} numbered sections and today's date`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(count);
    await expect(page.getByRole("heading", { level: 2 }).last()).toHaveText(`${count}. Contact`);
    await expect(page.getByText(`Last updated: ${new Date().toLocaleDateString("en-GB")}`)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveTitle("Sign in - Quotewright");
  });
}

test("questions can be searched, and what is not answered can be asked", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/support/contact");
  await expect(page.getByText("Monday-Friday 9:00-18:00 GMT")).toBeVisible();
  await page.getByRole("link", { name: "Frequently Asked Questions" }).click();
  await expect(page.getByRole("heading", { name: "Frequently Asked Questions", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Getting Started",
    "Quotes & Invoices",
    "Pricing & Calculations",
    "Customer Management",
    "Settings & Customization",
    "Billing & Subscription",
    "Technical Support",
  ]);
  await page.getByRole("searchbox", { name: "Search questions" }).fill("reverse charge");
  await page.getByText("When is the VAT reverse charge offered?").click();
  await expect(page.getByText("asks for your customer's VAT number")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search questions" }).fill("zebra crossing");
  await expect(page.getByText("No answer found")).toBeVisible();
  await page.getByRole("link", { name: "Ask us" }).click();
  await page.getByRole("button", { name: "Open in Mail App" }).click();
  await expectToast(page, "Missing Information");
  await expectToast(page, "Please fill in all required fields.");
  await expect(page.getByLabel("Type")).toBeFocused();
  for (const label of ["Steps to Reproduce", "Expected", "Actual"]) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await page.getByLabel("Type").selectOption("question");
  await page.getByLabel("Subject").fill("Zebra crossings");
  await page.getByLabel("Description").fill("Can they be quoted?");
  await page.getByLabel("Expected").fill("Black and white");
  await page.getByRole("button", { name: "Open in Mail App" }).click();
  await expect(page.getByText("Send the mail that has opened")).toBeVisible();
});

test("a report too long for a mail link says so, stays as typed, and can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await registerPlain(page, newPerson());
  await page.goto("/support/report-issue");
  await page.getByLabel("Type").selectOption("bug");
  await page.getByLabel("Priority").selectOption("urgent");
  await page.getByLabel("Subject").fill("Totals");
  const long = "The total is not what I reckoned. ".repeat(60).trim();
  await page.getByLabel("Description").fill(long);
  await page.getByLabel("Steps to Reproduce").fill("1. New quote");
  await page.getByRole("button", { name: "Open in Mail App" }).click();
  await expectToast(page, "Failed to create support request. Please try again.");
  await expect(page.getByRole("alert")).toContainText("mail it to support@localhost");
  await expect(page.getByLabel("Description")).toHaveValue(long);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy Report" }).click();
  await expectToast(page, "Report copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("[bug] Totals");
  expect(copied).toContain("Priority: Urgent");
  expect(copied).toContain(long);
  expect(copied).toContain("Steps to reproduce:\n1. New quote");
  await expect(page.getByLabel("Your report")).toHaveValue(copied);

  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not allowed"));
  });
  await page.getByRole("button", { name: "Copy Report" }).click();
  await expectToast(page, "The report could not be copied.");

  await page.getByLabel("Description").fill("The total is wrong.");
  await page.getByRole("button", { name: "Open in Mail App" }).click();
  await expect(page.getByText("Send the mail that has opened")).toBeVisible();
  await expect(page.getByLabel("Your report")).toBeHidden();
});

test("a signed-in person goes back to work from a legal page", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/support");
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByText("Your business data is encrypted before it leaves your browser")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(greeting(page)).toBeVisible();
});
