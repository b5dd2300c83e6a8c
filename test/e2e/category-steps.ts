import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast, field } from "#test/e2e/person.ts";

/** What is said of each kind of category, written out as the specification prints it. */
export const saidOfCategories = {
  category: {
    asked: 'Are you sure you want to delete the category "{name}"? This cannot be undone.',
    deleted: "Category deleted successfully",
    restored: "Category restored",
    notCreated: "Failed to create category",
    notRenamed: "Failed to update category",
    notDeleted: "Failed to delete category",
  },
  "labour category": {
    asked: 'Are you sure you want to delete the labour category "{name}"? This cannot be undone.',
    deleted: "Labour category deleted successfully",
    restored: "Labour category restored",
    notCreated: "Failed to create labour category",
    notRenamed: "Failed to update labour category",
    notDeleted: "Failed to delete labour category",
  },
};
type Noun = keyof typeof saidOfCategories;

export async function addCategory(manager: Locator, name: string) {
  await field(manager, "New category").fill(name);
  await field(manager, "New category").press("Enter");
  await expect(manager.getByRole("list", { name: "Categories" })).toContainText(name);
  await expect(field(manager, "New category")).toHaveValue("");
}

export async function pressDelete(page: Page, manager: Locator, name: string, noun: Noun = "category") {
  await manager.getByRole("button", { name: `Delete ${name}` }).click();
  const question = page.getByRole("alertdialog", {
    name: saidOfCategories[noun].asked.replace("{name}", name),
  });
  await question.getByRole("button", { name: "Delete Category" }).click();
}

/** Undo can be reached although the manager is open over it. */
export async function deletesCategory(
  page: Page,
  manager: Locator,
  { name, noun }: { name: string; noun: Noun },
) {
  await pressDelete(page, manager, name, noun);
  await expectToast(page, saidOfCategories[noun].deleted);
  await expect(manager.getByRole("list", { name: "Categories" })).not.toContainText(name);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, saidOfCategories[noun].restored);
  await expect(manager.getByRole("list", { name: "Categories" })).toContainText(name);
}

/** The ids of all records of a list, sorted. */
export async function idsOf(page: Page, path: string): Promise<string[]> {
  const records = await (await page.request.get(path)).json();
  return records.map(({ id }: { id: string }) => id).sort();
}
