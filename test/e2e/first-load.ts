import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";

export const kilobyte = 1000;

export interface Loaded {
  path: string;
  type: string;
  /** Bytes after gzip. */
  gzip: number;
  /** Bytes received over the network. */
  sent: number;
}

/** Opens a screen with an empty cache, touches nothing, and returns what was loaded until the network was idle. */
export async function firstLoad(page: Page, path: string, isShown: () => Promise<void>): Promise<Loaded[]> {
  await savingData(page);
  // Requests that the previous screen still makes must not count for this one.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const loaded = new Map<string, Loaded>();
  // A few seconds after the unlock the app asks whether documents are to be sealed again. On a busy machine that is
  // before the network is idle, and what it loads is no part of the first load.
  const later = new Set<string>();
  let isLater = false;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    isLater ||= new URL(request.url).pathname.startsWith("/assets/resealing-");
    if (isLater) later.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (later.has(requestId) || (type !== "Script" && type !== "Stylesheet")) return;
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

export function sumOf(loaded: readonly Loaded[], type: Loaded["type"], as: "gzip" | "sent" = "gzip"): number {
  const sum = loaded.reduce((bytes, file) => bytes + (file.type === type ? file[as] : 0), 0);
  expect(sum).toBeGreaterThan(0);
  return sum;
}

export function gzipOf(asset: string): number {
  return gzipSync(readFileSync(`dist/web${asset}`), { level: 9 }).byteLength;
}

/** Opens the editor of a new document, or of a stored one, as {@link firstLoad}. */
export function editorLoad(page: Page, path: string): Promise<Loaded[]> {
  return firstLoad(page, path, () =>
    expect(page.getByRole("button", { name: /^(Create|Update) (Quote|Invoice)/ }).first()).toBeVisible(),
  );
}

/** From the next screen on, the browser is set to save data: nothing is loaded before it is needed. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
}
