import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, median } from "./compare.ts";
import { freePort } from "./free-port.ts";

const starts = 5;
const limitInSeconds = 1.5;

/** The time from `npm start` to the first answer, when everything is built and the database exists. */
export async function startFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), "quotewright-start-"));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), LOG_LEVEL: "warn" };
  const seconds: number[] = [];
  // The first start builds what is missing and makes the database.
  for (let round = -1; round < starts; round += 1) {
    const begun = performance.now();
    const child = spawn("npm", ["start"], { env, stdio: "ignore", detached: true });
    await firstAnswer(port);
    if (round >= 0) seconds.push((performance.now() - begun) / 1000);
    await stop(child, data);
  }
  rmSync(data, { recursive: true, force: true });
  const middle = median(seconds);
  return [{ name: "second npm start to the first answer, in seconds", ratio: middle, limit: limitInSeconds }];
}

async function firstAnswer(port: number): Promise<void> {
  for (;;) {
    if (await answers(port)) return;
    await pause(5);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "localhost", port, path: "/api/user" }, (response) => {
      response.resume();
      resolve(true);
    });
    asked.on("error", () => resolve(false));
    asked.end();
  });
}

/**
 * npm passes a signal on to a shell only, so the signal goes to the whole group. The server has ended when its lock
 * is gone.
 */
async function stop(child: ChildProcess, data: string): Promise<void> {
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  while (existsSync(join(data, "quotewright.pid"))) await pause(20);
}
