import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseInRow, chooseMore } from "#test/e2e/document-acts.ts";
import { draftRows, fillDocument, foldedCustomer, keptDrafts, renameCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";

test("changes to a saved quote are listed until they are saved or discarded", async ({ page }) => {
  const ned = newPerson("Ned");
  await register(page, ned);
  await withoutTours(page);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
  await chooseMore(page, "Edit");
  await renameCustomer(page, "Bea Blue");
  await open(page, "Quotes");
  await expect(draftRows(page)).toHaveCount(1);
  await expect(draftRows(page)).toContainText(
    /Bea Blue.*Changes of Q-0001, typed today at \d\d:\d\d, 1 item/i,
  );
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("accepted");
  await expect(draftRows(page)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("all");
  await field(page, "Search quotes").fill("q-0001");
  await draftRows(page).getByRole("link", { name: "Bea Blue" }).click();
  await expect(page).toHaveURL(/edit$/);
  await expect(foldedCustomer(page)).toContainText("Bea Blue");
  await open(page, "Quotes");
  await page.getByRole("button", { name: "Discard Bea Blue" }).click();
  await expect(draftRows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(draftRows(page)).toHaveCount(1);
  await chooseInRow(page, "Q-0001", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  await expect(draftRows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await draftRows(page).getByRole("link", { name: "Bea Blue" }).click();
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  await open(page, "Quotes");
  await expect(page.getByRole("main")).toContainText("Bea Blue");
  await expect(draftRows(page)).toHaveCount(0);
});

test("a duplicated tab continues with a copy, and both quotes can be saved", async ({ page, context }) => {
  await registerPlain(page, newPerson("Oli"));
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const state = await page.evaluate(() => history.state);
  const twin = await context.newPage();
  await twin.goto("/api/health");
  await twin.evaluate((own) => history.replaceState(own, "", "/quotes/new"), state);
  await twin.reload();
  await expect(twin.getByRole("main")).toContainText("This is open in another tab too.");
  await expect(field(twin, "Customer name")).toHaveValue("Bea Brown");
  await field(twin, "Customer name").fill("Cleo Carpenter");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(2);
  for (const tab of [page, twin]) {
    await tab.getByRole("button", { name: "Create Quote" }).click();
    await expectToast(tab, "Quote created successfully");
  }
  const saved = await (await page.request.get("/api/quotes")).json();
  expect(saved.map((quote: { customerName: string }) => quote.customerName).sort()).toEqual([
    "Bea Brown",
    "Cleo Carpenter",
  ]);
});

test("a saved quote open in two tabs says so in the later one, until the first is closed", async ({
  page,
  context,
}) => {
  await registerPlain(page, newPerson("Pat"));
  const id = await post(page, "quotes", bea);
  await page.goto(`/quotes/${id}/edit`);
  await expect(foldedCustomer(page)).toContainText("Bea Brown");
  const later = await context.newPage();
  await later.goto(`/quotes/${id}/edit`);
  const words = "This is open in another tab too.";
  await expect(later.getByRole("main")).toContainText(words);
  await expect(page.getByRole("main")).not.toContainText(words);
  await page.close();
  await expect(later.getByRole("main")).not.toContainText(words);
});

test("several new quotes are kept: the list shows them, newest first, to continue or to discard", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Eve"));
  await post(page, "customers", { name: "Cleo Carpenter", email: "cleo@example.com" });
  await open(page, "Quotes");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await field(page, "Customer name").fill("Bea Brown");
  await open(page, "Customers");
  await page.getByRole("button", { name: "Create Quote for Cleo Carpenter" }).first().click();
  await expect(foldedCustomer(page)).toContainText("Cleo Carpenter");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Change customer" }).click();
  await field(page, "Customer email").fill("cleo@example.org");
  await open(page, "Quotes");
  await expect(draftRows(page)).toHaveCount(2);
  await expect(draftRows(page).nth(0)).toContainText(/Cleo Carpenter.*typed today at \d\d:\d\d, 0 items/);
  await expect(draftRows(page).nth(1)).toContainText("Bea Brown");

  await page.getByRole("link", { name: "New quote" }).first().click();
  await expect(field(page, "Customer name")).toHaveValue("");
  await expect(page.getByRole("main")).toContainText("Not saved yet: Cleo Carpenter");
  await page.getByRole("link", { name: "Go on with that quote" }).click();
  await expect(foldedCustomer(page)).toContainText("Cleo Carpenter · cleo@example.org");
  await open(page, "Quotes");

  await page.getByRole("button", { name: "Discard Cleo Carpenter" }).click();
  await expect(draftRows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(draftRows(page)).toHaveCount(2);
  await field(page, "Search quotes").fill("bea");
  await expect(draftRows(page)).toHaveCount(1);
  await draftRows(page).getByRole("link", { name: "Bea Brown" }).click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Customer name")).toHaveValue("");
  await open(page, "Quotes");
  await field(page, "Search quotes").fill("");
  await expect(draftRows(page)).toHaveCount(1);
});

test("two tabs with two new quotes have two drafts, each with its last letter", async ({ page, context }) => {
  await registerPlain(page, newPerson("Fay"));
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const other = await context.newPage();
  await other.goto("/quotes/new");
  await expect(field(other, "Customer name")).toHaveValue("");
  await field(other, "Customer name").pressSequentially("Cleo Carpenter");
  await other.reload();
  await page.reload();
  await expect(field(other, "Customer name")).toHaveValue("Cleo Carpenter");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  expect(await keptDrafts(page)).toBe(2);
});

test("a duplicate that is left without a change leaves no draft", async ({ page }) => {
  await createPlainAccount(page, newPerson("Gil"));
  await post(page, "quotes", bea);
  await open(page, "Quotes");
  await chooseInRow(page, "Q-0001", "Duplicate");
  await expect(foldedCustomer(page)).toContainText("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Discard" }).click();
  await open(page, "Quotes");
  await chooseInRow(page, "Q-0001", "Duplicate");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await open(page, "Quotes");
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

test("with twenty drafts a new one asks which to discard, and a draft of an earlier build is found", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Hal"));
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.goto("/quotes");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("quotewright-draft:")) ?? "";
    const { keptAt: _, ...kept } = JSON.parse(localStorage.getItem(key) ?? "");
    const shelf = key.replace(/:new:.*/, ":new");
    localStorage.setItem(shelf, JSON.stringify(kept));
    for (let at = 1; at < 19; at += 1) localStorage.setItem(`${shelf}:copy-${at}`, JSON.stringify(kept));
  });
  await page.reload();
  await expect(draftRows(page)).toHaveCount(20);
  await expect(draftRows(page).last()).toContainText("typed earlier");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await expect(page.getByRole("heading", { name: "20 quotes are not saved yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard Bea Brown" }).last().click();
  await expect(field(page, "Customer name")).toHaveValue("");
  expect(await keptDrafts(page)).toBe(19);
});

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
};
