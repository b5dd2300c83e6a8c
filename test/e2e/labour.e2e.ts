import { expect, type Locator, type Page } from "@playwright/test";
import { addCategory, deletesCategory, idsOf } from "#test/e2e/category-steps.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("labour rates are filed by hour, day, item or metre, deleted and restored", async ({ page }) => {
  await createPlainAccount(page, newPerson("Bob"));
  await open(page, "Labour Management");
  await expect(page.getByRole("button", { name: "Add Labour Item" })).toBeDisabled();
  await page.getByRole("button", { name: "Create Categories First" }).click();
  const manager = page.getByRole("dialog", { name: "Manage Categories" });
  await addCategory(manager, "Joinery");
  await expectToast(page, "Labour category created successfully");
  await addCategory(manager, "Tiling");
  await manager.getByRole("button", { name: "Rename Joinery" }).click();
  await manager.getByLabel("Category name").fill("Carpentry");
  await manager.getByLabel("Category name").press("Enter");
  await expectToast(page, "Labour category updated successfully");
  await deletesCategory(page, manager, { name: "Tiling", noun: "labour category" });
  await manager.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Add Labour Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Labour Item" });
  await dialog.getByRole("button", { name: "Create Labour Item" }).click();
  await expect(dialog).toContainText("Labour item name is required");
  await field(dialog, "Name").fill("Skirting");
  await field(dialog, "Rate").fill("6.5");
  await field(dialog, "Rate Type").selectOption("meter");
  await field(dialog, "Category").selectOption("Carpentry");
  await page.route("**/api/labor", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Create Labour Item" }).click();
  await expectToast(page, "Failed to create labour item");
  await unroute(page, "**/api/labor");
  await dialog.getByRole("button", { name: "Create Labour Item" }).click();
  await expectToast(page, "Labour item created successfully");
  const row = page.getByRole("row", { name: /Skirting/ });
  await expect(row).toContainText("Carpentry");
  await expect(row).toContainText("£6.50/meter");
  await page.getByRole("searchbox", { name: "Search labour items" }).fill("roof");
  await expect(page.getByText("No labour items found")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await changesAndDeletesRate(page, row);
});

async function changesAndDeletesRate(page: Page, row: Locator) {
  await page.getByRole("button", { name: "Edit Skirting" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Labour Item" });
  await field(dialog, "Rate").fill("7");
  await page.route("**/api/labor/*", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Update Labour Item" }).click();
  await expectToast(page, "Failed to update labour item");
  await unroute(page, "**/api/labor/*");
  await dialog.getByRole("button", { name: "Update Labour Item" }).click();
  await expectToast(page, "Labour item updated successfully");

  const confirm = async () => {
    await page.getByRole("button", { name: "Delete Skirting" }).click();
    const question = "Are you sure you want to delete this labor item?";
    await page
      .getByRole("alertdialog", { name: question })
      .getByRole("button", { name: "Delete Item" })
      .click();
  };
  const ids = await idsOf(page, "/api/labor");
  await confirm();
  await expectToast(page, "Labor item deleted successfully");
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Labour item restored");
  await expect(row).toContainText("£7.00/meter");
  expect(await idsOf(page, "/api/labor")).toEqual(ids);
  await page.route("**/api/labor/*", (route) => route.fulfill({ status: 500, body: "" }));
  await confirm();
  await expectToast(page, "Failed to delete labor item");
}
