import type { Page } from "@playwright/test";

/** Changes the server's answer to a read. */
export async function lie<T = Record<string, unknown>>(
  page: Page,
  path: string,
  change: (answer: T) => unknown,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
