import type { Page } from "@playwright/test";

/** From here on the page's clock moves only when the test moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
}
