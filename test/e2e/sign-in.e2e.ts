import { expect, type Page } from "@playwright/test";
import { Refusal } from "#server/base/refusal.ts";
import { outOfOrder, post } from "#test/e2e/api.ts";
import { foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  expectToast,
  field,
  fillPassphraseStep,
  fillSignIn,
  fillSignInStep,
  greeting,
  newPerson,
  open,
  type Person,
  signIn,
} from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("the sign-in says what the product offers, and takes a signed-in person home", async ({ page }) => {
  await page.goto("/auth");
  for (const words of [
    "Professional quotes and invoices in minutes",
    "Your materials and service costs always at hand",
    "Customers and projects in one place",
    "PDF export and sharing",
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  // The button below the form is at rest once the form's script is there.
  await expect(field(page, "First Name")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const ann = newPerson();
  await signIn(page, ann);
  await expectToast(page, "Login failed");
  await expectToast(page, "Invalid email or password");
  // The notice goes; the form says it until something else is typed.
  const password = field(page, "Password");
  await expect(password).toHaveAccessibleDescription("Invalid email or password");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toBeFocused();
  await password.fill("another-Password-1847");
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  // What is no fault of the password is not said of it.
  await page.route("**/api/login", (route) => route.abort());
  await password.press("Enter");
  await expectToast(page, "Login failed");
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  await unroute(page, "**/api/login");
  await registerPlain(page, ann);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await expect(greeting(page)).toBeVisible();
});

test("by keyboard the sign-in goes from the e-mail to the password, and only then to the link for a forgotten one", async ({
  page,
}) => {
  await page.goto("/auth");
  await field(page, "Email").focus();
  const visited: (string | null)[] = [];
  for (let tab = 0; tab < 4; tab += 1) {
    visited.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
    await page.keyboard.press("Tab");
  }
  expect(visited.slice(0, 2)).toEqual(["email", "password"]);
  await page.getByRole("button", { name: "Show password" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgot password?" })).toBeFocused();
});

test("the sign-up says what happens to the data after the trial, and links to the terms", async ({
  page,
}) => {
  const ann = newPerson();
  await page.goto("/auth#create-account");
  const main = page.getByRole("main");
  await fillSignInStep(page, ann);
  await expect(main.getByText("Without one, a lost passphrase means lost data.")).toBeVisible();
  await fillPassphraseStep(page, ann.passphrase);
  await expect(main.getByText("After the trial, without a subscription, your data is read")).toBeVisible();
  await expect(main.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms-of-service",
  );
});

test("after a sign-in nothing is requested twice: the user not again, the figures once", async ({ page }) => {
  const ann = newPerson();
  await createPlainAccount(page, ann);
  await page.context().clearCookies();
  await page.goto("/auth");
  const asked: string[] = [];
  await page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await fillSignIn(page, ann);
  await expect(page.getByText("All invoices paid!")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/api/user" || path === "/api/stats")).toEqual(["/api/stats"]);
});

test("a person who follows a link while signed out reaches it with everything in the link", async ({
  page,
}) => {
  const ann = newPerson();
  await createPlainAccount(page, ann);
  await page.context().clearCookies();
  await page.goto("/quotes/new?customerName=Bea%20Brown&customerEmail=bea%40example.com");
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, ann);
  await expect(foldedCustomer(page)).toContainText("Bea Brown · bea@example.com");
  await expect(page).toHaveURL("/quotes/new");
});

for (const [end, giveWay] of [
  ["with a sign-out", signOutAndIn],
  ["by itself", outliveTheSession],
  ["in another tab", signInElsewhere],
] as const) {
  test(`what one person has read is gone for the next when the session ends ${end}`, async ({ page }) => {
    const bob = newPerson("Bob");
    await createPlainAccount(page, bob);
    await page.context().clearCookies();
    await createPlainAccount(page, newPerson("Ann"));
    await post(page, "customers", { name: "Bea Brown" });
    await open(page, "Customers");
    await expect(page.getByRole("main")).toContainText("Bea Brown");
    // Without a page load, which would clear everything anyway.
    await giveWay(page, bob);
    await expect(greeting(page, "Bob")).toBeVisible();
    await page.route("**/api/customers**", () => undefined);
    await open(page, "Customers");
    await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
    await expect(page.getByText("Loading customers...").first()).toBeAttached();
    await expect(page.getByRole("main")).not.toContainText("Bea Brown");
  });
}

test("a reset shows the typed password on request, and leads to the sign-in or to a new link", async ({
  page,
}) => {
  await page.goto(`/reset-password?token=${"t".repeat(43)}`);
  for (const [label, noun] of [
    ["New Password", "new password"],
    ["Confirm New Password", "new password again"],
  ] as const) {
    const input = field(page, label);
    await input.fill("a new one 7");
    await expect(input).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: `Show ${noun}`, exact: true }).click();
    await expect(input).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: `Hide ${noun}`, exact: true }).click();
    await expect(input).toHaveAttribute("type", "password");
  }
  await page.route("**/api/reset-password", (route) =>
    route.fulfill({ json: { message: "Password reset successful" } }),
  );
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth");
  await page.goto("/reset-password");
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("a tab that does not know about the encryption asks for the passphrase when the server requires it", async ({
  page,
  browser,
}) => {
  const ann = newPerson();
  await createPlainAccount(page, ann);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await signIn(phone, ann);
  await expect(phone.getByRole("button", { name: "Not encrypted" })).toBeVisible();
  await phone.goto("/settings");
  await field(phone, "Encryption Passphrase").fill(ann.passphrase);
  await field(phone, "Confirm Encryption Passphrase").fill(ann.passphrase);
  await phone.getByRole("button", { name: "Set Up Encryption" }).click();
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await context.close();

  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  await field(page.getByRole("dialog"), "Contact Name").fill("Aaron New");
  await page.getByRole("dialog").getByRole("button", { name: "Create Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Unlock your data" });
  await expect(dialog).toContainText("Please enter your encryption passphrase to access your data.");
});

test("a tab that seals for an account without encryption says what to do, and keeps what was typed", async ({
  page,
}) => {
  await createAccount(page, newPerson());
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill("Aaron New");
  const { code, message, status } = new Refusal("ENCRYPTION_NOT_SET_UP");
  await page.route("**/api/customers", (route) => route.fulfill({ status, json: { error: code, message } }));
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Failed to create customer");
  await expect(dialog).toContainText("Encryption setup required. Please set your passphrase.");
  await expect(field(dialog, "Contact Name")).toHaveValue("Aaron New");
});

test("an unlock, a sync and a set-up each say why they failed", async ({ page, browser }) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sync" }).click();
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await page.route("**/api/customers?**", outOfOrder);
  await page.getByRole("dialog").getByRole("button", { name: "Sync" }).click();
  await expectToast(page, "Synchronization Failed");
  await expectToast(page, "Failed to verify data access");

  const context = await browser.newContext();
  const phone = await context.newPage();
  await signIn(phone, ann);
  const dialog = phone.getByRole("dialog", { name: "Unlock your data" });
  await field(dialog, "Encryption Passphrase").fill(ann.passphrase);
  await phone.route("**/api/keyset", outOfOrder);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expectToast(phone, "Failed to unlock encrypted data");
  await unroute(phone, "**/api/keyset");
  await phone.route("**/api/keyset", (route) => route.fulfill({ status: 401, body: "" }));
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expectToast(phone, "User not found");
  await context.close();

  const other = await (await browser.newContext()).newPage();
  await registerPlain(other, newPerson("Bob"));
  await other.goto("/settings");
  await field(other, "Encryption Passphrase").fill(ann.passphrase);
  await field(other, "Confirm Encryption Passphrase").fill(ann.passphrase);
  await other.route("**/api/keyset", (route) => route.fulfill({ status: 401, body: "" }));
  await other.getByRole("button", { name: "Set Up Encryption" }).click();
  await expectToast(other, "User must be authenticated to set up encryption");
  await other.context().close();
});

async function signOutAndIn(page: Page, next: Person): Promise<void> {
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expectToast(page, "You have been signed out successfully");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, next);
}

async function outliveTheSession(page: Page, next: Person): Promise<void> {
  await page.context().clearCookies();
  await askWhoItIs(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, next);
}

async function signInElsewhere(page: Page, next: Person): Promise<void> {
  await page.context().clearCookies();
  const tab = await page.context().newPage();
  await signIn(tab, next);
  await expect(greeting(tab, "Bob")).toBeVisible();
  await tab.close();
  await askWhoItIs(page);
}

/** The next screen requests the user, once what is known of them is no longer fresh. */
async function askWhoItIs(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() + 60_000 });
  await open(page, "Dashboard");
}
