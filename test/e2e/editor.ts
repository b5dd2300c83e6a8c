import type { Locator, Page } from "@playwright/test";
import { field } from "#test/e2e/person.ts";

/** Fills in what the open editor needs to be saved: a customer, an e-mail and one custom item at 60.00. */
export async function fillDocument(page: Page, customer: string, quantity = "1"): Promise<void> {
  await typeCustomer(page, customer);
  await addCustomItem(page, quantity);
}

/** Types somebody new as the customer of the open editor; on a phone in the sheet of its row. */
export async function typeCustomer(page: Page, name: string, email = "bea@example.com"): Promise<void> {
  if (!isPhone(page)) {
    await field(page, "Customer name").fill(name);
    await field(page, "Customer email").fill(email);
    return;
  }
  const row = page.getByRole("button", { name: /^Customer/ });
  await row.waitFor();
  const isEmpty = await page.getByRole("heading", { name: "No items yet" }).isVisible();
  await row.click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await field(sheet, "Find a customer").fill(name);
  await sheet.getByRole("button", { name: `New “${name}”` }).click();
  await field(sheet, "E-mail or phone").fill(email);
  await sheet.getByRole("button", { name: "Done" }).click();
  if (isEmpty) await addSheet(page).getByRole("button", { name: "Close" }).click();
}

/** Types another name for the customer of a document that is open on a desk, where it is folded to one line. */
export async function renameCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Change customer" }).click();
  await field(page, "Customer name").fill(name);
}

/** The customer of a document on a desk, folded to one line. */
export function foldedCustomer(page: Page): Locator {
  return page.getByRole("button", { name: "Change customer" }).locator("..");
}

/** Unfolds the details of an invoice on a desk. */
export async function unfoldDetails(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Project Details" }).click();
}

/** What unfolds the details of a document on a phone. */
export function detailsFold(page: Page): Locator {
  return page.locator("summary").filter({ hasText: /^(Quote|Project) Details/ });
}

/** The sheet in which items are added on a phone. */
export function addSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Add Items/ });
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1280) < 768;
}

/** Adds one custom item at 60.00 to the open editor. */
export async function addCustomItem(page: Page, quantity = "1"): Promise<void> {
  await whereItemsAreAdded(page, async () => {
    await typeCustomItem(page, "Oak board", "60");
    await field(page, "Quantity").fill(quantity);
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
  });
}

/** Picks the item of the price list in the sheet of a phone and adds it, which closes the sheet with a notice. */
export async function addPickedItem(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  await addSheet(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .tap();
  await addSheet(page).getByRole("button", { name: "Add 1 item" }).tap();
}

/** Types an item, but does not add it. */
export async function typeCustomItem(page: Page, name: string, cost: string): Promise<void> {
  await page.getByRole("group", { name: "Item type" }).getByRole("radio", { name: "Custom" }).check();
  await field(page, "Custom item name").fill(name);
  await field(page, "Counts as").selectOption({ label: "Material" });
  await field(page, "Cost").fill(cost);
}

/** Runs `add` where items are added: on a phone in a sheet, which is closed after it unless picking has closed it. */
export async function whereItemsAreAdded(page: Page, add: () => Promise<void>): Promise<void> {
  if (!isPhone(page)) return add();
  await page.getByRole("button", { name: "Add items", exact: true }).click();
  await add();
  if (await addSheet(page).isVisible()) await page.getByRole("button", { name: "Done", exact: true }).click();
}

/** The number of drafts stored in this browser. */
export function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("quotewright-draft:")).length,
  );
}

/** What is stored of all drafts in this browser, sealed: to compare it before a change and after. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("quotewright-draft:"))
      .join(),
  );
}

/** The rows of "Not saved yet" above a list of documents. */
export function draftRows(page: Page): Locator {
  return page.getByRole("list", { name: "Not saved yet" }).getByRole("listitem");
}

/** Waits until the draft is stored in this browser; its numbers can be read there, its words cannot. */
export async function draftIsKept(page: Page, readable: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      Object.entries({ ...localStorage }).some(
        ([key, text]) => key.startsWith("quotewright-draft:") && new RegExp(source).test(text),
      ),
    readable.source,
  );
}

/** What a list marks of what was found. Runs in the page. */
export function markedWords(): string[] {
  return [...(CSS.highlights.get("match") ?? [])].map(String);
}
