import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { addPickedItem, typeCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, signIn, withoutTours } from "#test/e2e/person.ts";
import { createAccount, registerPlain } from "#test/e2e/registered.ts";

/** A small old phone, and a present one. */
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test("on a phone a notice covers nothing of the dialog that asks for the passphrase", async ({ page }) => {
  const ann = newPerson();
  await createAccount(page, ann);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/customers");
  const dialog = page.getByRole("dialog", { name: "Unlock your data" });
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await field(dialog, "Encryption Passphrase").fill("short");
    await field(dialog, "Encryption Passphrase").press("Enter");
    await holdNotice(page, "Passphrase must be at least 8 characters long");
    await expectReachable(dialog);
  }
  await dialog.getByRole("button", { name: "Lost your passphrase?" }).tap();
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expectReachable(page.getByRole("dialog", { name: "Start again?" }));
  }
});

test("on a phone the cross of a dialog is left of its title, and no box scrolls beneath it", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await withoutTours(page);
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).first().tap();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  const cross = await dialog.getByRole("button", { name: "Close", exact: true }).boundingBox();
  const title = await dialog.getByRole("heading", { name: "Add Customer" }).boundingBox();
  expect(title?.x).toBeGreaterThanOrEqual((cross?.x ?? 0) + (cross?.width ?? 0));
  const body = dialog.locator(".overflow-y-auto");
  await expect(body).toBeVisible();
  const beginning = await body.boundingBox();
  expect(beginning?.y).toBeGreaterThanOrEqual((cross?.y ?? 0) + (cross?.height ?? 0));
});

test("on a phone a notice covers nothing of the dialog that asks to sign in again", async ({ page }) => {
  await registerPlain(page, newPerson());
  await withoutTours(page);
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  await page.goto("/quotes/new");
  await typeCustomer(page, "Bea Brown");
  await addPickedItem(page, "Copper pipe");
  await holdNotice(page, "Item added to quote");
  await page.request.post("/api/logout");
  await page.getByRole("button", { name: "Create Quote" }).tap();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expectReachable(dialog);
  }
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("main")).toContainText("Not saved. What you typed is still here.");
});

test("on a phone a notice covers nothing of the dialog about a new account", async ({
  page,
  playwright,
  baseURL,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { email, password, firstName, lastName } = ann;
  await elsewhere.post("/api/login", { data: { email, password } });
  expect((await elsewhere.post("/api/account/delete")).status()).toBe(204);
  const made = await elsewhere.post("/api/register", { data: { email, password, firstName, lastName } });
  expect(made.status()).toBe(201);
  await elsewhere.dispose();
  await signIn(page, ann);
  await holdNotice(page, "You have been signed in successfully");
  await page.getByRole("button", { name: "I made a new account" }).tap();
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expectReachable(page.getByRole("dialog", { name: "Did you make a new account?" }));
  }
});

test("a dialog as high as the screen makes room for a notice, and takes the room back afterwards", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).first().tap();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await page.route("**/api/customers", (route) => route.abort());
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await field(dialog, "Contact Name").fill("Bea Brown");
    await dialog.getByRole("button", { name: "Create Customer" }).tap();
    await holdNotice(page, "Failed to create customer");
    await expectReachable(dialog);
    await page.getByRole("button", { name: "Close notification" }).tap();
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBeLessThanOrEqual(40);
  }
  await dialog.getByRole("button", { name: "Cancel" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).tap();
  await expect(dialog).toBeHidden();
});

/** Waits for a notice, and keeps it open as a resting pointer would. */
async function holdNotice(page: Page, words: string): Promise<void> {
  await expectToast(page, words);
  await page.getByRole("region", { name: /Notifications/ }).dispatchEvent("pointerover");
}

/** While a notice is shown, each input, button and link of the dialog is reached by a finger at its middle. */
async function expectReachable(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.page().getByRole("button", { name: "Close notification" })).toBeInViewport({
    ratio: 1,
  });
  await expect.poll(() => dialog.evaluate(coveredControls)).toEqual([]);
}

/** The controls that something else covers. Runs in the page. */
function coveredControls(dialog: Element): string[] {
  const controls = [...dialog.querySelectorAll("a, button, input, select, textarea")];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const met = document.elementFromPoint((left + right) / 2, y);
        return !met || !(control.contains(met) || met.closest("label, button, a")?.contains(control));
      });
    })
    .map((control) => control.getAttribute("aria-label") ?? control.outerHTML.slice(0, 80));
}
