import { expect, type Locator, type Page } from "@playwright/test";
import {
  addCategory,
  deletesCategory,
  idsOf,
  pressDelete,
  saidOfCategories,
} from "#test/e2e/category-steps.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount, register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("materials are filed, found, priced, deleted and restored", async ({ page, context }) => {
  test.setTimeout(120_000);
  await register(page, newPerson());
  await page.goto("/materials");
  await expect(page.getByRole("button", { name: "Add Item" })).toBeDisabled();
  await page.getByRole("button", { name: "Create Categories First" }).click();
  const manager = page.getByRole("dialog", { name: "Manage Categories" });
  for (const name of ["timber", "Paint", "Bricks"]) {
    await addCategory(manager, name);
    await expectToast(page, "Category created successfully");
  }
  await expect(manager.getByRole("listitem")).toHaveText([/^Bricks/, /^Paint/, /^timber/]);
  await renamesByKeyboard(page, manager);
  await deletesCategory(page, manager, { name: "Bricks", noun: "category" });
  await manager.getByRole("button", { name: "Done" }).click();

  await checksAndCreates(page);
  await addMaterial(page, { name: "Skip hire", cost: "180", category: "No category" });
  await addMaterial(page, { name: "Emulsion", cost: "24.99", category: "Paints" });
  await findsMaterials(page);

  await page.getByRole("button", { name: "Manage Categories" }).click();
  await pressDelete(page, manager, "timber");
  await expectToast(page, "Category is in use by 1 item");
  await manager.getByRole("button", { name: "Done" }).click();

  await deletesMaterial(page);
  await keepsBothVersions(page, await context.newPage());
});

test("a category that cannot be created, renamed or deleted says so in its own noun, and one in use says by how many items", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Cat"));
  for (const { screen, path, noun } of [
    { screen: "Materials", path: "categories", noun: "category" },
    { screen: "Labour Management", path: "labor-categories", noun: "labour category" },
  ] as const) {
    await open(page, screen);
    await page.getByRole("button", { name: "Create Categories First" }).first().click();
    const manager = page.getByRole("dialog", { name: "Manage Categories" });
    await addCategory(manager, "Timber");
    const failing = new RegExp(`/api/${path}(/|$)`);
    await page.route(failing, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 502, body: "" }),
    );
    await field(manager, "New category").fill("Bricks");
    await field(manager, "New category").press("Enter");
    await expectToast(page, saidOfCategories[noun].notCreated);
    await expect(field(manager, "New category")).toHaveValue("Bricks");
    await manager.getByRole("button", { name: "Rename Timber" }).click();
    await manager.getByLabel("Category name").fill("Wood");
    await manager.getByLabel("Category name").press("Enter");
    await expectToast(page, saidOfCategories[noun].notRenamed);
    await page.keyboard.press("Escape");
    await pressDelete(page, manager, "Timber", noun);
    await expectToast(page, saidOfCategories[noun].notDeleted);
    await unroute(page, failing);
    await page.keyboard.press("Escape");
  }
  const [{ id }] = await (await page.request.get("/api/categories")).json();
  const data = { name: "Oak board", unitCost: "12.50", unitType: "Each", categoryId: id };
  expect((await page.request.post("/api/materials", { data })).status()).toBe(201);
  await open(page, "Materials");
  await page.getByRole("button", { name: "Manage Categories" }).click();
  const manager = page.getByRole("dialog", { name: "Manage Categories" });
  await pressDelete(page, manager, "Timber");
  await expectToast(page, "Category is in use by 1 item");
});

/** Enter saves, Escape cancels, a blank name is not saved, and the other rows wait. */
async function renamesByKeyboard(page: Page, manager: Locator) {
  const rename = manager.getByRole("button", { name: "Rename Paint", exact: true });
  const name = manager.getByLabel("Category name");
  await rename.focus();
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  for (const waiting of ["Rename timber", "Delete timber", "Rename Bricks", "Delete Bricks"]) {
    await expect(manager.getByRole("button", { name: waiting })).toBeDisabled();
  }
  await page.keyboard.type("   ");
  await expect(manager.getByRole("button", { name: "Save name" })).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("  Paints ");
  await page.keyboard.press("Enter");
  await expectToast(page, "Category updated successfully");
  await expect(manager.getByRole("button", { name: "Rename Paints" })).toBeFocused();
  // The tooltip of the focused button covers the row above it until the focus moves on.
  await field(manager, "New category").focus();
}

/** Errors are shown at their fields, and a failed save loses nothing. */
async function checksAndCreates(page: Page) {
  await page.getByRole("button", { name: "Add Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Material/Service" });
  const create = dialog.getByRole("button", { name: "Create Material" });
  await field(dialog, "Unit Cost").fill("-1");
  await create.click();
  await expect(dialog).toContainText("Material name is required");
  await expect(dialog).toContainText("Unit cost must be 0 or greater");
  await field(dialog, "Name").fill("Oak stair tread");
  await field(dialog, "SKU").fill("oak-900");
  await expect(field(dialog, "SKU")).toHaveValue("OAK-900");
  await field(dialog, "Unit Cost").fill("42.50");
  await field(dialog, "Unit Type").selectOption("Linear Meter");
  await field(dialog, "Category").selectOption("timber");
  await page.route("**/api/materials", (route) => route.fulfill({ status: 500, body: "" }));
  await create.click();
  await expectToast(page, "Failed to create material");
  await expect(field(dialog, "Name")).toHaveValue("Oak stair tread");
  await unroute(page, "**/api/materials");
  await create.click();
  await expectToast(page, "Material created successfully");
  const row = page.getByRole("row", { name: /Oak stair tread/ });
  for (const words of ["timber", "OAK-900", "£42.50 per Linear Meter"])
    await expect(row).toContainText(words);
}

async function addMaterial(page: Page, material: { name: string; cost: string; category: string }) {
  await page.getByRole("button", { name: "Add Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Material/Service" });
  await field(dialog, "Name").fill(material.name);
  await field(dialog, "Unit Cost").fill(material.cost);
  await field(dialog, "Category").selectOption(material.category);
  await dialog.getByRole("button", { name: "Create Material" }).click();
  await expect(page.getByRole("row", { name: new RegExp(material.name) })).toBeVisible();
}

/** By search, category and order in one view, and under headings in the other. */
async function findsMaterials(page: Page) {
  const names = page.getByRole("table", { name: "Materials" }).locator("tbody tr");
  await expect(names).toHaveText([/^Emulsion/, /^Oak stair tread/, /^Skip hire/]);
  await page.getByRole("button", { name: "Unit Cost" }).click();
  await expect(names).toHaveText([/^Emulsion/, /^Oak stair tread/, /^Skip hire/]);
  await page.getByRole("button", { name: "Unit Cost" }).click();
  await expect(names).toHaveText([/^Skip hire/, /^Oak stair tread/, /^Emulsion/]);
  const search = page.getByRole("searchbox", { name: "Search materials" });
  await search.fill("900");
  await expect(names).toHaveText([/^Oak stair tread/]);
  await page.getByLabel("Filter by category").selectOption("Paints");
  await expect(page.getByText("No materials found")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await page.getByLabel("Filter by category").selectOption("Uncategorized");
  await expect(names).toHaveText([/^Skip hire/]);
  await page.getByRole("button", { name: "By Category" }).click();
  await expect(page.getByLabel("Filter by category")).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Paints",
    "timber",
    "Uncategorized",
  ]);
  await expect(page.getByRole("main")).toContainText("1 item");
  await page.getByRole("button", { name: "View All" }).click();
  await page.getByLabel("Filter by category").selectOption("All categories");
}

async function deletesMaterial(page: Page) {
  const confirm = async (name: string) => {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    const question = page.getByRole("alertdialog", {
      name: "Are you sure you want to delete this material?",
    });
    await question.getByRole("button", { name: "Delete Material" }).click();
  };
  const ids = await idsOf(page, "/api/materials");
  await confirm("Skip hire");
  await expectToast(page, "Material deleted successfully");
  await expect(page.getByRole("row", { name: /Skip hire/ })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Material restored");
  await expect(page.getByRole("row", { name: /Skip hire/ })).toContainText("£180.00");
  expect(await idsOf(page, "/api/materials")).toEqual(ids);

  await page.route("**/api/materials/*", (route) => route.fulfill({ status: 500, body: "" }));
  await confirm("Skip hire");
  await expectToast(page, "Failed to delete material");
  await unroute(page, "**/api/materials/*");
  const ended = "Your trial has ended. Subscribe to create and edit.";
  await page.route("**/api/materials/*", (route) =>
    route.fulfill({ status: 402, json: { error: "TRIAL_ENDED", message: ended } }),
  );
  await confirm("Skip hire");
  await expectToast(page, "Cannot Delete Material");
  await expectToast(page, ended);
  await unroute(page, "**/api/materials/*");
  // Deleted meanwhile, as if on another device.
  await page.route("**/api/materials/*", async (route) => {
    await page.request.delete(route.request().url());
    await route.continue();
  });
  await confirm("Skip hire");
  await expectToast(page, "Material not found");
  await expectToast(page, "Cannot Delete Material");
  await unroute(page, "**/api/materials/*");
  await expect(page.getByRole("row", { name: /Skip hire/ })).toBeHidden();
}

/** Two tabs change one material: the later one is warned, and may overwrite the other's words. */
async function keepsBothVersions(page: Page, other: Page) {
  await page.getByRole("button", { name: "Edit Emulsion" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Material/Service" });
  await field(dialog, "Unit Cost").fill("26");
  await other.goto("/materials");
  await other.getByRole("button", { name: "Edit Emulsion" }).click();
  await field(other.getByRole("dialog"), "Unit Cost").fill("25");
  await other.getByRole("button", { name: "Update Material" }).click();
  await expectToast(other, "Material updated successfully");
  await dialog.getByRole("button", { name: "Update Material" }).click();
  await expectToast(page, "Failed to update material");
  await expect(dialog).toContainText("What you typed is still here and has not been saved.");
  await dialog.getByRole("button", { name: "Save mine anyway" }).click();
  await expectToast(page, "Material updated successfully");
  await expect(page.getByRole("row", { name: /Emulsion/ })).toContainText("£26.00");
}
