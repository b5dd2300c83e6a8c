import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { pdfText } from "#test/e2e/pdf-text.ts";
import type { Engine, RunningBrowser } from "#test/engines/engine.ts";
import { firefox } from "#test/engines/firefox.ts";
import { firefoxPath, webkitPaths } from "#test/engines/installed.ts";
import { type Screen, screenOf } from "#test/engines/screen.ts";
import { until } from "#test/engines/until.ts";
import { webkit } from "#test/engines/webkit.ts";

/** The engine of a journey, which its project in playwright.config.ts sets. */
export interface EngineOptions {
  engine: Engine["name"];
}

interface Fixtures {
  browserOf: RunningBrowser;
  joiner: Screen;
  downloads: Downloads;
}

/** The files that were downloaded. */
interface Downloads {
  /** The text of a PDF, once it has been downloaded. */
  pdf(name: string): Promise<string>;
}

/** A journey in one of the other engines: in a browser of its own, in which nobody is signed in. */
export const test = base.extend<Fixtures, EngineOptions>({
  engine: ["firefox", { option: true, scope: "worker" }],
  browserOf: async ({ engine }, use, info) => {
    const running = await engineOf(engine).start();
    await use(running);
    if (info.status !== info.expectedStatus) await keepPicture(running, info.outputPath("shown.png"));
    await running.stop();
  },
  joiner: ({ browserOf, baseURL }, use) => use(screenOf(browserOf.tab, baseURL ?? "")),
  downloads: ({ browserOf }, use) => use({ pdf: (name) => readPdf(browserOf.downloads, name) }),
});

/** Takes a picture of the first tab. If that fails, it must not hide why the journey failed. */
async function keepPicture({ tab }: RunningBrowser, path: string): Promise<void> {
  const nothing = pause(10_000, null, { ref: false });
  const picture = await Promise.race([tab.picture().catch(() => null), nothing]);
  if (picture) writeFileSync(path, picture);
}

function engineOf(name: Engine["name"]): Engine {
  if (name === "firefox" && firefoxPath) return firefox(firefoxPath);
  if (name === "webkit" && webkitPaths) return webkit(webkitPaths);
  throw new Error(`${name} is not installed`);
}

function readPdf(folder: string, name: string): Promise<string> {
  return until(
    async () => pdfText(readFileSync(join(folder, name))),
    () => `${name} among ${readdirSync(folder)}`,
  );
}
