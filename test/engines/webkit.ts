import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, type WebDriver } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { startProgram } from "#test/engines/child-program.ts";
import type { BrowserTab, Engine } from "#test/engines/engine.ts";
import type { WebkitPaths } from "#test/engines/installed.ts";
import { until } from "#test/engines/until.ts";
import { freePort } from "#test/support/server-process.ts";

/** WebKitGTK, the engine of Safari, by WebKitWebDriver, on a virtual screen. */
export function webkit(paths: WebkitPaths): Engine {
  return {
    name: "webkit",
    async start() {
      const folder = mkdtempSync(join(tmpdir(), "quotewright-webkit-"));
      const downloads = join(folder, "downloads");
      mkdirSync(downloads);
      writeFileSync(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
      const xvfb = await startProgram({
        program: paths.xvfb,
        parameters: ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        // If another Xvfb is running, warnings about its display precede the number.
        ready: /^(\d+)$/m,
      });
      const port = await freePort();
      const server = await startProgram({
        program: paths.driver,
        parameters: [`--port=${port}`],
        environment: { ...environment, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: `:${xvfb.said}` },
      });
      const driver = await openSession(`http://127.0.0.1:${port}`, paths.browser);
      return {
        tab: tabOf(driver, { shown: await driver.getWindowHandle() }),
        downloads,
        async stop() {
          // A browser that no longer answers is ended with its driver.
          await Promise.race([driver.quit(), pause(10_000, undefined, { ref: false })]);
          await server.stop();
          await xvfb.stop();
          rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
        },
      };
    },
  };
}

/** As root, without a graphics card, in Britain. */
const environment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
  LANGUAGE: "en_GB",
  TZ: "Europe/London",
};

async function openSession(address: string, binary: string): Promise<WebDriver> {
  await until(
    () => isReady(address),
    () => "WebKitWebDriver answers",
  );
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return driver;
}

async function isReady(address: string): Promise<true | undefined> {
  const answer = await fetch(`${address}/status`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  return answer?.ok || undefined;
}

/** A session controls one tab at a time. */
interface Session {
  shown: string;
}

function tabOf(driver: WebDriver, session: Session): BrowserTab {
  const handle = session.shown;
  const here = async () => {
    if (session.shown !== handle) await driver.switchTo().window(handle);
    session.shown = handle;
    return driver;
  };
  return {
    goto: async (address) => (await here()).get(address),
    run: async (script) => {
      const text = await (await here()).executeAsyncScript<string>(
        `const done = arguments[arguments.length - 1];
         (async () => { ${script} })().then((value) => done(JSON.stringify([value ?? null])),
           (error) => done(JSON.stringify(String(error))));`,
      );
      const answer = JSON.parse(text);
      if (!Array.isArray(answer)) throw new Error(answer);
      return answer[0];
    },
    perform: async (sources) =>
      (await here()).execute(new Command(Name.ACTIONS).setParameter("actions", sources)),
    picture: async () => Buffer.from(await (await here()).takeScreenshot(), "base64"),
    another: async () => {
      // In a window of its own: MiniBrowser leaves a new tab in the background, where it draws nothing and gets no
      // presses.
      await (await here()).switchTo().newWindow("window");
      session.shown = await driver.getWindowHandle();
      return tabOf(driver, session);
    },
  };
}
