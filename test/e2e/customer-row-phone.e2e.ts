import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { addCustomItem } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Ivo"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("on a phone a picked customer becomes a row, and another is picked in its sheet", async ({ page }) => {
  const amelia = { name: "Amelia Stroud", email: "amelia@stroud.example", city: "Otley" };
  await post(page, "customers", amelia);
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example" });
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("stroud");
  await page.getByRole("option", { name: /Amelia Stroud/ }).click();
  const row = customerRow(page, "Amelia Stroud");
  await expect(row).toContainText("amelia@stroud.example · Otley");
  await expect(row).toBeFocused();
  await expect(field(page, "Customer name")).toBeHidden();
  await expectAccessible(page);

  await row.click();
  const sheet = page.getByRole("dialog", { name: "Customer" });
  await expect(field(sheet, "Customer name")).toHaveValue("Amelia Stroud");
  await expectAccessible(page);
  await field(sheet, "Find a customer").fill("marsh");
  await page.getByRole("option", { name: /Bea Marsh/ }).click();
  await expect(sheet).toBeHidden();
  await expect(customerRow(page, "Bea Marsh")).toBeFocused();
  await expect(customerRow(page, "Bea Marsh")).not.toContainText("Otley");
  await addCustomItem(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Bea Marsh");
});

test("on a phone a customer who cannot be reached stays open until that is typed", async ({ page }) => {
  await post(page, "customers", { name: "Cleo Finch", city: "Otley" });
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("cleo");
  await page.getByRole("option", { name: /Cleo Finch/ }).click();
  await expect(field(page, "Customer name")).toHaveValue("Cleo Finch");
  await expect(field(page, "Customer email")).toBeVisible();
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
  await field(sheet, "Customer email").fill("");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: "Update Quote" }).click();
  await page.getByRole("alert").getByRole("link").first().click();
  const problem = page.getByRole("main").getByRole("button", { name: /email/i });
  await expect(problem).toBeFocused();
  await expectAccessible(page);
  await problem.click();
  await expect(field(sheet, "Customer email")).toBeFocused();
  await field(sheet, "Customer email").fill("office@stroud.example");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
});

function customerRow(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^Customer ${name}`) });
}
