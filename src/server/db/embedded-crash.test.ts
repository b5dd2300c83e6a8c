import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { type BundledProgram, bundleProgram } from "#test/support/bundled-program.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { quickStart } from "#test/support/quick-start.ts";

const folder = await makeDatabaseFolder("crash");
const userId = randomUUID();
// Further kills, between the statements of writes, are in test/api/killed-writes.test.ts.
const rounds = 12;

let program: BundledProgram;

beforeAll(async () => {
  program = await bundleProgram("database-writer");
});
afterAll(() => {
  program.delete();
  rmSync(folder, { recursive: true, force: true });
});

test(`a process killed ${rounds} times while writing loses no acknowledged write`, async () => {
  const saved = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const writer = startWriter();
    await writer.ready;
    expect(missing(saved, writer.found)).toEqual([]);
    await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${writer.process.pid}`);
    // At a different time in each round: within the first statements, or after dozens of them.
    await writer.acknowledged((round * 17) % 60);
    writer.process.kill("SIGKILL");
    for (const id of await writer.ended) saved.add(id);
  }
  const last = startWriter();
  await last.ready;
  last.process.kill("SIGKILL");
  await last.ended;
  expect(missing(saved, last.found)).toEqual([]);
}, 900_000);

interface Writer {
  process: ChildProcess;
  /** The rows that the writer found when it started. */
  found: Set<string>;
  ready: Promise<void>;
  /** Resolves once this many writes have been acknowledged. */
  acknowledged: (writes: number) => Promise<void>;
  /** Resolves when the process has ended, with the writes that it had acknowledged. */
  ended: Promise<string[]>;
}

function startWriter(): Writer {
  const script = [...quickStart, program.file, folder, userId];
  const child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
  const found = new Set<string>();
  const saved: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The writer ended before it was ready")));
    lines.on("line", (line) => {
      const [word, id] = line.split(" ");
      if (word === "ready") resolve();
      if (word === "found" && id) found.add(id);
      if (word === "saved" && id) saved.push(id);
    });
  });
  const ended = new Promise<string[]>((resolve) => child.once("close", () => resolve(saved)));
  const acknowledged = async (writes: number) => {
    while (saved.length < writes) await once(lines, "line");
  };
  return { process: child, found, ready, acknowledged, ended };
}

function missing(saved: Set<string>, found: Set<string>): string[] {
  return [...saved].filter((id) => !found.has(id));
}
