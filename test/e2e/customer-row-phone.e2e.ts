import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { addCustomItem, addSheet, typeCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Ivo"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("on a phone the customer is a row, who is picked in its sheet, after which the items are asked for", async ({
  page,
}) => {
  const amelia = { name: "Amelia Stroud", email: "amelia@stroud.example", city: "Otley" };
  await post(page, "customers", amelia);
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example" });
  await page.goto("/quotes/new");
  await customerRow(page, "Who is it for\\?").click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  const find = field(sheet, "Find a customer");
  await expect(find).toBeFocused();
  await expect(sheet.getByRole("list", { name: "Customers" }).getByRole("button")).toHaveText([
    /Bea Marsh/,
    /Amelia Stroud/,
  ]);
  await expectAccessible(page);
  await find.fill("stroud");
  await sheet.getByRole("button", { name: /^Amelia Stroud/ }).click();
  await addSheet(page).getByRole("button", { name: "Close" }).click();
  const row = customerRow(page, "Amelia Stroud");
  await expect(row).toContainText("amelia@stroud.example · Otley");
  await expect(page.getByRole("button", { name: "Add items", exact: true })).toBeFocused();

  await row.click();
  await expect(field(sheet, "Customer name")).toHaveValue("Amelia Stroud");
  await expectAccessible(page);
  // What is only a part of a name chooses nobody, and leaves the list in sight.
  await find.fill("mars");
  await find.press("Enter");
  await expect(find).not.toBeFocused();
  await expect(sheet.getByRole("button", { name: /^Bea Marsh/ })).toBeVisible();
  await find.fill("marsh");
  await find.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(customerRow(page, "Bea Marsh")).toBeFocused();
  await expect(customerRow(page, "Bea Marsh")).not.toContainText("Otley");
  await addCustomItem(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Bea Marsh");
});

test("on a phone a new quote in the app asks for its customer and its items by itself, one that came along is known", async ({
  page,
}) => {
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example" });
  await page.goto("/");
  await beginQuote(page, /^New quote$/);
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await expect(field(sheet, "Find a customer")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(customerRow(page, "Who is it for\\?")).toBeFocused();
  // It asks once.
  await expect(addSheet(page)).toBeHidden();

  await page.goto("/");
  await beginQuote(page, "New quote for Bea Marsh");
  await expect(addSheet(page)).toBeVisible();
  await addSheet(page).getByRole("button", { name: "Close" }).click();
  await expect(customerRow(page, "Bea Marsh")).toBeVisible();
});

test("on a phone somebody new has one box for an e-mail address or a telephone number", async ({ page }) => {
  await page.goto("/quotes/new");
  await typeCustomer(page, "Mrs Hobbs", "07700 900123");
  const row = customerRow(page, "Mrs Hobbs");
  await expect(row).toContainText("07700 900123");
  await row.click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await field(sheet, "E-mail or phone").fill("hobbs@");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(field(sheet, "E-mail or phone")).toBeFocused();
  await expect(field(sheet, "E-mail or phone")).toHaveAccessibleDescription("Invalid email address");
  await field(sheet, "E-mail or phone").fill("hobbs@example.com");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(row).toContainText("hobbs@example.com");
  await expect(row).not.toContainText("07700");
  await row.click();
  await field(sheet, "E-mail or phone").fill("+44 7700 900123");
  await page.keyboard.press("Escape");
  await addCustomItem(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Mrs Hobbs is now among your customers");
  await expect(page.getByRole("main")).toContainText("+44 7700 900123");
});

test("on a phone a customer who cannot be reached stays open until that is typed", async ({ page }) => {
  await post(page, "customers", { name: "Cleo Finch", city: "Otley" });
  await page.goto("/quotes/new");
  await customerRow(page, "Who is it for\\?").click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await sheet.getByRole("button", { name: /^Cleo Finch/ }).click();
  await expect(field(sheet, "Customer name")).toHaveValue("Cleo Finch");
  await expect(field(sheet, "Customer email")).toBeFocused();
});

test("on a phone what is wrong with a customer stands below the row, and opens its field", async ({
  page,
}) => {
  const id = await post(page, "quotes", {
    ...{ customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example", markupPercent: "0" },
    lineItems: [{ name: "Oak board", itemType: "custom", quantity: "1", unitPrice: "60.00" }],
  });
  await page.goto(`/quotes/${id}/edit`);
  const row = customerRow(page, "Amelia Stroud");
  await row.click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await field(sheet, "E-mail or phone").fill("");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: "Update Quote" }).click();
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(field(sheet, "E-mail or phone")).toBeFocused();
  await page.keyboard.press("Escape");
  const problem = page.getByRole("main").getByRole("button", { name: /email/i });
  await expectAccessible(page);
  await problem.click();
  await expect(field(sheet, "E-mail or phone")).toBeFocused();
  await field(sheet, "E-mail or phone").fill("office@stroud.example");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
});

/** Begins a quote from the bar at the foot. */
async function beginQuote(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("dialog", { name: "New" }).getByRole("button", { name }).click();
}

function customerRow(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^Customer ${name}`) });
}
