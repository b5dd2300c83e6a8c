import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longest-first.ts";
import { quickStart } from "./test/support/quick-start.ts";

/** Unit and integration tests. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    exclude: ["test/e2e/**", "node_modules/**"],
    // No measure of speed, only an end for what hangs: a slow machine takes four times as long as a fast one.
    testTimeout: 180_000,
    // As in the journeys: a machine that runs both beside each other can be slow to come to a worker's next round.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
    // As for journeys: what passes at the second try is named at the end (scripts/test.mjs).
    retry: process.env.CI ? 1 : 0,
    // Every core: by default one is left idle, and on two cores that doubles the time.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          // As below. No test leaves anything behind in a module: the files pass in any order.
          isolate: false,
          include: [
            "src/{domain,formats,words,contract,vault,pdf,web}/**/*.test.ts",
            "src/{domain,formats,words,contract,vault,pdf,web}/**/*.test.tsx",
            "scripts/**/*.test.ts",
            "test/vault/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        // See [Note: Databases for tests].
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts", "test/**/*.test.ts"],
          // They derive keys in WebAssembly, which the quick start makes slow.
          exclude: ["test/vault/**"],
          // The files of one worker share the modules of the app: to load them takes longer than many of the tests.
          isolate: false,
          execArgv: [...quickStart],
          globalSetup: ["test/support/database-setup.ts"],
          setupFiles: ["test/support/embedded-worker-setup.ts"],
        },
      },
    ],
  },
});
