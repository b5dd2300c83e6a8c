import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";

// Nothing that is shown may be pushed aside by what comes later (CLS 0), for a newcomer in the trial too.
const publicPages = ["/", "/auth", "/forgot-password", "/terms-of-service", "/privacy-policy"];
const screens = [
  "/",
  "/quotes",
  "/invoices",
  "/materials",
  "/labor",
  "/customers",
  "/company-profile",
  "/quotes/new",
  "/invoices/new",
  "/settings",
  "/billing",
  "/export",
  "/monthly-reports",
  "/support",
  "/support/faq",
  "/support/report-issue",
  "/privacy/what-the-server-sees",
];
const widths = [360, 1280];

test("no public page moves what it has shown", async ({ page }) => {
  await withoutTours(page);
  await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of publicPages) expect(await shiftsOf(page, path), `${path} at ${width}`).toEqual([]);
  }
});

test("no screen of a newcomer moves what it has shown, however late the answers come", async ({ page }) => {
  test.setTimeout(240_000);
  await createPlainAccount(page, newPerson());
  await withoutTours(page);
  await watchShifts(page);
  await page.route("**/api/**", later);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of screens) {
      expect.soft(await shiftsOf(page, path), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Each answer comes a little later than the one before, so that the screen is drawn between them. */
let asked = 0;
async function later(route: Parameters<Parameters<Page["route"]>[1]>[0]) {
  asked += 1;
  const frames = 3 + (asked % 4) * 3;
  const answer = await route.fetch();
  await route.request().frame().page().evaluate(nextFrames, frames);
  await route.fulfill({ response: answer });
}

/** Settles after some frames have been drawn. Runs in the page. */
async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Records what moved on each page from its beginning. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
          return `${name?.slice(0, 60)} from ${previousRect.y} to ${currentRect.y}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved on a page until nothing more was asked for. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(nextFrames, 10);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

interface Shift {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
