import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";

// The limits of first loads in bytes after gzip, each file by itself; see [Note: First load]. The bytes on the wire
// are compressed by Brotli, and include the headers.
const kilobyte = 1000;

test("the start page loads at most 79 kB of script, the sign-in 81, and each 15 kB of style", async ({
  page,
}) => {
  for (const [path, role, most] of [["/", "link", 79] as const, ["/auth", "button", 81] as const]) {
    const loaded = await firstLoad(page, path, () =>
      expect(page.getByRole(role, { name: "Sign In", exact: true }).first()).toBeVisible(),
    );
    expect(sumOf(loaded, "Script"), path).toBeLessThanOrEqual(most * kilobyte);
    expect(sumOf(loaded, "Stylesheet"), path).toBeLessThanOrEqual(15 * kilobyte);
    expect(sumOf(loaded, "Script", "sent"), path).toBeLessThanOrEqual(most * kilobyte);
  }
});

/** What an empty list says, and its limit in kB. */
const lists = [
  ["/quotes", "No quotes yet", 152],
  ["/invoices", "No invoices yet", 152],
  ["/customers", "No customers yet", 143],
  ["/materials", "No materials and no categories yet", 148],
  ["/labor", "No labour items and no categories yet", 146],
] as const;

test("the dashboard loads at most 138 kB of script, lists 143 to 152, the editor 185, that of a firm without a profile 190", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  const dashboard = await firstLoad(page, "/", async () => {
    await expect(page.getByRole("heading", { name: "Welcome back, Ida" })).toBeVisible();
    await expect(page.getByText("All invoices paid!")).toBeVisible();
  });
  expect(sumOf(dashboard, "Script")).toBeLessThanOrEqual(138 * kilobyte);
  for (const [path, empty, most] of lists) {
    const list = await firstLoad(page, path, () => expect(page.getByText(empty)).toBeVisible());
    expect(sumOf(list, "Script"), path).toBeLessThanOrEqual(most * kilobyte);
  }
  const newcomer = await firstLoad(page, "/quotes/new", () =>
    expect(page.getByRole("button", { name: /^Create quote/i }).first()).toBeVisible(),
  );
  expect(sumOf(newcomer, "Script")).toBeLessThanOrEqual(190 * kilobyte);
  await withoutFirstFigures(page);
  const editor = await firstLoad(page, "/quotes/new", () =>
    expect(page.getByRole("button", { name: /^Create quote/i }).first()).toBeVisible(),
  );
  expect(sumOf(editor, "Script")).toBeLessThanOrEqual(185 * kilobyte);
  expect(sumOf(editor, "Stylesheet")).toBeLessThanOrEqual(15 * kilobyte);
});

test("what the frame may open is preloaded, at most 72 kB, after everything that the screen shows has loaded", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const isMenu = (path: string) => path.startsWith("/assets/user-menu-popup-");
  await expect.poll(() => asked.some(isMenu)).toBe(true);
  await page.waitForLoadState("networkidle");
  const ahead = asked.slice(asked.findIndex(isMenu));
  expect(ahead.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  expect(ahead.reduce((bytes, path) => bytes + gzipOf(path), 0)).toBeLessThanOrEqual(72 * kilobyte);
});

test("no script loaded later is over 60 kB, except the PDF worker", async ({ page }) => {
  const first = await firstLoad(page, "/", () =>
    expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible(),
  );
  const assets = readdirSync("dist/web/assets").map((name) => `/assets/${name}`);
  const lazy = assets.filter((name) => name.endsWith(".js") && !first.some(({ path }) => path === name));
  expect(lazy.length).toBeGreaterThan(first.length);
  const large = lazy.filter((path) => gzipOf(path) > 60 * kilobyte);
  expect(large).toEqual([expect.stringMatching(/\/pdf-worker-/)]);
});

interface Loaded {
  path: string;
  type: string;
  /** Bytes after gzip. */
  gzip: number;
  /** Bytes received over the network. */
  sent: number;
}

/** Opens a screen with an empty cache, touches nothing, and returns what was loaded until the network was idle. */
async function firstLoad(page: Page, path: string, isShown: () => Promise<void>): Promise<Loaded[]> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  // Requests that the previous screen still makes must not count for this one.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const loaded = new Map<string, Loaded>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Script" && type !== "Stylesheet") return;
    const asset = new URL(response.url).pathname;
    loaded.set(requestId, { path: asset, type, gzip: gzipOf(asset), sent: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId);
    if (file) file.sent = encodedDataLength;
  });
  await page.goto(path);
  await isShown();
  await page.waitForLoadState("networkidle");
  await session.detach();
  const files = [...loaded.values()];
  expect(files.filter(({ sent }) => sent === 0)).toEqual([]);
  return files;
}

function sumOf(loaded: readonly Loaded[], type: Loaded["type"], as: "gzip" | "sent" = "gzip"): number {
  const sum = loaded.reduce((bytes, file) => bytes + (file.type === type ? file[as] : 0), 0);
  expect(sum).toBeGreaterThan(0);
  return sum;
}

function gzipOf(asset: string): number {
  return gzipSync(readFileSync(`dist/web${asset}`), { level: 9 }).byteLength;
}
