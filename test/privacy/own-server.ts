import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RecordedRequest, recordRequests } from "#test/privacy/recording-proxy.ts";

/** The built product as a process of its own, with everything it is sent and says kept for the search. */
export interface OwnServer {
  /** The address of the proxy before it, which is the only one the browser knows. */
  url: string;
  dataDirectory: string;
  requests: readonly RecordedRequest[];
  /** What the process wrote to standard output and standard error. */
  log(): Buffer;
  /** Ends it as an operator would; a second time does nothing. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts the server with its log at the loudest, on a new embedded database.
 *
 * @param leaky with a log that repeats the body of each request, see leaky-log.mjs
 */
export async function startOwnServer(folder: string, { leaky }: { leaky: boolean }): Promise<OwnServer> {
  const dataDirectory = join(folder, "data");
  const logFile = join(folder, "server.log");
  mkdirSync(dataDirectory, { recursive: true });
  const proxy = await recordRequests();
  const port = await proxy.freePort();
  const preload = leaky ? ["--import", join(root, "test/privacy/leaky-log.mjs")] : [];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...preload, join(root, "dist/server/main.js")], {
    env: {
      ...{ PATH, HOME, LOG_LEVEL: "trace" },
      ...{ PORT: String(port), PUBLIC_URL: proxy.url, DATA_DIR: dataDirectory },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that is cut short leaves no server behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  await isReady(child, logFile);
  proxy.passTo(port);
  return {
    url: proxy.url,
    dataDirectory,
    requests: proxy.requests,
    log: () => readFileSync(logFile),
    stop: async () => {
      await proxy.close();
      await end(child);
      await new Promise<void>((done) => log.end(() => done()));
    },
  };
}

function isReady(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text) => String(text).includes("is ready at") && resolve());
    child.once("exit", () => reject(new Error(`The server ended:\n${readFileSync(logFile, "utf8")}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
