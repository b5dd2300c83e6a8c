import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function bell(page: Page) {
  const words = { customerName: "Anna Bell", customerEmail: "anna@example.com" };
  const quote = await post(page, "quotes", {
    ...words,
    lineItems: [{ name: "Oak", quantity: "2", unitCost: "50.00" }],
  });
  const invoice = await post(page, "invoices", {
    ...words,
    lineItems: [{ name: "Oak", quantity: "2", unitPrice: "50.00" }],
  });
  return { quote, invoice };
}

test("every screen has a name of its own, the same in tab and heading, without a customer's name", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  const { quote, invoice } = await bell(page);
  for (const [path, title, tab = title] of [
    ["/", "Dashboard"],
    ["/quotes", "Quotes"],
    ["/quotes/new", "Create New Quote", "New quote"],
    ["/quote-builder", "Create New Quote", "New quote"],
    [`/quotes/${quote}`, "Quote Q-0001"],
    [`/quotes/${quote}/edit`, "Edit Q-0001"],
    ["/quotes/0b5b5b5b-0000-4000-8000-000000000000", "Quote not found"],
    ["/invoices", "Invoices"],
    ["/invoices/new", "Create New Invoice", "New invoice"],
    [`/invoices/${invoice}`, "Invoice INV-0001"],
    [`/invoices/edit/${invoice}`, "Edit INV-0001"],
  ] as const) {
    await expectName(page, path, { title, tab });
  }
});

test("so do the other screens, behind the sign-in and before it", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  for (const [path, title] of [
    ["/materials", "Materials & Products"],
    ["/labor", "Services & Time"],
    ["/customers", "Customers"],
    ["/company-profile", "Business Settings"],
    ["/settings", "Account Settings"],
    ["/billing", "Billing & Subscription"],
    ["/subscribe", "Subscription"],
    ["/monthly-reports", "Reports"],
    ["/export", "Your Data"],
    ["/support", "Help & Support"],
    ["/support/contact", "Help & Support"],
    ["/support/faq", "Frequently Asked Questions"],
    ["/support/report-issue", "Report an Issue"],
    ["/privacy/what-the-server-sees", "What the server sees"],
    ["/terms-of-service", "Terms of Service"],
    ["/privacy-policy", "Privacy Policy"],
    ["/forgot-password", "Forgot your password?"],
    ["/reset-password", "Invalid Reset Link"],
    ["/reset-password?token=x", "Choose a new password"],
    ["/nowhere", "404 Page Not Found"],
  ] as const) {
    await expectName(page, path, { title, tab: title });
  }
  await page.context().clearCookies();
  await page.goto("/auth");
  await expect(page).toHaveTitle("Sign in - Quotewright");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page).toHaveTitle("Create your account - Quotewright");
});

async function expectName(page: Page, path: string, { title, tab }: { title: string; tab: string }) {
  await page.goto(path);
  await expect(heading(page), path).toHaveText(title);
  await expect(page, path).toHaveTitle(`${tab} - Quotewright`);
}

test("every way of changing the screen moves the focus to its heading", async ({ page }) => {
  await withoutTours(page);
  await registerPlain(page, newPerson());
  await bell(page);
  await page.goto("/");
  // A page load leaves the focus where the browser starts.
  await expect(heading(page)).not.toBeFocused();
  await open(page, "Quotes");
  await expect(heading(page)).toHaveText("Quotes");
  await expect(heading(page)).toBeFocused();
  // From a document only when its number is known, because it is read aloud with the number.
  await page
    .getByRole("link", { name: /Q-0001/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText("Quote Q-0001");
  await expect(heading(page)).toBeFocused();
  await chooseMore(page, "Edit");
  await expect(heading(page)).toHaveText("Edit Q-0001");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText("Quote Q-0001");
  await expect(heading(page)).toBeFocused();

  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Account Settings" }).click();
  await expect(heading(page)).toHaveText("Account Settings");
  await expect(heading(page)).toBeFocused();

  await page.getByRole("button", { name: "Search" }).click();
  // The box is loaded with the first press; letters typed before it has the focus are lost.
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.type("Q-0001");
  await expect(page.getByRole("option", { name: /Q-0001/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Quote Q-0001");
  await expect(heading(page)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page)).toHaveText("Quotes");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("button", { name: "More, open menu" }).click();
  await open(page, "Customers");
  await expect(heading(page)).toHaveText("Customers");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test("a screen that opens while a person types in a dialog leaves the focus there, and announces its name", async ({
  page,
}) => {
  await withoutTours(page);
  await registerPlain(page, newPerson());
  await page.goto("/quotes");
  await open(page, "Customers");
  await expect(heading(page)).toBeFocused();
  const said = page.locator("#announcement");
  await expect(said).toHaveText("");
  let letThrough = () => {};
  const screen = new Promise<void>((settle) => {
    letThrough = settle;
  });
  await page.route(/\/assets\/materials-screen-/, async (route) => {
    await screen;
    await route.continue();
  });
  await page.getByRole("link", { name: "Materials" }).click();
  await page.getByRole("button", { name: "Search" }).click();
  const box = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await expect(box).toBeFocused();
  letThrough();
  // Behind an open dialog no element has a role.
  await expect(page.locator("h1")).toHaveText("Materials & Products");
  await expect(said).toHaveText("Materials & Products");
  await expect(box).toBeFocused();
});
