import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Index as Connection } from "selenium-webdriver/bidi/index.js";
import { startProgram } from "#test/engines/child-program.ts";
import type { BrowserTab, Engine } from "#test/engines/engine.ts";

/** Firefox by WebDriver BiDi, which it speaks natively. */
export function firefox(program: string): Engine {
  return {
    name: "firefox",
    async start() {
      const folder = mkdtempSync(join(tmpdir(), "quotewright-firefox-"));
      const downloads = join(folder, "downloads");
      mkdirSync(downloads);
      writeFileSync(join(folder, "user.js"), preferences(downloads));
      const process = await startProgram({
        program,
        parameters: ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0", ...size],
        environment: { HOME: folder, TZ: "Europe/London", MOZ_CRASHREPORTER_DISABLE: "1" },
        ready: /WebDriver BiDi listening on (ws:\/\/\S+)/,
      });
      const session = await openSession(`${process.said}/session`);
      const { contexts } = await session.send<{ contexts: { context: string }[] }>(
        "browsingContext.getTree",
        {},
      );
      const tab = await tabOf(session, contexts[0]?.context ?? "");
      return {
        tab,
        downloads,
        async stop() {
          await session.close();
          await process.stop();
          rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
        },
      };
    },
  };
}

const size = ["--width", "1280", "--height", "900"];

/** A British laptop with a touch screen, which must not be taken for a phone. */
function preferences(downloads: string): string {
  const values = {
    "intl.accept_languages": "en-GB,en",
    "dom.maxtouchpoints.testing.value": 5,
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "pdfjs.disabled": true,
    "browser.download.alwaysOpenPanel": false,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

interface Session {
  /** The tab in front, in which a person would be working. */
  shown: string;
  /** @throws Error with the answer of Firefox */
  send<T>(method: string, parameters: object): Promise<T>;
  close(): Promise<void>;
}

/** Its types declare an export name that the module does not have. */
const BidiConnection: typeof Connection = createRequire(import.meta.url)("selenium-webdriver/bidi/index.js");

async function openSession(address: string): Promise<Session> {
  const connection = new BidiConnection(address);
  await connection.waitForConnection();
  const send = async <T>(method: string, parameters: object): Promise<T> => {
    const answer = (await connection.send({ method, params: parameters })) as Answer;
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  };
  await send("session.new", { capabilities: {} });
  return { shown: "", send, close: async () => void (await connection.close()) };
}

interface Answer {
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

async function tabOf(session: Session, context: string): Promise<BrowserTab> {
  await session.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 862 } });
  const send = async <T>(method: string, parameters: object): Promise<T> => {
    if (session.shown !== context) await session.send("browsingContext.activate", { context });
    session.shown = context;
    return session.send<T>(method, { context, ...parameters });
  };
  return {
    goto: (url) => send("browsingContext.navigate", { url, wait: "complete" }),
    run: async (script) => {
      const answer = await send<Evaluated>("script.callFunction", {
        functionDeclaration: `async () => JSON.stringify((await (async () => { ${script} })()) ?? null)`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? "null");
    },
    perform: (sources) => send("input.performActions", { actions: sources }),
    picture: async () => {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", {});
      return Buffer.from(data, "base64");
    },
    another: async () => {
      const made = await session.send<{ context: string }>("browsingContext.create", { type: "tab" });
      return tabOf(session, made.context);
    },
  };
}

interface Evaluated {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}
