import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RecordedRequest, recordRequests } from "#test/privacy/recording-proxy.ts";
import { freePort, startServerProcess } from "#test/support/server-process.ts";

/** The built product in a process of its own. Everything it receives and logs is kept for the search. */
export interface OwnServer {
  /** The address of the proxy in front of it, the only address that the browser knows. */
  url: string;
  dataDirectory: string;
  requests: readonly RecordedRequest[];
  /** What the process wrote to standard output and standard error. */
  log(): Buffer;
  /** Stops it as an operator would; a second call does nothing. */
  stop(): Promise<void>;
}

/**
 * Starts the server with its log at the most verbose level, on a new embedded database.
 *
 * @param leaky true for a log that repeats the body of each request, see leaky-log.mjs
 */
export async function startOwnServer(folder: string, { leaky }: { leaky: boolean }): Promise<OwnServer> {
  const dataDirectory = join(folder, "data");
  const logFile = join(folder, "server.log");
  mkdirSync(dataDirectory, { recursive: true });
  const proxy = await recordRequests();
  const port = await freePort();
  const log = createWriteStream(logFile);
  const server = await startServerProcess({
    environment: {
      ...{ LOG_LEVEL: "trace", PORT: String(port) },
      ...{ PUBLIC_URL: proxy.url, DATA_DIR: dataDirectory },
    },
    listen: (text) => void log.write(text),
    ...(leaky ? { preload: "test/privacy/leaky-log.mjs" } : {}),
  });
  proxy.passTo(port);
  return {
    url: proxy.url,
    dataDirectory,
    requests: proxy.requests,
    log: () => readFileSync(logFile),
    stop: async () => {
      await proxy.close();
      await server.stop();
      await new Promise<void>((done) => log.end(() => done()));
    },
  };
}
