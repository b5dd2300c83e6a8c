import type { Page } from "@playwright/test";

/** Deletes a record by the menu of its row, and says yes. */
export async function deleteByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
}
