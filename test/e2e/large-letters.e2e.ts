import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { chromiumOptions } from "#test/support/chromium.ts";

// Letters of twice the size, as set in the browser (WCAG 1.4.4).
test.use({
  launchOptions: await chromiumOptions("--blink-settings=defaultFontSize=32"),
  viewport: { width: 360, height: 740 },
});

test("with letters of twice the size no screen of a phone scrolls sideways, and a title stays whole", async ({
  page,
}) => {
  const fits = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  };
  await fits("/");
  await fits("/auth");
  await registerPlain(page, newPerson("Lena"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  const customer = { customerName: "Alice Tordoff", customerEmail: "alice@example.com" };
  const lineItems = [{ name: "Oak stair tread", quantity: "12", unitCost: "1250.00" }];
  const quote = await post(page, "quotes", { ...customer, lineItems });
  await post(page, "invoices", { ...customer, lineItems, dueDate: "2026-01-05" });
  await post(page, "customers", { name: customer.customerName, email: customer.customerEmail });
  const categoryId = await post(page, "categories", { name: "Timber" });
  await post(page, "materials", {
    name: "Oak board",
    unitType: "Linear Meter",
    unitCost: "5.00",
    categoryId,
  });
  const lists = ["/quotes", "/invoices", "/customers", "/materials"];
  const others = ["/quotes/new", "/company-profile", "/settings", "/bring-in", "/monthly-reports"];
  for (const path of ["/", ...lists, `/quotes/${quote}`, ...others]) await fits(path);
  await page.goto("/invoices");
  const tabs = page.getByRole("navigation", { name: "Filter invoices" });
  await expect(tabs.getByRole("link", { name: "Overdue" })).toContainText("£");
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
