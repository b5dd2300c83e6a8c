import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { draftIsKept, fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  expectToast,
  field,
  fillSignIn,
  greeting,
  newPerson,
  open,
  type Person,
  signIn,
} from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { again, endSession, unlockDialog } from "#test/e2e/session.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("when a session ends while a quote is written, the password restores it, and the quote is saved as it stands", async ({
  page,
}) => {
  const ann = newPerson("Ann");
  await register(page, ann);
  await endSessionWhileWriting(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(again(page)).toContainText(ann.email);
  await expectAccessible(page);
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await expect(again(page)).toContainText("Password is required");
  await field(again(page), "Password").fill("not the password");
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await expect(again(page)).toContainText("Invalid");
  await field(again(page), "Password").fill(ann.password);
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Quote created successfully");
  await expect(page.getByRole("main")).toContainText("Bea Brown");
});

test("saving a locked quote asks for what is missing: the password, then the passphrase", async ({
  page,
}) => {
  const dan = newPerson("Dan");
  await createAccount(page, dan);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/quotes/new");
  await unlockDialog(page).getByRole("button", { name: "Close" }).click();
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(unlockDialog(page)).toBeVisible();
  await unlockDialog(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("main")).toContainText("Not saved. What you typed is still here.");
  await expect(page.getByText("Your data is locked.")).toBeVisible();
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await unlockDialog(page).getByRole("button", { name: "Close" }).click();

  await endSession(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await field(again(page), "Password").fill(dan.password);
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await field(unlockDialog(page), "Encryption Passphrase").fill(dan.passphrase);
  await unlockDialog(page).getByRole("button", { name: "Unlock" }).click();
  await expectToast(page, "Quote created successfully");
  await expect(page.getByRole("main")).toContainText("Bea Brown");
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("quotewright-draft:");
});

test("a customer being typed survives the end of the session too", async ({ page }) => {
  const eve = newPerson("Eve");
  await createPlainAccount(page, eve);
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Customer" });
  await field(dialog, "Contact Name").fill("Bea Brown");
  await endSession(page);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await field(again(page), "Password").fill(eve.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Bea Brown");
});

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("words typed for a sending, a new password, and an invoice's number survive the end of the session", async ({
  page,
}) => {
  const una = newPerson("Una");
  await registerPlain(page, una);
  await post(page, "company-profile", { companyName: "Hobbs", vatNumber: "GB 123 4567 82" });
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await page
    .getByRole("link", { name: /^Bea Brown/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Edit invoice number/ }).click();
  await page.getByRole("textbox", { name: "Invoice number", exact: true }).fill("JOB-7");
  await endSession(page);
  await page.keyboard.press("Enter");
  await signInAgain(page, una);
  await expect(page.getByRole("button", { name: "Edit invoice number JOB-7" })).toBeVisible();

  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send invoice JOB-7" });
  await sheet.getByRole("radio", { name: "Friendly" }).check();
  await field(sheet, "Message").fill("Hello Bea, as we said.");
  await endSession(page);
  await sheet.getByRole("button", { name: "Copy" }).click();
  await sheet.getByRole("button", { name: "Yes" }).click();
  await signInAgain(page, una);
  await expectToast(page, "JOB-7 is recorded as sent by copy and paste.");

  await page.goto("/settings");
  await field(page, "Current Password").fill(una.password);
  await field(page, "New Password").fill("another horse 8");
  await field(page, "Confirm New Password").fill("another horse 8");
  await endSession(page);
  await page.getByRole("button", { name: "Change Password" }).click();
  await signInAgain(page, una);
  await expectToast(page, "Password changed");
});

test("when the dialog is closed, the notice of what was not saved has a button to sign in", async ({
  page,
}) => {
  const kim = newPerson("Kim");
  await registerPlain(page, kim);
  await endSessionWhileWriting(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await again(page).getByRole("button", { name: "Close" }).click();
  const strip = page.getByRole("status").filter({ hasText: "You are signed out." });
  await expect(strip).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: "Please sign in." });
  await notice.getByRole("button", { name: "Sign in" }).click();
  await again(page).getByRole("button", { name: "Close" }).click();
  await signInFrom(notice, kim);
  await expectToast(page, "Quote created successfully");
  await expect(strip).toBeHidden();

  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Customer" });
  await field(dialog, "Contact Name").fill("Bea Brown");
  await endSession(page);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await again(page).getByRole("button", { name: "Close" }).click();
  await signInFrom(dialog.getByRole("alert"), kim);
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Bea Brown");

  await page.goto("/company-profile");
  await field(page, "Company Name").fill("Archer Joinery");
  await endSession(page);
  await page.getByRole("button", { name: "Create Profile" }).click();
  await again(page).getByRole("button", { name: "Close" }).click();
  await signInFrom(page.getByRole("alert"), kim);
  await expectToast(page, "Company profile created successfully");
});

test("another account's sign-in saves nothing: the draft waits for its owner, and the other account has its own screens", async ({
  page,
}) => {
  const [fay, gus] = [newPerson("Fay"), newPerson("Gus")];
  await createPlainAccount(page, gus);
  await endSession(page);
  await registerPlain(page, fay);
  await endSessionWhileWriting(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await again(page).getByRole("button", { name: "Use another account" }).click();
  await fillSignIn(page, gus);
  await expect(greeting(page, "Gus")).toBeVisible();
  await open(page, "Quotes");
  await expect(page.getByRole("main")).toContainText("No quotes yet");
  await expect(page.getByRole("main")).not.toContainText("Bea Brown");

  await endSession(page);
  await signIn(page, fay);
  await open(page, "Quotes");
  await page.getByRole("list", { name: "Not saved yet" }).getByRole("link", { name: "Bea Brown" }).click();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
});

test("without unsaved work the guard leads to the sign-in, and back again", async ({ page }) => {
  const jo = newPerson("Jo");
  await createPlainAccount(page, jo);
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
  await endSession(page);
  await open(page, "Quotes");
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, jo);
  await expect(page).toHaveURL("/quotes");
  await expect(page.getByRole("main")).toContainText("No quotes yet");
});

test("when the server has ended the session, the key leaves the device as at a sign-out", async ({
  page,
}) => {
  const lea = newPerson("Lea");
  await createAccount(page, lea);
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
  expect(await keysOnDevice(page)).toBe(1);
  await endSession(page);
  // After half a minute, the next screen checks again who is signed in.
  await page.clock.install({ time: Date.now() + 31_000 });
  await page.route(/api\/(?!user)/, (route) => route.abort());
  await open(page, "Quotes");
  await expect(page).toHaveURL("/auth");
  expect(await keysOnDevice(page)).toBe(0);
  await unroute(page, /api\/(?!user)/);
  await fillSignIn(page, lea);
  await expect(unlockDialog(page)).toBeVisible();
});

/** The number of keys that this device remembers. */
function keysOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("quotewright-vault");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const reading = opening.result.transaction("entries").objectStore("entries").getAllKeys();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    opening.result.close();
    return reading.result.filter((key) => String(key).startsWith("key:")).length;
  });
}

/** Enters the password in the dialog that stands over the work. */
async function signInAgain(page: Page, { password }: Person): Promise<void> {
  await field(again(page), "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(again(page)).toBeHidden();
}

/** Presses "Sign in" in a notice and enters the password. */
async function signInFrom(notice: Locator, { password }: Person): Promise<void> {
  const page = notice.page();
  await notice.getByRole("button", { name: "Sign in" }).click();
  await field(again(page), "Password").fill(password);
  await page.keyboard.press("Enter");
}

/** A quote has been typed when the session ends, and nothing asks the server until the next press: its draft is kept. */
async function endSessionWhileWriting(page: Page): Promise<void> {
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await draftIsKept(page, /./);
  await endSession(page);
}
