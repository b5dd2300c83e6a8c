import { once } from "node:events";
import { rmSync } from "node:fs";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { freePort, startServerProcess } from "#test/support/server-process.ts";

/** The built product on an embedded database of its own, with a clock that a test can advance. */
export interface ClockedServer {
  /** Its address: "http://localhost:40001" */
  readonly url: string;
  /** The time of its clock. */
  now(): Date;
  /** Advances its clock by milliseconds. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param environment further variables; by default mails and payments are its own */
export async function startClockedServer(environment: Record<string, string> = {}): Promise<ClockedServer> {
  const folder = await makeDatabaseFolder("clocked");
  const port = await freePort();
  const server = await startServerProcess({
    environment: { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn", ...environment },
    preload: "test/support/shifted-clock.mjs",
  });
  let ahead = 0;
  return {
    url: `http://localhost:${port}`,
    now: () => new Date(Date.now() + ahead),
    pass: async (milliseconds) => {
      ahead += milliseconds;
      const set = once(server.child, "message");
      server.child.send(ahead);
      await set;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
