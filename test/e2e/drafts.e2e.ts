import { expect } from "@playwright/test";
import { samples } from "#test/api/samples.ts";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseInRow } from "#test/e2e/document-acts.ts";
import {
  draftRows,
  fillDocument,
  foldedCustomer,
  keptDrafts,
  keptText,
  renameCustomer,
} from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, unlock, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

for (const [kind, path] of [
  ["Quote", "/quotes/new"],
  ["Invoice", "/invoices/new"],
] as const) {
  test(`a new ${kind.toLowerCase()} of an encrypted account comes back after its tab was closed, once the account is unlocked`, async ({
    page,
    context,
  }) => {
    const ann = newPerson("Ann");
    await register(page, ann);
    await withoutTours(page);
    await page.goto(path);
    // At once: what is kept of letters that come one after the other may lack the last.
    await field(page, "Customer name").fill("Bea Brown");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.close();

    const later = await context.newPage();
    await withoutTours(later);
    await later.goto(path);
    await unlock(later, ann.passphrase);
    await expect(field(later, "Customer name")).toHaveValue("Bea Brown");
    await expect(later.getByRole("main")).toContainText("was not saved yet");
    const before = await keptText(later);
    await field(later, "Customer name").press("End");
    await field(later, "Customer name").pressSequentially("e");
    await expect.poll(() => keptText(later)).not.toBe(before);
    await later.reload();
    await expect(field(later, "Customer name")).toHaveValue("Bea Browne");
    expect(await keptDrafts(later)).toBe(1);
  });
}

test("what is typed while locked is stored beside an earlier draft and never overwrites it", async ({
  page,
  context,
}) => {
  const cat = newPerson("Cat");
  await register(page, cat);
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.close();

  const later = await context.newPage();
  await later.goto("/quotes/new");
  await later.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(later.getByRole("main")).toContainText("Your data is locked");
  await expectAccessible(later);
  await field(later, "Customer name").fill("Zoe Zimmer");
  await open(later, "Customers");
  const asked = later.getByRole("alertdialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).click();
  const lying = await later.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(lying).not.toContain("Zoe");
  expect(await keptDrafts(later)).toBe(1);
  await later.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await unlock(later, cat.passphrase);
  await expect(field(later, "Customer name")).toHaveValue("Zoe Zimmer");
  await expect.poll(() => keptDrafts(later)).toBe(2);
  // No question is asked once it is saved.
  await later.reload();
  await expect(field(later, "Customer name")).toHaveValue("Zoe Zimmer");

  await open(later, "Quotes");
  await expect(draftRows(later)).toHaveCount(2);
  await expect(draftRows(later).nth(0)).toContainText("Zoe Zimmer");
  await draftRows(later).nth(1).getByRole("link").click();
  await expect(field(later, "Customer name")).toHaveValue("Bea Brown");
});

test("what was typed before the account was encrypted comes back, and the server's key no longer opens it", async ({
  page,
}) => {
  const eve = newPerson("Eve");
  await registerPlain(page, eve);
  await withoutTours(page);
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto("/settings");
  await field(page, "Encryption Passphrase").fill(eve.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(eve.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible({ timeout: 60_000 });
  await open(page, "Quotes");
  await expect(draftRows(page)).toContainText("Bea Brown");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toBe(before);
  await draftRows(page).getByRole("link").click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  expect(await keptDrafts(page)).toBe(1);
});

test("changes to a saved invoice come back after its tab was closed", async ({ page, context }) => {
  const dan = newPerson("Dan");
  await register(page, dan);
  await withoutTours(page);
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
  await chooseInRow(page, "INV-0001", "Edit");
  await renameCustomer(page, "Bea Blue");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await unlock(later, dan.passphrase);
  await expect(foldedCustomer(later)).toContainText("Bea Blue");
  await later.getByRole("button", { name: "Discard" }).click();
  await expect(foldedCustomer(later)).toContainText("Bea Brown");
});

test("the editor waits for the server's key for drafts, so that nothing overwrites what was stored", async ({
  page,
}) => {
  const fay = newPerson("Fay");
  await registerPlain(page, fay);
  await withoutTours(page);
  const id = await post(page, "quotes", samples.quotes);
  await page.goto(`/quotes/${id}/edit`);
  await renameCustomer(page, "An hour of work");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  let asked = 0;
  await page.route("**/api/draft-key", (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await page.reload();
  await expect(foldedCustomer(page)).toContainText("An hour of work");
  expect(asked).toBe(2);
});

test("during a save nothing can be typed that the save would miss", async ({ page }) => {
  const gus = newPerson("Gus");
  await register(page, gus);
  await withoutTours(page);
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/invoices", async (route) => {
    await gate;
    await route.fulfill({ status: 503, body: "" });
  });
  await field(page, "Customer name").focus();
  await page.getByRole("button", { name: "Create Invoice" }).click();
  const isInert = () => field(page, "Customer name").evaluate((box) => box.closest("[inert]") !== null);
  await expect.poll(isInert).toBe(true);
  await page.keyboard.type("Lost");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  open();
  await expect.poll(isInert).toBe(false);
  await field(page, "Customer name").fill("Bea Browne");
  await unroute(page, "**/api/invoices");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
  await expect(page.getByRole("table").getByText("Bea Browne")).toBeVisible();
});

test("a full device says that it does not store what is typed", async ({ page }) => {
  await createPlainAccount(page, newPerson("Hal"));
  await withoutTours(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect(page.getByText("This device cannot keep what you type until it is saved.")).toBeVisible();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
});

test("a description keeps its line breaks when it is changed", async ({ page }) => {
  await registerPlain(page, newPerson("Ivy"));
  const scope = { itemType: "description", name: "Line one\nLine two", unitCost: "0" };
  const id = await post(page, "quotes", { ...bea, lineItems: [...bea.lineItems, scope] });
  await page.goto(`/quotes/${id}/edit`);
  const description = page.getByRole("textbox", { name: "Description" });
  await expect(description).toHaveValue("Line one\nLine two");
  await description.press("ControlOrMeta+End");
  await description.pressSequentially("!");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  const answer = await page.request.get(`/api/quotes/${id}`);
  expect((await answer.json()).lineItems[1].name).toBe("Line one\nLine two!");
});

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
};

test("what is typed in a stored document stays in its boxes when the window becomes as narrow as a phone's", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Nat"));
  await withoutTours(page);
  const lineItems = [{ name: "Oak board", quantity: "2", unitCost: "50.00" }];
  const who = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };
  const id = await post(page, "quotes", { ...who, markupPercent: "0", taxPercent: "0", lineItems });
  await page.goto(`/quotes/${id}/edit`);
  await field(page, "Price, Oak board").fill("70");
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total).toContainText("£140.00");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: "Add items", exact: true })).toBeVisible();
  await expect(total).toContainText("£140.00");
});

test("changes that are taken back leave no unsaved work", async ({ page }) => {
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  const id = await post(page, "quotes", bea);
  await page.goto(`/quotes/${id}/edit`);
  const quantity = field(page, "Quantity, Oak board");
  const before = await quantity.inputValue();
  await quantity.fill("3");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await quantity.fill(before);
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await page.getByRole("button", { name: "Remove Oak board" }).click();
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.getByRole("button", { name: "Put back Oak board" }).click();
  await expect.poll(() => keptDrafts(page)).toBe(0);
});
