import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { addSheet } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const isNewQuote = /\/quotes\/new$/;

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Lea"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("on a phone Back closes the sheets of the editor and keeps what was picked, then leaves; Forward returns", async ({
  page,
}) => {
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  await page.goto("/quotes");
  await beginQuote(page);
  // It opens by itself.
  const customer = page.getByRole("dialog", { name: "Customer" });
  await expect(customer).toBeVisible();
  await page.goBack();
  await expect(customer).toBeHidden();
  await expect(page).toHaveURL(isNewQuote);

  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  await addSheet(page)
    .getByRole("button", { name: /^Copper pipe/ })
    .tap();
  await page.goBack();
  await expect(addSheet(page)).toBeHidden();
  await expect(page.getByText("1 item not added yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  await addSheet(page).getByRole("button", { name: "Add 1 item" }).tap();
  await expect(addSheet(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL("/quotes");
  await page.goForward();
  await expect(page).toHaveURL(isNewQuote);
  await expect(page.getByRole("button", { name: /^Copper pipe/ })).toBeVisible();
});

test("on a phone one Back leaves after a reload in an open sheet, and after a sheet is closed by its cross", async ({
  page,
}) => {
  await page.goto("/quotes");
  await beginQuote(page);
  const customer = page.getByRole("dialog", { name: "Customer" });
  await expect(customer).toBeVisible();
  await isOverlayEntry(page, true);
  await page.reload();
  await expect(customer).toBeVisible();
  await customer.getByRole("button", { name: "Close" }).tap();
  await expect(customer).toBeHidden();
  await isOverlayEntry(page, false);
  await page.goBack();
  await expect(page).toHaveURL("/quotes");

  await page.getByRole("button", { name: "More, open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await isOverlayEntry(page, true);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("No quotes yet");
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "More, open menu" }).tap();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/quotes");
});

test("on a phone Back closes the drawer and the sheet that sends, where no other screen was before", async ({
  page,
}) => {
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  const send = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await send.getByRole("radio", { name: "Friendly" }).check();
  await field(send, "Message").fill("As agreed");
  await page.goBack();
  await expect(send).toBeHidden();
  await expect(page).toHaveURL(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await expect(field(send, "Message")).toHaveValue("As agreed");
  await page.goBack();
  await expect(send).toBeHidden();

  await page.goto("/materials");
  await page.getByRole("button", { name: "More, open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/materials");
  await page.getByRole("button", { name: "More, open menu" }).tap();
  await drawer.getByRole("link", { name: "Customers" }).tap();
  await expect(page.getByRole("main")).toContainText("No customers yet");
  await page.goBack();
  await expect(page).toHaveURL("/materials");
  await expect(drawer).toBeHidden();
});

test("on a phone Back closes the search of a list and leaves at the next press", async ({ page }) => {
  await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto("/invoices");
  await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Quotes" }).tap();
  await page.getByRole("button", { name: "Search quotes" }).tap();
  const search = page.getByRole("searchbox", { name: "Search quotes" });
  await search.fill("nobody");
  await expect(page.getByText("Bea Brown")).toBeHidden();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page.getByText("Bea Brown")).toBeVisible();
  await expect(page).toHaveURL("/quotes");
  await page.goBack();
  await expect(page).toHaveURL("/invoices");
});

/** By the sheet of what can be begun, which is an overlay itself. */
async function beginQuote(page: Page) {
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await page.getByRole("dialog", { name: "New" }).getByRole("button", { name: "New quote" }).first().tap();
}

/** Its entry is added or removed a moment after the sheet is drawn. */
async function isOverlayEntry(page: Page, is: boolean) {
  await expect.poll(() => page.evaluate(() => Boolean(history.state.over))).toBe(is);
}
