import { expect, type Page } from "@playwright/test";

/** Chooses what a document's "..." offers. */
export async function chooseMore(page: Page, entry: string | RegExp): Promise<void> {
  await openMore(page);
  await page
    .getByRole("menuitem", typeof entry === "string" ? { name: entry, exact: true } : { name: entry })
    .click();
}

/** Opens a document's "...", once its screen is there: the list that led to it has one for each row. */
export async function openMore(page: Page): Promise<void> {
  await expect(page.getByRole("tablist", { name: /^Views of this/ })).toBeVisible();
  await page.getByRole("button", { name: /^More for/ }).click();
}

/** Answers that an invoice is wanted. */
export async function confirmConversion(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Convert to Invoice" }).click();
}

/** Chooses what the "..." of a document's row offers. */
export async function chooseInRow(page: Page, number: string, entry: string): Promise<void> {
  await openRowMenu(page, number);
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Opens the "..." of a document's row. */
export async function openRowMenu(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${number}`, exact: true }).click();
}
