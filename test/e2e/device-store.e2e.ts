import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, unlock } from "#test/e2e/person.ts";
import { createAccount, register } from "#test/e2e/registered.ts";

test("a page whose store is blocked by another one says so, asks for the passphrase and can be worked with", async ({
  page,
  context,
}) => {
  const ann = newPerson();
  await register(page, ann);
  const other = await context.newPage();
  await other.goto("/terms-of-service");
  await other.evaluate(holdTheStore);

  await page.goto("/customers");
  const notice = page.getByRole("status").filter({ hasText: "what this device remembers" });
  // One strip at a time: while the data is locked, that is what matters.
  await page.getByRole("dialog", { name: "Unlock your data" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your data is locked." })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await unlock(page, ann.passphrase);
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await expect(notice).toBeVisible();
  await addCustomer(page, "Zoe Quill");
  await expectToast(page, "Customer created successfully");
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Zoe Quill");
  await page.clock.install();
  await page.getByRole("button", { name: "Encrypted", exact: true }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByRole("button", { name: /^Change Passphrase/ })).toBeVisible();
  // The settings look for this device's key every two seconds, and find the one in the page's memory.
  await page.clock.runFor(5_000);
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();

  await open(page, "Customers");
  await other.close();
  const loaded = page.waitForEvent("load");
  await notice.getByRole("button", { name: "Load Again" }).click();
  await loaded;
  // The blocked store may or may not have received the key. Without it, the passphrase is asked for.
  const list = page.getByRole("list", { name: "Customers" });
  const asked = page.getByRole("dialog", { name: "Unlock your data" });
  await expect(list.or(asked).first()).toBeVisible();
  if (await asked.isVisible()) await unlock(page, ann.passphrase);
  await expect(list).toContainText("Zoe Quill");
  await expect(notice).toBeHidden();
});

test("a page restored from the back/forward cache is loaded again", async ({ page }) => {
  await createAccount(page, newPerson());
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await loaded;
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
});

async function addCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill(name);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
}

/** Runs in the page: keeps a readwrite transaction open, as a page in WebKit's back/forward cache does. */
async function holdTheStore(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("quotewright-vault");
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = database.transaction("entries", "readwrite").objectStore("entries");
  const keepAlive = () => {
    store.get("anything").onsuccess = keepAlive;
  };
  await new Promise((resolve) => {
    store.get("anything").onsuccess = resolve;
  });
  keepAlive();
}
