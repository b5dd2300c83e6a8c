import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
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

test("a folder is held by one at a time, and free again afterwards", () => {
  const lock = lockDirectory(folder);
  expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(existsSync(file)).toBe(false);
  lockDirectory(folder).release();
});

test("a missing folder is made, for its owner's eyes only", () => {
  const lock = lockDirectory(join(folder, "made", "on the way"));
  expect(existsSync(join(folder, "made", "on the way", "quotewright.pid"))).toBe(true);
  lock.release();
});

test("the folder of a process that is no more is taken over", () => {
  writeHolder({ pid: pidOfNobody(), started: "12345", host: hostname() });
  lockDirectory(folder);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
});

test("the folder of a living process is not, even if it cannot be told since when it lives", () => {
  writeHolder({ pid: process.ppid, started: null, host: hostname() });
  expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.ppid}`);
});

test.runIf(existsSync("/proc/self/stat"))("a number given out again to another process holds nothing", () => {
  writeHolder({ pid: process.ppid, started: "1", host: hostname() });
  expect(() => lockDirectory(folder)).not.toThrow();
});

test("a lock of another machine, whose processes cannot be seen, is respected", () => {
  writeHolder({ pid: pidOfNobody(), started: null, host: "elsewhere" });
  expect(() => lockDirectory(folder)).toThrow(/on the machine elsewhere.*delete .*quotewright\.pid/);
});

test.each([
  ["", "stopped before it wrote its name"],
  ['{"pid":12', "stopped in the middle of it"],
])("a lock that reads %j, of a process that %s, is taken over", (content) => {
  writeFileSync(file, content);
  expect(() => lockDirectory(folder)).not.toThrow();
});

test("while one process takes over, a second one waits for another time", () => {
  writeHolder({ pid: pidOfNobody(), started: null, host: hostname() });
  writeFileSync(`${file}.takeover`, JSON.stringify({ pid: process.ppid, started: null, host: hostname() }));
  expect(() => lockDirectory(folder)).toThrow(DatabaseUnusable);
  writeFileSync(`${file}.takeover`, JSON.stringify({ pid: pidOfNobody(), started: null, host: hostname() }));
  expect(() => lockDirectory(folder)).not.toThrow();
  expect(existsSync(`${file}.takeover`)).toBe(false);
});

test("what is no folder is refused in words", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => lockDirectory(join(folder, "file"))).toThrow(/is not a folder/);
  expect(() => lockDirectory(join(folder, "file", "below"))).toThrow(DatabaseUnusable);
});

test("a folder that cannot be written is refused in words", () => {
  // Root may write anywhere but into the system's own tree.
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(folder, 0o500);
  const unwritable = isRoot ? "/sys/quotewright" : join(folder, "data");
  expect(() => lockDirectory(unwritable)).toThrow(/cannot be written \(\w+\).*DATA_DIR/);
  chmodSync(folder, 0o700);
});

function writeHolder(holder: object): void {
  writeFileSync(file, JSON.stringify(holder));
}

/** Beyond the largest number Linux gives to a process. */
function pidOfNobody(): number {
  return 4_194_305;
}
