import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson } from "#test/e2e/person.ts";
import { createAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { stopTheClock } from "#test/e2e/stopped-clock.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("the settings lead to an early subscription, and once there is a card only to the bill", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/settings");
  const main = page.getByRole("main");
  for (const title of [
    "Language & Regional Settings",
    "Data Encryption & Access",
    "Change Password",
    "Subscription",
    "Danger Zone",
  ]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await main.getByRole("link", { name: "Subscribe Early" }).click();
  await expect(page).toHaveURL("/subscribe");
  await page.getByRole("radio", { name: "A card that works" }).check();
  await page.getByRole("button", { name: "Save Payment Method" }).click();
  await expectToast(page, "Payment method added");
  await page.goto("/settings");
  await expect(main.getByText("Your plan, your payments and your card.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Subscribe Early" })).toBeHidden();
  await main.getByRole("link", { name: "Billing & Subscription" }).click();
  await expect(page).toHaveURL("/billing");
});

test("compact tables have rows of 36 px with a mouse, which the device remembers", async ({ page }) => {
  await registerPlain(page, newPerson());
  await post(page, "materials", { name: "Bath", unitCost: "85.00", unitType: "Each" });
  await post(page, "materials", { name: "Sink", unitCost: "45.00", unitType: "Each" });
  const row = page.getByRole("row").filter({ hasText: "Sink" });
  const height = () => row.evaluate((element) => Math.floor(element.getBoundingClientRect().height));
  await page.goto("/materials");
  expect(await height()).toBe(44);
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Compact tables" }).check();
  await page.goto("/materials");
  await expect(row).toBeVisible();
  expect(await height()).toBe(36);
  await page.getByRole("button", { name: "Edit Sink" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // A quote has a box that selects it, a status and a menu in its row.
  const lineItems = [{ name: "Bath", quantity: "1", unitCost: "85.00" }];
  for (const customerName of ["Ann", "Bob"]) {
    await post(page, "quotes", { customerName, customerEmail: "ann@example.com", lineItems });
  }
  await page.goto("/quotes");
  const quote = page.getByRole("row").filter({ hasText: "Ann" });
  await expect(quote).toBeVisible();
  const heights = await page
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1).map((row) => Math.floor(row.getBoundingClientRect().height)));
  expect(heights).toEqual([36, 36]);
  await expect(page.locator("[data-row]").first().locator("button, input")).toHaveCount(4);
  expect(await page.locator("[data-row]").evaluateAll(crowdedTargets)).toEqual([]);
});

test("until a profile exists, a device stores what its new quotes start with, and which units come first", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.request.post("/api/categories", { data: { name: "Timber" } });
  await page.goto("/settings");
  await field(page, "Default markup").fill("12.5");
  await field(page, "Measurement system").selectOption("Imperial");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("quote-builder") ?? "{}"));
  expect(kept).toEqual({
    currency: "GBP",
    currencySymbol: "£",
    measurementSystem: "imperial",
    defaultMarkup: "12.5",
    defaultTax: "20",
  });
  await page.goto("/quotes/new");
  await expect(page.locator("#markup-percent")).toHaveValue("12.5");
  await page.goto("/materials");
  await page.getByRole("button", { name: "Add Item" }).click();
  const units = field(page.getByRole("dialog"), "Unit Type").getByRole("option");
  await expect(units.nth(1)).toHaveText("Square Foot");
  await page.request.post("/api/company-profile", { data: { companyName: "Hobbs" } });
  await page.goto("/settings");
  await expect(field(page, "Measurement system")).toHaveValue("imperial");
  await expect(page.getByText("Your own rates and defaults stay")).toBeVisible();
  await expect(field(page, "Default markup")).toBeHidden();
});

test("the page declares the chosen language, for spell checks and screen readers", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/settings");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", "en-GB");
  await page.getByLabel("Language and region").selectOption("en-US");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(root).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("link", { name: "Labor Management" })).toBeVisible();
  await page.goto("/support/report-issue");
  const subject = page.getByLabel("Subject");
  await expect(subject).toHaveAttribute("spellcheck", "true");
  await expect(subject).toHaveAttribute("autocapitalize", "sentences");
});

test("after a sync the page reloads, a second and a half later", async ({ page }) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sync" }).click();
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await stopTheClock(page);
  const loads = await loadsOf(page);
  await page.getByRole("dialog").getByRole("button", { name: "Sync" }).click();
  await expectToast(page, "Key synchronised");
  await page.clock.runFor(1_400);
  expect(loads()).toBe(0);
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(200);
  await loaded;
  expect(loads()).toBe(1);
});

test("when the key is gone from this device, that is noticed within two seconds", async ({ page }) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/settings");
  await expect(page.getByText("and open on this device")).toBeVisible();
  await stopTheClock(page);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByText("and open on this device")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // This tab is not notified, as it would be by another tab.
  await page.evaluate(forgetKeys);
  await expect(page.getByText("and open on this device")).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(page.getByText("this device does not have the key")).toBeVisible();
});

test("after an account is deleted, the start page opens within two seconds", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await stopTheClock(page);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expectToast(page, "Account Deleted");
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL("/settings");
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(200);
  await loaded;
  await expect(page).toHaveURL("/");
  await page.clock.resume();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
});

test("when the check of customers fails, the passphrase is asked for and the key is kept", async ({
  page,
  context,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  // Another tab of the session, which has not been through the check.
  const other = await context.newPage();
  await other.route("**/api/customers?**", (route) => route.fulfill({ status: 500, body: "" }));
  await other.goto("/support");
  await expect(other.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();
  await unroute(other, "**/api/customers?**");
  await other.reload();
  await expect(other.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
});

/** Counts the page loads from now on. */
async function loadsOf(page: Page): Promise<() => number> {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
}

/** Empties every store of the browser's databases; runs in the page. */
async function forgetKeys(): Promise<void> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(String(name)));
    for (const store of database.objectStoreNames) {
      await settled(database.transaction(store, "readwrite").objectStore(store).clear());
    }
    database.close();
  }
}

/**
 * What is wrong with the buttons and boxes in rows (WCAG 2.5.8): less than 24 px high or wide, or so near to another one
 * that two targets of 24 px have less than 8 px between them. The link of a row is pressed anywhere in it.
 */
function crowdedTargets(rows: readonly Element[]): string[] {
  const controls = rows
    .flatMap((row) => [...row.querySelectorAll("button, input")])
    .map((control) => {
      const { x, y, width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      return { name, width, height, middle: [x + width / 2, y + height / 2] as const };
    });
  return controls.flatMap(({ name, width, height, middle: [x, y] }, index) => [
    ...(width < 24 || height < 24 ? [`${name} is ${width} x ${height}`] : []),
    ...controls
      .slice(index + 1)
      .filter(({ middle }) => Math.max(Math.abs(middle[0] - x), Math.abs(middle[1] - y)) < 32)
      .map((other) => `${name} | ${other.name}`),
  ]);
}
