import { expect, type Page } from "@playwright/test";

/** Loads a screen, and waits until it has all that it asks for. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}
