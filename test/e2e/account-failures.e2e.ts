import { expect, type Page, type Route } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { outOfOrder } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  expectToast,
  field,
  fillNewAccount,
  fillPassphraseStep,
  fillSignInStep,
  newPerson,
  open,
  signIn,
  unlock,
} from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("each form before the sign-in shows what is missing at its field, and the server's errors as a notice", async ({
  page,
}) => {
  const ann = newPerson("Abe");
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await says(page, "Email", "Invalid email address");
  await says(page, "Password", "Password is required");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create an account" }).click();
  const goOn = page.getByRole("button", { name: "Continue" });
  await goOn.click();
  await expect(field(page, "First Name")).toBeFocused();
  await says(page, "Email", "Invalid email address");
  await says(page, "First Name", "First name is required");
  await says(page, "Last Name", "Last name is required");
  await says(page, "Password", "Password must be at least 6 characters");
  await says(page, "Confirm Password", "Please confirm your password");
  await expectAccessible(page);
  await field(page, "Password").fill(ann.password);
  await expect(page.getByText("Password must be at least 6 characters")).toBeHidden();
  await field(page, "Confirm Password").fill(`${ann.password}!`);
  await goOn.click();
  await says(page, "Confirm Password", "Passwords don't match");
  await fillSignInStep(page, ann);

  await expect(page.getByRole("heading", { name: "Step 2 of 3: Your passphrase" })).toBeFocused();
  await goOn.click();
  await expect(field(page, "Encryption Passphrase")).toBeFocused();
  await says(page, "Encryption Passphrase", "Encryption passphrase must be at least 8 characters");
  await says(page, "Confirm Encryption Passphrase", "Please confirm your encryption passphrase");
  await expectAccessible(page);
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(`${ann.passphrase}!`);
  await page.keyboard.press("Enter");
  await says(page, "Confirm Encryption Passphrase", "Encryption passphrases don't match");
  await fillPassphraseStep(page, ann.passphrase);

  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByRole("main")).toContainText("You must agree to the trial terms to continue");
  await expectAccessible(page);
  await page.getByLabel(/I agree to the trial terms/).check();
  await page.route("**/api/register", (route) =>
    route.fulfill({ status: 503, json: { error: "DATABASE_AWAY", message: "The database is away." } }),
  );
  await create.click();
  await expectToast(page, "Registration failed");
  await expectToast(page, "The database is away.");
  await unroute(page, "**/api/register");
  // Back keeps what was typed.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Encryption Passphrase")).toHaveValue(ann.passphrase);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Email")).toHaveValue(ann.email);
  await goOn.click();
  await goOn.click();
  await create.click();
  await expectToast(page, "Account Created");
  await expectToast(page, "Account created successfully!");
});

test("an e-mail that already has an account is reported at its field", async ({ page }) => {
  const amy = newPerson("Amy");
  const { passphrase: _, ...registration } = amy;
  await page.request.post("/api/register", { data: registration });
  await page.context().clearCookies();
  await fillNewAccount(page, amy);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration failed");
  await says(page, "Email", "An account with this email already exists.");
  await expect(field(page, "Email")).toBeFocused();
});

test("a passphrase of six words is made on the device, shown to be kept, and opens the account", async ({
  page,
}) => {
  const ada = newPerson("Ada");
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, ada);
  await page.getByRole("button", { name: "Make one for me" }).click();
  const shown = page.getByTestId("secret");
  await expect(shown).toHaveText(/^[a-z-]+( [a-z-]+){5}$/);
  const made = await shown.innerText();
  await expect(field(page, "Encryption Passphrase")).toHaveValue(made);
  await expect(field(page, "Confirm Encryption Passphrase")).toHaveValue(made);
  await page.emulateMedia({ media: "print" });
  const paper = page.getByRole("heading", { name: "Quotewright encryption passphrase" });
  await expect(paper).toBeVisible();
  await expect(page.getByText(made).last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expectAccessible(page);
  // Another one takes its place; one that is typed is not shown.
  await page.getByRole("button", { name: "Make another one" }).click();
  await expect(shown).not.toHaveText(made);
  const kept = await shown.innerText();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel(/I agree to the trial terms/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true });
  await expect(encrypted).toBeVisible({ timeout: 60_000 });
  await signOut(page);
  await signIn(page, ada);
  await unlock(page, kept);
  await expect(encrypted).toBeVisible({ timeout: 60_000 });
});

test("a failed sign-out is reported, and so is one that works; the next sign-in is welcomed", async ({
  page,
}) => {
  const bob = newPerson("Bob");
  await createPlainAccount(page, bob);
  await page.route("**/api/logout", outOfOrder);
  await signOut(page);
  await expectToast(page, "Logout failed");
  await expect(page.getByRole("button", { name: "My Account" })).toBeVisible();
  await unroute(page, "**/api/logout");
  await signOut(page);
  await expectToast(page, "Signed out");
  await signIn(page, { ...bob, password: "wrong one" });
  await expectToast(page, "Login failed");
  await signIn(page, bob);
  await expectToast(page, "Welcome back!");
  await expectToast(page, "You have been signed in successfully");
});

test("errors are reported when a password cannot be requested, reset or changed, or an account cannot be deleted", async ({
  page,
}) => {
  await page.goto("/forgot-password");
  await field(page, "Email").fill("dee@example.co.uk");
  const send = page.getByRole("button", { name: "Send reset link" });
  await page.route("**/api/forgot-password", outOfOrder);
  await send.click();
  await expectToast(page, "Failed to send reset link");
  await unroute(page, "**/api/forgot-password");
  await page.route("**/api/forgot-password", (route) => route.fulfill({ status: 200, body: "<html>" }));
  await send.click();
  await expectToast(page, "An error occurred");

  await page.goto(`/reset-password?token=${"t".repeat(43)}`);
  await field(page, "New Password").fill("a new one 7");
  await field(page, "Confirm New Password").fill("a new one 8");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await says(page, "Confirm New Password", "Passwords don't match");
  await field(page, "Confirm New Password").fill("a new one 7");
  await page.route("**/api/reset-password", outOfOrder);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expectToast(page, "Reset failed");
  await expectToast(page, "Failed to reset password");

  const cal = newPerson("Cal");
  await registerPlain(page, cal);
  await page.goto("/settings");
  await field(page, "Current Password").fill(cal.password);
  await field(page, "New Password").fill("short");
  await field(page, "Confirm New Password").fill("other");
  await page.getByRole("button", { name: "Change Password" }).click();
  await says(page, "New Password", "Password must be at least 6 characters long.");
  await field(page, "New Password").fill("long enough 9");
  await page.getByRole("button", { name: "Change Password" }).click();
  await says(page, "Confirm New Password", "New passwords don't match.");
  await field(page, "Confirm New Password").fill("long enough 9");
  await page.route("**/api/change-password", outOfOrder);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Failed to change password");
  await expect(field(page, "New Password")).toHaveValue("long enough 9");

  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await page.route("**/api/account/delete", outOfOrder);
  await dialog.getByRole("textbox").fill("delete");
  await dialog
    .getByRole("button", { name: /Delete/ })
    .last()
    .click();
  await expect(dialog).toContainText("Please type 'DELETE' to confirm account deletion.");
  await dialog.getByRole("textbox").fill("DELETE");
  await dialog
    .getByRole("button", { name: /Delete/ })
    .last()
    .click();
  await expectToast(page, "Failed to delete account");
});

test("errors are reported when reports cannot be generated or locked", async ({ page }) => {
  await registerPlain(page, newPerson("Don"));
  await page.goto("/monthly-reports");
  await page.route("**/api/monthly-reports/*", failWrites);
  await page.route("**/api/monthly-reports/lock/*", failWrites);
  await page.getByRole("button", { name: /^Generate/ }).click();
  await expectToast(page, "Failed to generate monthly report");
  await page.getByRole("button", { name: "Auto-Generate Last Month" }).click();
  await expectToast(page, "Failed to auto-generate report");
  await unroute(page, "**/api/monthly-reports/*");
  await page.getByRole("button", { name: "Auto-Generate Last Month" }).click();
  await expectToast(page, "Monthly report auto-generated");
  await page.getByRole("button", { name: /^Lock/ }).first().click();
  await page.getByRole("button", { name: "Lock report" }).click();
  await expectToast(page, "Failed to lock report");
});

test("a failed unlock says why: too short, another passphrase, or data that does not load", async ({
  page,
  browser,
}) => {
  const eve = newPerson("Eve");
  await createAccount(page, eve);
  const other = await browser.newContext();
  const phone = await other.newPage();
  await signIn(phone, eve);
  const dialog = phone.getByRole("dialog", { name: "Unlock your data" });
  const passphrase = dialog.getByLabel(/passphrase/i).first();
  await expect(dialog).toContainText("Please enter your encryption passphrase to access your data.");
  await passphrase.fill("short");
  await expect(dialog.getByRole("button", { name: "Unlock", exact: true })).toBeDisabled();
  await passphrase.press("Enter");
  await expectToast(phone, "Invalid Passphrase");
  await expectToast(phone, "Passphrase must be at least 8 characters long");
  await expect(passphrase).toHaveAccessibleDescription("Passphrase must be at least 8 characters long");
  await passphrase.fill("battery staple 8");
  await passphrase.press("Enter");
  await expectToast(phone, "Unlock Failed");
  await expectToast(
    phone,
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
  );
  await phone.route("**/api/keyset", outOfOrder);
  await phone.route("**/api/session/device-share", outOfOrder);
  await phone.route("**/api/customers**", outOfOrder);
  await passphrase.fill(eve.passphrase);
  await passphrase.press("Enter");
  await expectToast(phone, "Unlock Failed");
  await other.close();
});

test("the first sidebar screen after an error is still there", async ({ page }) => {
  await createPlainAccount(page, newPerson("Flo"));
  await page.route("**/api/customers**", outOfOrder);
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("Your customers could not be loaded");
  await unroute(page, "**/api/customers**");
  await page.getByRole("button", { name: /try again/i }).click();
  await expect(page.getByRole("main")).toContainText("No customers yet");
});

/** Waits until a field has the given error as its description. */
async function says(page: Page, label: string, words: string): Promise<void> {
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(escaped(words)));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

function failWrites(route: Route): Promise<void> {
  return route.request().method() === "GET" ? route.fallback() : outOfOrder(route);
}
