import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import {
  codeOf,
  type Holder,
  heartbeatSeconds,
  isAlive,
  newHolder,
  readHolder,
} from "#server/db/lock-holder.ts";

/** A folder held by this process alone. */
export interface DirectoryLock {
  /** Called at most once, if another process has taken the folder over: it took this one for dead. */
  onLost: () => void;
  /** Shows other machines that this process lives; a timer does it every few seconds. */
  touch(): void;
  /** Lets go of the folder. */
  release(): void;
}

const lockName = "quotewright.pid";
const neededBytes = 64 * 1024 * 1024;

/**
 * Takes a folder for this process, making it where it is missing. PGlite itself does not notice a second process
 * on its files, and both would lose data.
 *
 * The lock is written whole beside its place and then linked into it, which only one process can do: so it is never
 * seen half-written. A dead holder's lock stays until its successor has linked one that names it ("after" its token),
 * and then takes its place in one rename. A newcomer that comes too late finds that its own does not follow the lock.
 *
 * @param pause waits about a second; a lock of another machine is watched for its heartbeat in between
 * @throws DatabaseUnusable if another process holds it, it cannot be written, or its disk is all but full
 */
export async function lockDirectory(
  directory: string,
  pause: () => Promise<unknown> = () => wait(1_000),
): Promise<DirectoryLock> {
  const file = join(directory, lockName);
  const mine = newHolder();
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    checkSpace(directory);
    while (!(await tryToHold(file, mine, pause)));
    removeLeftOvers(file);
  } catch (error) {
    throw inWords(error, directory);
  }
  return heldLock(file, mine);
}

function heldLock(file: string, mine: Holder): DirectoryLock {
  const isMine = () => readHolder(file)?.token === mine.token;
  const lock: DirectoryLock = {
    onLost: () => undefined,
    touch() {
      const now = new Date();
      if (isMine()) return utimesSync(file, now, now);
      clearInterval(timer);
      lock.onLost();
    },
    release() {
      clearInterval(timer);
      if (isMine()) rmSync(file, { force: true });
    },
  };
  const timer = setInterval(() => touchIfPossible(lock), heartbeatSeconds * 1_000);
  timer.unref();
  return lock;
}

/** A disk that answers nothing now may do so at the next beat; the database notices it by itself. */
function touchIfPossible(lock: DirectoryLock): void {
  try {
    lock.touch();
  } catch (error) {
    if (codeOf(error) === "") throw error;
  }
}

/** @returns false if others have been quicker, so that all is to be looked at again */
async function tryToHold(file: string, mine: Holder, pause: () => Promise<unknown>): Promise<boolean> {
  const last = lastHold(file);
  if (last === null) return link(file, mine);
  if (await isAlive(last.holder, last.file, pause)) throw heldBy(last.holder, file);
  const successor = after(file, last.holder);
  if (!link(successor, mine)) return false;
  if (lastHold(file)?.holder.token !== mine.token) {
    rmSync(successor, { force: true });
    return false;
  }
  renameSync(successor, file);
  return true;
}

/** The lock, or what came after it: a process that was taking over may have died on the way, and have a successor. */
function lastHold(lock: string): { file: string; holder: Holder } | null {
  let last: { file: string; holder: Holder } | null = null;
  for (let file = lock; ; file = after(lock, last.holder)) {
    const holder = readHolder(file);
    if (!holder) return last;
    last = { file, holder };
  }
}

function after(lock: string, { token }: Holder): string {
  return `${lock}.after-${token}`;
}

/** Puts a holder's name into a place that nobody has yet. @returns false if somebody has it */
function link(place: string, holder: Holder): boolean {
  const draft = join(dirname(place), `${lockName}.${holder.token}`);
  const descriptor = openSync(draft, "w", 0o600);
  try {
    writeSync(descriptor, JSON.stringify(holder));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(draft, place);
    return true;
  } catch (error) {
    // ENOENT: the process that got the folder has cleared the draft away.
    if (["EEXIST", "ENOENT"].includes(codeOf(error))) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Drafts and successors that decide nothing any more, since the lock names a living process. */
function removeLeftOvers(file: string): void {
  const directory = dirname(file);
  for (const name of readdirSync(directory)) {
    if (name.startsWith(`${lockName}.`)) rmSync(join(directory, name), { force: true });
  }
}

function heldBy({ pid, host }: Holder, file: string): DatabaseUnusable {
  const place = host === hostname() ? "" : ` on the machine ${host}`;
  return new DatabaseUnusable(
    `The data folder is in use by process ${pid}${place}. Two processes on one folder would lose data: ` +
      `stop the other one first, or use PostgreSQL (DATABASE_URL) to run several. ` +
      `If that process is certainly gone, delete ${file}.`,
  );
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
