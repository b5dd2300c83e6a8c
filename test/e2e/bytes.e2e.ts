import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";

const kilobyte = 1000;

test("the start page loads at most 120 kB of script", async ({ page }) => {
  const scripts = await scriptsOf(page, "/", "link", "Sign In");
  expect(totalOf(scripts)).toBeLessThanOrEqual(120 * kilobyte);
});

test("the sign-in page loads at most 200 kB of script, no lazy part of it over 60 kB", async ({ page }) => {
  const start = await scriptsOf(page, "/", "link", "Sign In");
  const scripts = await scriptsOf(page, "/auth", "button", "Sign In");
  expect(totalOf(scripts)).toBeLessThanOrEqual(200 * kilobyte);
  const first = new Set(start.map(({ address }) => address));
  const lazy = scripts.filter(({ address }) => !first.has(address));
  expect(lazy.length).toBeGreaterThan(0);
  expect(lazy.filter(({ bytes }) => bytes > 60 * kilobyte)).toEqual([]);
});

interface Script {
  address: string;
  /** As it came over the network, compressed. */
  bytes: number;
}

/** The scripts that a page loads with nothing in the cache, until its button or link is there. */
async function scriptsOf(page: Page, path: string, role: "button" | "link", name: string): Promise<Script[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Map<string, Script>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, { address: new URL(response.url).pathname, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await session.detach();
  const loaded = [...scripts.values()];
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter(({ bytes }) => bytes === 0)).toEqual([]);
  return loaded;
}

function totalOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
