import { expect, type Page } from "@playwright/test";

/**
 * Waits until the entries of closed overlays are gone from the history, before a test visits an address by itself: the
 * step back over them would abort that visit.
 */
export async function leftOverlays(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
}
