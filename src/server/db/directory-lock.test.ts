import { type ChildProcess, fork } from "node:child_process";
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
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { newHolder } from "#server/db/lock-holder.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quotewright-lock-"));
  file = join(folder, "quotewright.pid");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is locked for one process at a time, and is free again afterwards", async () => {
  const lock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(readdirSync(folder)).toEqual(["quotewright.pid"]);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await lockDirectory(folder)).release();
});

test("a missing folder is made, readable by its owner only", async () => {
  const lock = await lockDirectory(join(folder, "made", "on the way"));
  expect(existsSync(join(folder, "made", "on the way", "quotewright.pid"))).toBe(true);
  lock.release();
});

test("the folder of a dead process is taken over", async () => {
  writeHolder({ ...dead });
  const lock = await lockDirectory(folder);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
});

test("the folder of a living process is not taken over, even if its start time is unknown", async () => {
  writeHolder({ ...dead, pid: process.ppid, started: null });
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});

test.runIf(existsSync("/proc/self/stat"))(
  "a process that got the number of a dead one does not keep the lock alive",
  async () => {
    writeHolder({ ...dead, pid: process.ppid, started: "1" });
    (await lockDirectory(folder)).release();
  },
);

test("a lock from another machine, whose processes cannot be seen, is respected while it is touched", async () => {
  writeHolder({ ...dead, host: "elsewhere" });
  const moves = passing(() => utimesSync(file, new Date(), new Date("2026-11-21T10:00:05Z")));
  await expect(lockDirectory(folder, moves)).rejects.toThrow(
    /on the machine or in the container elsewhere.*delete .*quotewright\.pid/,
  );
  expect(moves.passed()).toBe(1);
});

test("a container that restarts under another name takes over its own lock, since nothing touches it", async () => {
  writeHolder({ ...dead, host: "its-former-name" });
  const moves = passing();
  const lock = await lockDirectory(folder, moves);
  expect(moves.passed()).toBe(15);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ host: hostname() });
  lock.release();
});

test.runIf(existsSync("/proc/self/ns/pid"))(
  "a lock from a container of the same name is judged by its heartbeat, as it numbers processes on its own",
  async () => {
    writeHolder({ ...dead, space: dead.space?.replace(/\d+/, "another") });
    const beats = passing(() => utimesSync(file, new Date(), new Date("2026-11-21T10:00:05Z")));
    await expect(lockDirectory(folder, beats)).rejects.toThrow("in the container");
    const silence = passing();
    (await lockDirectory(folder, silence)).release();
    expect(silence.passed()).toBe(15);
  },
);

test("the lock of a process that was killed on this machine is taken over without waiting", async () => {
  writeHolder(dead);
  const moves = passing();
  (await lockDirectory(folder, moves)).release();
  expect(moves.passed()).toBe(0);
});

test("a lock without a namespace is looked up where the system has no namespaces, else watched", async () => {
  const { space: _, ...unseen } = dead;
  const moves = passing();
  writeHolder(unseen);
  (await lockDirectory(folder, moves)).release();
  expect(moves.passed()).toBe(dead.space === null ? 0 : 15);
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

test("a lock that cannot be read counts as taken until nothing has touched it for a while", async () => {
  writeFileSync(file, "");
  const touched = passing(() => utimesSync(file, new Date(), new Date("2026-11-21T10:00:05Z")));
  await expect(lockDirectory(folder, touched)).rejects.toThrow(DatabaseUnusable);
  (await lockDirectory(folder, passing())).release();
});

test("if a process died while it was taking over, the next one succeeds", async () => {
  writeHolder(dead);
  const next = { ...dead, token: "second" };
  writeFileSync(`${file}.after-${dead.token}`, JSON.stringify({ ...next, pid: process.ppid, started: null }));
  await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  writeFileSync(`${file}.after-${dead.token}`, JSON.stringify(next));
  const lock = await lockDirectory(folder);
  expect(readdirSync(folder)).toEqual(["quotewright.pid"]);
  lock.release();
});

test("of two processes that start at the same time one gets the folder, 200 times out of 200", async () => {
  const folders = Array.from({ length: 200 }, (_, round) => join(folder, String(round)));
  for (const [round, each] of folders.entries()) {
    mkdirSync(each);
    // Every other time a dead process has left its lock behind.
    if (round % 2 === 0) writeFileSync(join(each, "quotewright.pid"), JSON.stringify(dead));
  }
  const newcomers = [newcomer(), newcomer()];
  await Promise.all(newcomers.map((each) => once(each, "message")));
  for (const each of folders) {
    const answers = newcomers.map((process) => once(process, "message"));
    // Both have got the message by then, and wait for the same tick.
    for (const process of newcomers) process.send({ folder: each, at: Date.now() + 5 });
    expect((await Promise.all(answers)).map(([answer]) => answer).sort()).toEqual(["held", "refused"]);
  }
  for (const process of newcomers) process.kill();
}, 60_000);

test("a path that is not a folder is refused with a message for the operator", async () => {
  writeFileSync(join(folder, "file"), "");
  await expect(lockDirectory(join(folder, "file"))).rejects.toThrow(/is not a folder/);
  await expect(lockDirectory(join(folder, "file", "below"))).rejects.toThrow(DatabaseUnusable);
});

test("a folder that cannot be written is refused with a message for the operator", async () => {
  // Root may write anywhere except in the system's own tree.
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(folder, 0o500);
  const unwritable = isRoot ? "/sys/quotewright" : join(folder, "data");
  await expect(lockDirectory(unwritable)).rejects.toThrow(/cannot be written \(\w+\).*DATA_DIR/);
  chmodSync(folder, 0o700);
});

test.each(["EPERM", "ENOTSUP", "ENOSYS"])(
  "a disk without hard links is refused with a message that says where to put the folder (%s)",
  async (code) => {
    const linkFile = () => {
      throw Object.assign(new Error(`${code}: link`), { code });
    };
    await expect(lockDirectory(folder, { linkFile })).rejects.toThrow(/no hard links.*exFAT.*DATA_DIR/);
    expect(readdirSync(folder)).toEqual([]);
  },
);

/** A process number above the largest that Linux uses. */
const dead = { ...newHolder(), pid: 4_194_305, started: "12345", token: "first" };

function writeHolder(holder: object): void {
  writeFileSync(file, JSON.stringify(holder));
}

/** Seconds that pass at once. @param happens is called in each of them */
function passing(happens: () => void = () => undefined) {
  let count = 0;
  const pause = async () => {
    count += 1;
    happens();
  };
  return { pause, passed: () => count };
}

function newcomer(): ChildProcess {
  return fork("test/support/lock-newcomer.ts", { execArgv: ["--import", "tsx"] });
}
