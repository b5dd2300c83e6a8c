import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseUnusable } from "#server/db/database-errors.ts";

/** A folder held by this process alone. */
export interface DirectoryLock {
  /** Lets go of the folder. */
  release(): void;
}

/** Who holds a folder. A number of a process is given out again, so the moment of its start goes with it. */
interface Holder {
  pid: number;
  /** As the system counts, or null where it does not tell. */
  started: string | null;
  host: string;
}

const neededBytes = 64 * 1024 * 1024;

/**
 * Takes a folder for this process, making it where it is missing. PGlite itself does not notice a second process
 * on its files, and both would lose data.
 *
 * @throws DatabaseUnusable if another process holds it, it cannot be written, or its disk is all but full
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = join(directory, "quotewright.pid");
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    checkSpace(directory);
    if (!tryToHold(file)) takeOver(file);
  } catch (error) {
    throw inWords(error, directory);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function tryToHold(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  writeSync(descriptor, JSON.stringify(holder));
  closeSync(descriptor);
  return true;
}

/**
 * Takes the folder over from a process that is no more. A second file, held for the moment this takes, keeps two
 * newcomers from each removing the other's lock.
 */
function takeOver(file: string): void {
  refuseIfHeld(file);
  const turn = `${file}.takeover`;
  if (!tryToHold(turn)) {
    refuseIfHeld(turn);
    rmSync(turn, { force: true });
    if (!tryToHold(turn)) throw new DatabaseUnusable(`Another process is taking over ${file} right now.`);
  }
  try {
    refuseIfHeld(file);
    rmSync(file, { force: true });
    if (!tryToHold(file)) throw new DatabaseUnusable(`Another process has just taken ${file}.`);
  } finally {
    rmSync(turn, { force: true });
  }
}

function refuseIfHeld(file: string): void {
  const holder = readHolder(file);
  if (!holder || !isAlive(holder)) return;
  const place = holder.host === hostname() ? "" : ` on the machine ${holder.host}`;
  throw new DatabaseUnusable(
    `The data folder is in use by process ${holder.pid}${place}. Two processes on one folder would lose data: ` +
      `stop the other one first, or use PostgreSQL (DATABASE_URL) to run several. ` +
      `If that process is certainly gone, delete ${file}.`,
  );
}

/** Null when nobody is named: the file is gone, or its writer died before the name was in it. */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAlive({ pid, started, host }: Holder): boolean {
  // Another machine's processes cannot be seen from here, so its word stands.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    if (codeOf(error) !== "EPERM") return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

/** When a process started, in ticks since the system did (proc(5), field 22); null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name, field 2, stands in brackets and may hold anything.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function checkSpace(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize >= neededBytes) return;
  throw new DatabaseUnusable(
    `The disk of the data folder ${directory} is full: the database needs ${neededBytes / 1024 / 1024} MB free to start.`,
  );
}

function inWords(error: unknown, directory: string): unknown {
  const code = codeOf(error);
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return new DatabaseUnusable(
      `The data folder ${directory} cannot be written (${code}). Give the user that runs Quotewright the right to ` +
        "write there, or set DATA_DIR to another folder.",
      { cause: error },
    );
  }
  if (["ENOSPC", "EDQUOT"].includes(code)) {
    return new DatabaseUnusable(`The disk of the data folder ${directory} is full.`, { cause: error });
  }
  if (["ENOTDIR", "EEXIST"].includes(code)) {
    return new DatabaseUnusable(`The data folder ${directory} is not a folder.`, { cause: error });
  }
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
