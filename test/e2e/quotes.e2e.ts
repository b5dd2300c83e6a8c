import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { oneQuote, outOfOrder, post } from "#test/e2e/api.ts";
import {
  chooseInRow,
  chooseMore,
  confirmConversion,
  openMore,
  openRowMenu,
} from "#test/e2e/document-acts.ts";
import { draftIsKept, fillDocument, foldedCustomer, renameCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, signIn } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
};

test("a quote is written without the mouse, survives a reload and a refused save, and is finally sent", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Kay"));
  await post(page, "materials", { name: "Stair tread", unitCost: "42.50", unitType: "Each" });
  await page.goto("/quotes/new");
  const create = page.getByRole("button", { name: "Create Quote" });
  await expect(create).toBeDisabled();
  await tabTo(page, field(page, "Customer name"));
  await page.keyboard.type("Bea Brown");

  await tabTo(page, field(page, "Add item"));
  await page.keyboard.type("tread");
  await expect(field(page, "Add item")).toHaveValue("tread");
  await expect(page.getByRole("option", { name: /Stair tread/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(page, "Quantity")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expectToast(page, "Success");
  await expectToast(page, "Item added to quote");
  await expect(field(page, "Add item")).toBeFocused();
  // 4 x 42.50 = 170.00; with 25% 212.50; with 20% VAT 255.00.
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total).toContainText("£255.00");
  await tabTo(page, field(page, "Discount"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10");
  await expect(total).toContainText("£229.50");

  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Customer email is required");
  await draftIsKept(page, /"discountPercent":"10"/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("This quote was not saved yet.");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await expect(total).toContainText("£229.50");
  await tabTo(page, field(page, "Customer email"));
  await page.keyboard.type("bea");
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Invalid email address");
  await tabTo(page, field(page, "Customer email"));
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");

  await page.route("**/api/quotes", outOfOrder);
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Not saved. What you typed is still here.");
  await expectToast(page, "Failed to create quote");
  await unroute(page, "**/api/quotes");
  await page.keyboard.press("Enter");
  await expectToast(page, "Quote created successfully");
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("£229.50");
});

test("unsaved work survives signing out, without a readable word on the device, and a duplicate survives a reload", async ({
  page,
}) => {
  const ned = newPerson("Ned");
  await registerPlain(page, ned);
  await post(page, "quotes", bea);
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Cleo Carpenter");
  await draftIsKept(page, /"sealed":"qw1:/);
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expectToast(page, "You have been signed out successfully");
  const lying = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(lying).toContain("quotewright-draft:");
  expect(lying).not.toContain("Cleo");
  await signIn(page, ned);
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();

  await open(page, "Quotes");
  await chooseInRow(page, "Q-0001", "Duplicate");
  await expect(foldedCustomer(page)).toContainText("Bea Brown");
  await page.reload();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Customer name")).toHaveValue("");

  await field(page, "Customer name").fill("Cleo Carpenter");
  await draftIsKept(page, /"sealed":"qw1:/);
  await open(page, "Quotes");
  await chooseInRow(page, "Q-0001", "Duplicate");
  await expect(foldedCustomer(page)).toContainText("Bea Brown");
  await open(page, "Quotes");
  await page
    .getByRole("list", { name: "Not saved yet" })
    .getByRole("link", { name: "Cleo Carpenter" })
    .first()
    .click();
  await expect(field(page, "Customer name")).toHaveValue("Cleo Carpenter");
});

test("a status changes at once and goes back when refused; a converted quote leaves the list", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Sam"));
  await post(page, "quotes", bea);
  await open(page, "Quotes");
  await setStatus(page, "Draft", "Accepted");
  await expectToast(page, "Quote status updated successfully");
  await page.route(oneQuote, outOfOrder);
  await setStatus(page, "Accepted", "Declined");
  await expectToast(page, "Failed to update quote status");
  await expect(statusButton(page, "Accepted")).toBeVisible();
  await chooseInRow(page, "Q-0001", "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, "Failed to convert quote to invoice");
  await chooseInRow(page, "Q-0001", "Delete");
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this quote?");
  await page.getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Failed to delete quote");
  await unroute(page, oneQuote);

  await chooseInRow(page, "Q-0001", "View");
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/invoices/next-number", async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Convert to Invoice" }).click();
  await expect(page.getByRole("button", { name: /Convert to Invoice/ })).toHaveAttribute("aria-busy", "true");
  letThrough();
  await expect(page.getByRole("alertdialog")).toContainText(
    /Make an invoice for £[\d.]+\?\s*It will be INV-0001\./,
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByRole("button", { name: "Convert to Invoice" }).click();
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");
  await openMore(page);
  await expect(page.getByRole("menuitem", { name: "Invoice", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await open(page, "Quotes");
  await expect(page.getByRole("main")).toContainText("All your quotes have become invoices.");
  await open(page, "Invoices");
  await expect(page.getByRole("link", { name: /, INV-0001$/ })).toBeVisible();
});

test("a converted quote can be found, links to its invoice and back, and only its words can be changed", async ({
  page,
}) => {
  await createAccount(page, newPerson("Flo"));
  await writeQuote(page, "Zebedee Quillfeather");
  await chooseMore(page, "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");
  await page.getByRole("link", { name: "Invoice INV-0001" }).click();
  await expect(page.getByRole("heading", { name: "INV-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Zebedee Quillfeather");
  await page.getByRole("link", { name: "Quote Q-0001" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();

  await open(page, "Quotes");
  await page.getByRole("button", { name: "Show converted quotes" }).click();
  await expect(page.getByRole("combobox", { name: "Filter by status" })).toHaveValue("invoice");
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("invoiced");
  await expect(page.getByRole("main")).toContainText("1 quote was converted to an invoice");
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("all");
  await field(page, "Search quotes").fill("zebedee");
  await expect(page.getByRole("main")).toContainText("1 converted quote matches.");
  await expect(page.getByRole("main")).toContainText("No quotes found");
  await expect(page.getByRole("main")).toContainText("Nothing matches the search.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("combobox", { name: "Filter by status" })).toHaveValue("invoice");
  await expect(field(page, "Search quotes")).toHaveValue("zebedee");
  await openRowMenu(page, "Q-0001");
  await expect(page.getByRole("menuitem", { name: "Invoice", exact: true })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("This quote has become an invoice");
  await expect(main.getByRole("link", { name: "View INV-0001" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Price, / })).toBeDisabled();
  await expect(page.getByRole("textbox", { name: /^Quantity, / })).toBeDisabled();
  await expect(field(page, "Discount")).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Add Items to Quote" })).toHaveCount(0);
  await expectAccessible(page);
  await renameCustomer(page, "Zebedee Quillfeather-Smythe");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  await expect(main).toContainText("Zebedee Quillfeather-Smythe");
  await page.getByRole("link", { name: "Invoice INV-0001" }).click();
  await expect(main).not.toContainText("Smythe");

  await open(page, "Invoices");
  await chooseInRow(page, "INV-0001", "Delete");
  await expect(page.getByRole("alertdialog")).toContainText("comes back to your list of quotes");
  await page.getByRole("button", { name: "Delete invoice" }).click();
  await expectToast(page, "Invoice deleted successfully");
  await page.getByRole("button", { name: "Undo" }).hover();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  await expect(page.getByRole("main")).toContainText("No quotes found");
  await page.getByRole("button", { name: "Clear search and filter" }).click();
  await expect(statusButton(page, "Draft")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Invoice restored");
  await expect(main).toContainText("All your quotes have become invoices.");
});

test("a quote is duplicated, deleted and restored under its own number, and stays sealed throughout", async ({
  page,
}) => {
  await createAccount(page, newPerson("Dot"));
  await writeQuote(page, "Zebedee Quillfeather");
  await chooseMore(page, "Duplicate");
  await expect(foldedCustomer(page)).toContainText("Zebedee Quillfeather");
  await expect(page.getByRole("region", { name: "Quote total" })).toContainText("£180.00");
  expect(page.url()).not.toContain("Zebedee");
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("Zebedee");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0002" })).toBeVisible();

  await open(page, "Quotes");
  await setStatus(page, "Draft", "Sent");
  await expectToast(page, "Quote status updated successfully");
  await chooseInRow(page, "Q-0002", "Delete");
  await page.getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  // A notice stays while the pointer is over it.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(page.getByRole("link", { name: /, Q-0002$/ })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Quote restored");
  await page.getByRole("link", { name: /, Q-0002$/ }).click();
  await expect(page.getByRole("button", { name: "Sent, change status of Q-0002" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Zebedee Quillfeather");
  await expect(page.getByRole("main")).toContainText("£180.00");
});

/** Moves from the cursor to a control with the Tab key, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere(), "the control can be reached with Tab").toBe(true);
}

function statusButton(page: Page, status: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${status}, change status`) }).first();
}

async function setStatus(page: Page, from: string, to: string): Promise<void> {
  await statusButton(page, from).click();
  await page.getByRole("menuitem", { name: to, exact: true }).click();
}

/** Two boards at 60.00: with 25% 150.00; with 20% VAT 180.00. */
async function writeQuote(page: Page, customer: string): Promise<void> {
  await open(page, "Quotes");
  // The dashboard, which is there until the list is, leads to a new quote too.
  await expect(page.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "New quote" }).click();
  await fillDocument(page, customer, "2");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
}
