import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, type Person, signIn } from "#test/e2e/person.ts";
import { createAccount, register, registerPlain } from "#test/e2e/registered.ts";

const incorrect = {
  here: "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
  atSync:
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your other device.",
};

test("a forgotten password is replaced by way of a mail, and the passphrase stays", async ({
  page,
  browser,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto("/auth");
  await phone.getByRole("link", { name: "Forgot password?" }).click();
  await phone.getByRole("button", { name: "Send reset link" }).click();
  await expect(phone.getByText("Invalid email address")).toBeVisible();
  await field(phone, "Email").fill(ann.email);
  await phone.getByRole("button", { name: "Send reset link" }).click();
  await expectToast(phone, "Reset link sent");
  await expectToast(phone, "If an account with that email exists, a password reset link has been sent.");
  await expect(phone.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await phone.getByRole("button", { name: "Try again" }).click();
  await expect(field(phone, "Email")).toHaveValue(ann.email);

  const link = await mailedLink(phone, ann);
  await phone.goto(link);
  await expect(phone.getByText("Your encryption passphrase stays as it is")).toBeVisible();
  await chooseReset(phone, "short", "short");
  await expect(phone.getByText("Password must be at least 6 characters")).toBeVisible();
  await chooseReset(phone, "another horse 8", "another horse 9");
  await expect(phone.getByText("Passwords don't match")).toBeVisible();
  await chooseReset(phone, "another horse 8", "another horse 8");
  await expectToast(phone, "Password reset successful");
  await expect(phone.getByRole("heading", { name: "Password Reset Complete" })).toBeVisible();

  await phone.goto(link);
  await chooseReset(phone, "a third horse", "a third horse");
  await expectToast(phone, "Reset failed");
  await expect(phone.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  await phone.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(phone.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();

  await signIn(phone, { ...ann, password: "another horse 8" });
  await field(phone, "Encryption Passphrase").fill(ann.passphrase);
  await phone.getByRole("button", { name: "Unlock" }).click();
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a link without its token leads to a request for a new one", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  await expect(page.getByText("Invalid reset token")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/auth");
});

test("a password is changed in the settings, and this browser stays signed in and unlocked", async ({
  page,
}) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await change(page, "", "", "");
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
  await change(page, ann.password, "another horse 8", "another horse 9");
  await expect(page.getByText("New passwords don't match.")).toBeVisible();
  await change(page, "not this one", "another horse 8", "another horse 8");
  await expectToast(page, "Current password is incorrect");
  await expect(field(page, "New Password")).toHaveValue("another horse 8");
  await change(page, ann.password, "another horse 8", "another horse 8");
  await expectToast(page, "Password changed");
  await page.reload();
  await expect(page.getByText("and open on this device")).toBeVisible();
});

test("Sync makes the key again, Reset removes it, and every tab follows", async ({ page, context }) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sync" }).click();
  await sync(page, "short");
  await expectToast(page, "Passphrase must be at least 8 characters long.");
  await sync(page, "not the passphrase");
  await expectToast(page, "Synchronization Failed");
  await expectToast(page, incorrect.atSync);
  const loaded = page.waitForEvent("load");
  await sync(page, ann.passphrase);
  await loaded;
  await expect(page.getByText("and open on this device")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/settings");
  await other.getByRole("button", { name: "Reset" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expectToast(other, "Encryption reset");
  await expect(page.getByText("does not have the key")).toBeVisible();
  await other.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await field(other, "Encryption Passphrase").fill("not the passphrase");
  await other.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expectToast(other, "Unlock Failed");
  await expectToast(other, incorrect.here);
  await field(other, "Encryption Passphrase").fill(ann.passphrase);
  await other.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("and open on this device")).toBeVisible();
});

test("language and region change the words at once, and a failed save keeps the choice", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/settings");
  // Until a profile exists, the choice belongs to this device, and a new profile starts with it.
  await page.getByLabel("Language and region").selectOption("en-AU");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Settings saved");
  await page.goto("/company-profile");
  await expect(page.getByLabel("Region & language")).toHaveValue("en-AU");
  await expect(page.getByLabel(/^Country/)).toHaveValue("Australia");
  await page.request.post("/api/company-profile", { data: { companyName: "Hobbs Joinery" } });
  await page.goto("/settings");
  await page.getByLabel("Language and region").selectOption("en-US");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Settings saved");
  await expect(page.getByRole("link", { name: "Labor Management" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");

  await page.route("**/api/company-profile/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByLabel("Language and region").selectOption("en-AU");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Failed to save settings. Please try again.");
  await expect(page.getByLabel("Language and region")).toHaveValue("en-AU");
});

test("an account is deleted by typing a word, and nothing of it stays in the browser", async ({ page }) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog).toContainText("Please type 'DELETE' to confirm account deletion.");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expectToast(page, "Account Deleted");
  await page.waitForURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  // The salt belongs to the device.
  expect(await page.evaluate(keysLeft)).toEqual(["account-salt"]);
  await signIn(page, ann);
  await expectToast(page, "Login failed");
});

/** The link in the newest mail to a person, read from the outbox of an app without a mail server. */
async function mailedLink(page: Page, { email }: Person): Promise<string> {
  const mail = page.getByRole("listitem").filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto("/dev/outbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return String(await mail.getByRole("link").getAttribute("href"));
}

async function chooseReset(page: Page, password: string, again: string): Promise<void> {
  await field(page, "New Password").fill(password);
  await field(page, "Confirm New Password").fill(again);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

async function change(page: Page, current: string, next: string, again: string): Promise<void> {
  await field(page, "Current Password").fill(current);
  await field(page, "New Password").fill(next);
  await field(page, "Confirm New Password").fill(again);
  await page.getByRole("button", { name: "Change Password" }).click();
}

async function sync(page: Page, passphrase: string): Promise<void> {
  await field(page, "Encryption Passphrase").fill(passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Sync" }).click();
}

/** Every key in the browser's databases; runs in the page. */
async function keysLeft(): Promise<unknown[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const keys: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(String(name)));
    for (const store of database.objectStoreNames) {
      keys.push(...(await settled(database.transaction(store).objectStore(store).getAllKeys())));
    }
    database.close();
  }
  return keys;
}
