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

/** Which engine a journey runs in, as its project in playwright.config.ts says. */
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
  /** The words of a PDF, once it has arrived. */
  pdf(name: string): Promise<string>;
}

/** A journey in one of the other engines: a browser of its own, in which nobody is signed in. */
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

/** Of the first tab; one that shows nothing any more must not hide why the journey failed. */
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
