import { expect, type Locator, type Page } from "@playwright/test";

/** The dialog that asks to sign in again over unsaved work. */
export function again(page: Page): Locator {
  return page.getByRole("dialog", { name: "Sign in again" });
}

/** The server drops the session, as it does after a while; the page is not notified. */
export async function endSession(page: Page): Promise<void> {
  expect((await page.request.post("/api/logout")).ok()).toBe(true);
}

/** The dialog that asks for the passphrase. */
export function unlockDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Unlock your data" });
}
