import { expect, type Page } from "@playwright/test";
import { nextFrames } from "#test/e2e/frames.ts";
import { timing } from "#web/base/timing.ts";

/** What each page has asked for and not been answered yet. */
const asked = new WeakMap<Page, Set<unknown>>();

/**
 * Shows a screen, and waits until it has all that it asks for. Where the app is open it goes there as a step through the
 * history does, because a load takes five times the processor time. The screen that is open is loaded again.
 */
export async function openScreen(page: Page, screen: string): Promise<void> {
  const pending = asked.get(page) ?? follow(page);
  if (!(await page.evaluate(goWithin, screen))) {
    await page.goto(screen);
    await page.waitForLoadState("networkidle");
  }
  await expect
    .poll(async () => {
      const before = pending.size;
      await page.evaluate(idle, timing.idleAtMost);
      await page.evaluate(nextFrames, 4);
      return before + pending.size + (await page.evaluate(skeletons));
    })
    .toBe(0);
  // An address that is no entry of the app is one that it did not follow, or left again.
  expect(await page.evaluate(() => [location.pathname, "key" in (history.state ?? {})])).toEqual([
    screen.split("?")[0],
    true,
  ]);
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
}

/** Idle tasks run in turn, so that this one ends after those of the app, which load what comes last. Runs in the page. */
function idle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
}

/** On a busy machine a request comes after the place that waits for its answer. Runs in the page. */
function skeletons(): number {
  const places = [...document.querySelectorAll("[role=status]")];
  return places.filter((place) => place.textContent?.startsWith("Loading")).length;
}

function follow(page: Page): Set<unknown> {
  const pending = new Set<unknown>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  asked.set(page, pending);
  return pending;
}

/** @returns false where the app is not open, or shows this screen. Runs in the page. */
function goWithin(screen: string): boolean {
  const isApp = document.querySelector("h1") !== null;
  if (!isApp || new URL(screen, location.href).pathname === location.pathname) return false;
  history.pushState(null, "", screen);
  dispatchEvent(new PopStateEvent("popstate"));
  return true;
}
