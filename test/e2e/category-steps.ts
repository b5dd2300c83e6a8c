import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast, field } from "#test/e2e/person.ts";

export async function addCategory(manager: Locator, name: string) {
  await field(manager, "New category").fill(name);
  await field(manager, "New category").press("Enter");
  await expect(manager.getByRole("list", { name: "Categories" })).toContainText(name);
  await expect(field(manager, "New category")).toHaveValue("");
}

export async function pressDelete(page: Page, manager: Locator, name: string, noun = "category") {
  await manager.getByRole("button", { name: `Delete ${name}` }).click();
  const question = page.getByRole("alertdialog", {
    name: `Are you sure you want to delete the ${noun} "${name}"? This cannot be undone.`,
  });
  await question.getByRole("button", { name: "Delete Category" }).click();
}

/** Undo can be reached although the manager is open over it. */
export async function deletesCategory(
  page: Page,
  manager: Locator,
  { name, noun }: { name: string; noun: string },
) {
  await pressDelete(page, manager, name, noun.toLowerCase());
  await expectToast(page, `${noun} deleted successfully`);
  await expect(manager.getByRole("list", { name: "Categories" })).not.toContainText(name);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, `${noun} restored`);
  await expect(manager.getByRole("list", { name: "Categories" })).toContainText(name);
}

/** The ids of all records of a list, sorted. */
export async function idsOf(page: Page, path: string): Promise<string[]> {
  const records = await (await page.request.get(path)).json();
  return records.map(({ id }: { id: string }) => id).sort();
}
