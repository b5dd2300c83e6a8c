import type { Page } from "@playwright/test";

/** Answers that an invoice is wanted. */
export async function confirmConversion(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Convert to Invoice" }).click();
}
