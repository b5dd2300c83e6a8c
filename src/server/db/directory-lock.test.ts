import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { lockDirectory } from "#server/db/directory-lock.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quotewright-lock-"));
  file = join(folder, "quotewright.pid");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is held by one at a time, and free again afterwards", async () => {
  const lock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(readdirSync(folder)).toEqual(["quotewright.pid"]);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await lockDirectory(folder)).release();
});

test("a missing folder is made, for its owner's eyes only", async () => {
  const lock = await lockDirectory(join(folder, "made", "on the way"));
  expect(existsSync(join(folder, "made", "on the way", "quotewright.pid"))).toBe(true);
  lock.release();
});

test("the folder of a process that is no more is taken over", async () => {
  writeHolder({ ...dead });
  const lock = await lockDirectory(folder);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
});

test("the folder of a living process is not, even if the moment of its start is unknown", async () => {
  writeHolder({ ...dead, pid: process.ppid, started: null });
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});

test.runIf(existsSync("/proc/self/stat"))(
  "a number given out again to another process holds nothing",
  async () => {
    writeHolder({ ...dead, pid: process.ppid, started: "1" });
    (await lockDirectory(folder)).release();
  },
);

test("a lock of another machine, whose processes cannot be seen, is respected while it is touched", async () => {
  writeHolder({ ...dead, host: "elsewhere" });
  const moves = passing(() => utimesSync(file, new Date(), new Date("2026-11-21T10:00:05Z")));
  await expect(lockDirectory(folder, moves.pause)).rejects.toThrow(
    /on the machine elsewhere.*delete .*quotewright\.pid/,
  );
  expect(moves.passed()).toBe(1);
});

test("a container that comes back under another name takes its own lock over, since nothing touches it", async () => {
  writeHolder({ ...dead, host: "its-former-name" });
  const { pause, passed } = passing();
  const lock = await lockDirectory(folder, pause);
  expect(passed()).toBe(15);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ host: hostname() });
  lock.release();
});

test("a process whose folder was taken over while it slept notices, and leaves the new lock alone", async () => {
  const lock = await lockDirectory(folder);
  let lost = 0;
  lock.onLost = () => {
    lost += 1;
  };
  lock.touch();
  expect(lost).toBe(0);
  writeHolder(dead);
  lock.touch();
  expect(lost).toBe(1);
  lock.release();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(dead);
});

test("a lock that cannot be read is somebody's, until nothing has touched it for a while", async () => {
  writeFileSync(file, "");
  const touched = passing(() => utimesSync(file, new Date(), new Date("2026-11-21T10:00:05Z")));
  await expect(lockDirectory(folder, touched.pause)).rejects.toThrow(DatabaseUnusable);
  (await lockDirectory(folder, passing().pause)).release();
});

test("a process that died while it was taking over is followed by the next", async () => {
  writeHolder(dead);
  const next = { ...dead, token: "second" };
  writeFileSync(`${file}.after-${dead.token}`, JSON.stringify({ ...next, pid: process.ppid, started: null }));
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  writeFileSync(`${file}.after-${dead.token}`, JSON.stringify(next));
  const lock = await lockDirectory(folder);
  expect(readdirSync(folder)).toEqual(["quotewright.pid"]);
  lock.release();
});

test("of two newcomers at once one holds the folder, 200 times out of 200", async () => {
  const folders = Array.from({ length: 200 }, (_, round) => join(folder, String(round)));
  for (const [round, each] of folders.entries()) {
    mkdirSync(each);
    // Every other time a dead process has left its lock behind.
    if (round % 2 === 0) writeFileSync(join(each, "quotewright.pid"), JSON.stringify(dead));
  }
  const rounds = new Int32Array(new SharedArrayBuffer(4));
  const newcomers = [newcomer(rounds, folders), newcomer(rounds, folders)];
  for (let round = 1; round <= folders.length; round += 1) {
    const answers = newcomers.map((thread) => once(thread, "message"));
    Atomics.store(rounds, 0, round);
    Atomics.notify(rounds, 0);
    expect((await Promise.all(answers)).flat().sort()).toEqual(["held", "refused"]);
  }
  await Promise.all(newcomers.map((thread) => thread.terminate()));
}, 60_000);

test("what is no folder is refused in words", async () => {
  writeFileSync(join(folder, "file"), "");
  await expect(lockDirectory(join(folder, "file"))).rejects.toThrow(/is not a folder/);
  await expect(lockDirectory(join(folder, "file", "below"))).rejects.toThrow(DatabaseUnusable);
});

test("a folder that cannot be written is refused in words", async () => {
  // Root may write anywhere but into the system's own tree.
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(folder, 0o500);
  const unwritable = isRoot ? "/sys/quotewright" : join(folder, "data");
  await expect(lockDirectory(unwritable)).rejects.toThrow(/cannot be written \(\w+\).*DATA_DIR/);
  chmodSync(folder, 0o700);
});

/** Its number is beyond the largest that Linux gives to a process. */
const dead = { pid: 4_194_305, started: "12345", host: hostname(), token: "first" };

function writeHolder(holder: object): void {
  writeFileSync(file, JSON.stringify(holder));
}

/** Seconds that pass at once, with what happens in each. */
function passing(happens: () => void = () => undefined) {
  let count = 0;
  const pause = async () => {
    count += 1;
    happens();
  };
  return { pause, passed: () => count };
}

function newcomer(rounds: Int32Array, folders: string[]): Worker {
  const entry = new URL("../../../test/support/lock-newcomer.ts", import.meta.url);
  const withLoader = `require("node:module").register("tsx/esm", "${entry}", { data: {} }); import("${entry}")`;
  return new Worker(withLoader, { eval: true, workerData: { rounds, folders } });
}
