import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, open, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Lea"));
  await withoutTours(page);
  await post(page, "customers", { name: "Bea Brown", email: "bea@example.com" });
});

test("Back closes the search and stays; a result leads on, and Back from there to the screen before", async ({
  page,
}) => {
  await page.goto("/quotes");
  await open(page, "Materials");
  await expect(page.getByRole("main")).toContainText("No materials and no categories yet");
  const search = page.getByRole("combobox", { name: "Search everything" });
  await page.keyboard.press("Control+k");
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await expect(page).toHaveURL("/materials");

  await page.keyboard.press("Control+k");
  await search.fill("Bea Brown");
  await page.getByRole("option", { name: /^Bea Brown/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bea Brown" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/materials");
  await page.goBack();
  await expect(page).toHaveURL("/quotes");
  await page.goForward();
  await expect(page).toHaveURL("/materials");
});

test("the link above a document leads back to its list as that was left", async ({ page }) => {
  const item = { name: "Oak board", quantity: "2", unitCost: "50.00" };
  await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "b@example.com",
    lineItems: [item],
  });
  await page.goto("/quotes");
  await page.getByRole("link", { name: /^Drafts/ }).click();
  await expect(page).toHaveURL(/\?./);
  const list = page.url();
  await page.getByRole("link", { name: /^Bea Brown, Q-0001/ }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0001", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Quotes", exact: true }).click();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Quote Q-0001", level: 1 })).toBeVisible();
});

test("Back in a dialog with something typed asks first, and Back again keeps it", async ({ page }) => {
  await page.goto("/quotes");
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await field(dialog, "Contact Name").fill("Zoe Zimmer");
  await page.goBack();
  await expect(question).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.over)).toBe(2);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(field(dialog, "Contact Name")).toHaveValue("Zoe Zimmer");

  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/customers");
  await expect.poll(() => page.evaluate(() => history.state.over ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/quotes");
});

test("the question whether unsaved work may be left is closed by Back, and leads on both ways", async ({
  page,
}) => {
  await page.goto("/quotes");
  await open(page, "Business Profile");
  await open(page, "Customers");
  await page.goBack();
  await field(page, "Company Name").fill("Hobbs & Daughters");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(field(page, "Company Name")).toHaveValue("Hobbs & Daughters");
  await page.goForward();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/customers");
  await expect(page.getByRole("main")).toContainText("Bea Brown");
});

test("Back from a document that was made or changed leads to where its editor was opened, not into the editor", async ({
  page,
}) => {
  await withoutFirstFigures(page);
  await page.goto("/customers");
  await open(page, "Quotes");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await fillDocument(page, "Bea");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL("/quotes");
  await expect(page.getByRole("link", { name: /^Bea, Q-0001/ })).toBeVisible();

  await page.goForward();
  await expect(page.getByRole("heading", { name: "Quote Q-0001", level: 1 })).toBeVisible();
  const view = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "More for Q-0001" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await field(page, "Quantity").first().fill("3");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page).toHaveURL(view);
  await page.goBack();
  await expect(page).toHaveURL("/quotes");
});
