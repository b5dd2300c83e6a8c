import type { BrowserContext, Page } from "@playwright/test";

/**
 * Lets requests through again that a route held or answered. Playwright stops intercepting with the last route, and
 * Chromium then never answers a request that it was just handing over, such as that for a script which loads when the
 * page is idle: a route for nothing keeps it intercepting.
 *
 * @param url as it was given to `route`
 */
export async function unroute(of: Page | BrowserContext, url: string | RegExp): Promise<void> {
  await of.route(nothing, (route) => route.continue());
  await of.unroute(url);
}

const nothing = /^nothing:/;
