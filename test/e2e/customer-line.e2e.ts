import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { draftIsKept, foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Ivo"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("the customer of a stored invoice is one line, which unfolds to find another one", async ({ page }) => {
  const amelia = { customerName: "Amelia Stroud", companyName: "Stroud Ltd", customerPhone: "07700 900123" };
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example", city: "Otley" });
  const id = await post(page, "invoices", { ...amelia, lineItems: [{ ...board, unitPrice: "50.00" }] });
  await page.goto(`/invoices/edit/${id}`);
  await expect(foldedCustomer(page)).toContainText("Amelia Stroud · Stroud Ltd · 07700 900123");
  await expect(field(page, "Customer name")).toBeHidden();

  await changeCustomer(page).press("Enter");
  await expect(field(page, "Find a customer")).toBeFocused();
  await expect(field(page, "Customer name")).toHaveValue("Amelia Stroud");
  await page.keyboard.type("bea");
  await expect(page.getByRole("option", { name: /Bea Marsh/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(foldedCustomer(page)).toContainText("Bea Marsh · Otley · bea@marsh.example");
  await expect(changeCustomer(page)).toBeFocused();
  await page.getByRole("button", { name: "Update Invoice" }).click();
  await expectToast(page, "Invoice updated successfully");
});

test("what is wrong with the customer of a stored quote unfolds the boxes, and they stay when it is mended", async ({
  page,
}) => {
  const words = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
  const id = await post(page, "quotes", { ...words, lineItems: [{ ...board, unitCost: "50.00" }] });
  await page.goto(`/quotes/${id}/edit`);
  await changeCustomer(page).click();
  await field(page, "Customer email").fill("");
  await draftIsKept(page, /./);
  await page.reload();
  await expect(foldedCustomer(page)).toContainText("Amelia Stroud");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await page.getByRole("link", { name: "Customer email is required" }).click();
  await expect(field(page, "Customer email")).toBeFocused();
  await page.keyboard.type("amelia@stroud.example");
  await expect(field(page, "Customer email")).toHaveValue("amelia@stroud.example");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
});

test("a customer who comes along with a new quote, from their page or with a duplicate, is one line", async ({
  page,
}) => {
  const customerId = await post(page, "customers", {
    name: "Bea Marsh",
    email: "bea@marsh.example",
    city: "Otley",
  });
  await page.goto(`/customers/${customerId}`);
  await page.getByRole("button", { name: "New quote" }).click();
  await expect(foldedCustomer(page)).toContainText("Bea Marsh · Otley · bea@marsh.example");
  await expect(field(page, "Add item")).toBeFocused();

  const words = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
  await post(page, "quotes", { ...words, lineItems: [{ ...board, unitCost: "50.00" }] });
  await page.goto("/quotes");
  await page.getByRole("button", { name: /^More for Q-/ }).click();
  await page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
  await expect(foldedCustomer(page)).toContainText("Amelia Stroud · amelia@stroud.example");
  await changeCustomer(page).click();
  await expect(field(page, "Customer name")).toHaveValue("Amelia Stroud");
});

test("the boxes of a picked customer stay where a quote still asks for something", async ({ page }) => {
  await post(page, "customers", { name: "Bea Marsh", city: "Otley" });
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("bea");
  await page.getByRole("option", { name: /Bea Marsh/ }).click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Marsh");
  await expect(field(page, "Customer email")).toBeVisible();
});

const board = { name: "Oak board", quantity: "2" };

const changeCustomer = (page: Page) => page.getByRole("button", { name: "Change customer" });
