import type { Page } from "@playwright/test";

/** From here on the page's time goes on only by what it is told. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
}
