import { expect, type Page, test } from "@playwright/test";
import { chooseMore, confirmConversion } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

/** How many records of a kind the server has. */
async function countOf(page: Page, noun: "customers" | "quotes" | "invoices"): Promise<number> {
  const answer = await page.request.get(`/api/${noun}`);
  return ((await answer.json()) as unknown[]).length;
}

test("a button that is pressed twice makes one customer, one quote and one invoice", async ({ page }) => {
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Contact Name/).fill("Ann");
  await dialog.getByRole("button", { name: "Create Customer" }).dblclick();
  await expect(page.getByRole("button", { name: "Edit Ann" })).toHaveCount(1);
  expect(await countOf(page, "customers")).toBe(1);

  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).dblclick();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  expect(await countOf(page, "quotes")).toBe(1);

  await chooseMore(page, "Convert to Invoice");
  await page.getByRole("alertdialog").getByRole("button", { name: "Convert to Invoice" }).dblclick();
  await expect(page.getByRole("link", { name: "Invoice INV-0001" })).toBeVisible();
  expect(await countOf(page, "invoices")).toBe(1);
});

test("two tabs that convert one quote make one invoice", async ({ page }) => {
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await chooseMore(tab, "Convert to Invoice");
  await Promise.all([confirmConversion(page), confirmConversion(other)]);
  for (const tab of [page, other])
    await expect(tab.getByRole("link", { name: "Invoice INV-0001" })).toBeVisible();
  expect(await countOf(page, "invoices")).toBe(1);
});
