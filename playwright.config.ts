import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { firefoxPath, webkitPaths } from "#test/engines/installed.ts";
import type { EngineOptions } from "#test/engines/journey.ts";
import { chromiumOptions } from "#test/support/chromium.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";

// The config is read again by every worker, so that the folder is made once and handed down.
if (!process.env.E2E_DATA_DIR) {
  const folder = await makeDatabaseFolder("e2e");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env.E2E_DATA_DIR = folder;
}
const port = Number(process.env.E2E_PORT ?? 4173);

/** Journeys through the built product in a real browser, against a real server on its embedded database. */
export default defineConfig<object, EngineOptions>({
  testDir: "test",
  testMatch: "e2e/*.e2e.ts",
  // A worker waits for a page half of its time: with three, two cores are busy.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A slow machine can lose a race with a notice that closes by itself; what needs a second try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [["line"], ["json", { outputFile: ".cache/e2e.json" }]],
  outputDir: ".cache/e2e",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    actionTimeout: 15_000,
    // Recording each journey costs a quarter of its time, so only a second try is recorded, or what asks for it (--trace on).
    trace: "on-first-retry",
    // Movement costs a fifth of the processor time. The other engines are not asked for less, and show it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await chromiumOptions(),
  },
  projects: [
    // Their journeys take longest, so they begin.
    ...otherEngines(),
    // Narrower than most desks, see wide-desk.ts.
    { name: "desktop", testIgnore: "*phone*.e2e.ts", use: { viewport: { width: 1200, height: 900 } } },
    {
      name: "phone",
      testMatch: "e2e/*phone*.e2e.ts",
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node dist/server/main.js",
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: "warn", DEV_OUTBOX: "1" },
    url: `http://localhost:${port}/api/health`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 240_000,
    stdout: "ignore",
  },
});

/** See [Note: Three engines]. */
function otherEngines() {
  const installed = { firefox: firefoxPath, webkit: webkitPaths };
  const names = ["firefox", "webkit"] as const;
  return names
    .filter((name) => installed[name] !== null)
    .map((name) => ({ name, testMatch: "engines/*.engine.ts", timeout: 300_000, use: { engine: name } }));
}
