import type { Browser, Page } from "@playwright/test";

/** A touch device of the same person, with nothing loaded yet. Close its context at the end. */
export async function sameOnTouch(
  page: Page,
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const storageState = await page.context().storageState({ indexedDB: true });
  const context = await browser.newContext({ storageState, viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}
