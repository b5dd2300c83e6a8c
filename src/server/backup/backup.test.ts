import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { backUp, moveToServer, restore } from "#server/backup/backup.ts";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { backupLines, backupTables } from "#server/backup/backup-lines.ts";
import { restoreLines } from "#server/backup/restore-lines.ts";
import { type Database, databaseOver } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { createPostgresDatabase, readTemplate } from "#test/support/database.ts";
import { quickStart } from "#test/support/quick-start.ts";
import {
  addUser,
  customerIds,
  insertCustomer,
  insertDocuments,
  newDocument,
  newProfile,
} from "#test/support/sample-rows.ts";
import { insertEverywhere } from "#test/support/tenant-rows.ts";

const folder = await makeDatabaseFolder("backup", ["running", "empty", "moved"]);
const postgres = inject("postgres");
const running = { databaseUrl: null, dataDirectory: join(folder, "running") };
const file = join(folder, "all.backup");
const userId = randomUUID();
let writer: Writer;

beforeAll(async () => {
  writer = startWriter(running.dataDirectory, userId);
  await writer.hasSaved(20);
});
afterAll(() => {
  writer.process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("a backup made while the app writes has everything that was saved before it, and the app continues", async () => {
  const before = [...writer.saved];
  await backUp(running, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await writer.hasSaved(before.length + 20);
  const place = { databaseUrl: null, dataDirectory: join(folder, "restored") };
  await restore(file, place);
  const database = await openDatabase(place);
  const restored = new Set(await customerIds(database, userId));
  await database.close();
  expect(before.filter((id) => !restored.has(id))).toEqual([]);
}, 300_000);

test("nothing is restored into a database with users, and nothing from a damaged file", async () => {
  const place = { databaseUrl: null, dataDirectory: join(folder, "restored") };
  await expect(restore(file, place)).rejects.toThrow("users already");
  const empty = { databaseUrl: null, dataDirectory: join(folder, "empty") };
  const lines = await linesOf(file);
  const cut = join(folder, "cut.backup");
  await writeBackupFile(cut, each(lines.slice(0, -1)));
  await expect(restore(cut, empty)).rejects.toThrow("its end is missing");
  const poorer = join(folder, "poorer.backup");
  await writeBackupFile(poorer, each(lines.filter((_, index) => index !== 4)));
  await expect(restore(poorer, empty)).rejects.toThrow("rows are missing");
  writeFileSync(cut, "no backup at all");
  await expect(restore(cut, empty)).rejects.toThrow();
  await restore(file, empty);
  const again = join(folder, "again.backup");
  await backUp(empty, again);
  expect(withoutFeeds(await linesOf(again))).toEqual(withoutFeeds(lines));
}, 300_000);

test("a backup has the rows of every table except counted attempts, and a restore brings them back", async () => {
  const template = readTemplate("migrated");
  const [from, to] = [
    await openEmbedded({ directory: null, template }),
    await openEmbedded({ directory: null, template }),
  ];
  const database = databaseOver(from.pool, null, from.close);
  const id = await addUser(database);
  const inTwo = { ...newDocument(id), plain: null, sealed: "qw1:a head", lines_sealed: "qw1:its lines" };
  await database.asOwner(id, async (trx) => {
    await insertEverywhere(trx, id);
    await insertDocuments(trx, [inTwo]);
  });
  const lines = await all(backupLines(from.pool));
  for (const table of tenantTableNames) {
    expect(lines.filter((line) => line.startsWith(`${table}\t${id}\t`))).not.toEqual([]);
  }
  expect(backupTables.system).toEqual(["users", "sessions", "outbox", "password_resets"]);
  await restoreLines(to.pool, each(lines));
  const restored = await all(backupLines(to.pool));
  expect(withoutFeeds(restored)).toEqual(withoutFeeds(lines));
  expect(
    restored.filter((line) => /qw1:a head.*qw1:its lines|qw1:its lines.*qw1:a head/.test(line)),
  ).toHaveLength(1);
  // The readers of a feed begin again after a restore.
  expect(restored.filter((line) => !lines.includes(line))).toEqual([
    expect.stringMatching(/^change_feeds\t/),
  ]);
  await Promise.all([database.close(), to.close()]);
}, 300_000);

test.skipIf(!postgres)(
  "the move to PostgreSQL waits until the app has stopped, and loses nothing",
  async () => {
    if (!postgres) return;
    const dataDirectory = join(folder, "moved");
    const { url, drop } = await createPostgresDatabase(postgres, "template0");
    const embedded = await openDatabase({ databaseUrl: null, dataDirectory });
    await addRecords(embedded);
    await expect(moveToServer(dataDirectory, url)).rejects.toThrow("in use by process");
    await embedded.close();
    await moveToServer(dataDirectory, url);
    const [before, after] = [join(folder, "before.backup"), join(folder, "after.backup")];
    await backUp({ databaseUrl: null, dataDirectory }, before);
    const server = await openDatabase({ databaseUrl: url, dataDirectory: null });
    await backUp({ databaseUrl: url, dataDirectory }, after);
    expect(withoutFeeds(await linesOf(after))).toEqual(withoutFeeds(await linesOf(before)));
    await expect(moveToServer(dataDirectory, url)).rejects.toThrow("users already");
    await server.close();
    await drop();
  },
  300_000,
);

async function addRecords(database: Database): Promise<void> {
  for (let user = 0; user < 3; user += 1) {
    const id = await addUser(database);
    await database.asOwner(id, async (trx) => {
      for (let row = 0; row < 600; row += 1) await insertCustomer(trx, id);
      await trx
        .insertInto("company_profiles")
        .values({ ...newProfile(id), logo_plain: "data:image/png;base64,AAAA".repeat(10_000) })
        .execute();
      await insertEverywhere(trx, id);
    });
  }
}

interface Writer {
  process: ChildProcess;
  /** The ids that the app has confirmed as saved. */
  saved: string[];
  hasSaved(count: number): Promise<void>;
}

function startWriter(data: string, user: string): Writer {
  const script = [...quickStart, "--import", "tsx", "test/support/database-writer.ts", data, user];
  const child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
  const saved: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    if (line.startsWith("saved ")) saved.push(line.slice("saved ".length));
  });
  const hasSaved = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (saved.length >= count) resolve();
      };
      child.once("exit", () => reject(new Error("The writer ended")));
      lines.on("line", look);
      look();
    });
  return { process: child, saved, hasSaved };
}

/** The lines in one order, without the id of each feed of changes. */
function withoutFeeds(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/"feed": "[^"]+"/, '"feed"')).toSorted();
}

function linesOf(path: string): Promise<string[]> {
  return all(readBackupFile(path));
}

async function all(source: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of source) lines.push(line);
  return lines;
}

async function* each(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}
