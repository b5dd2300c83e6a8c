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
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import {
  codeOf,
  type Holder,
  heartbeatSeconds,
  isAlive,
  isSeenHere,
  newHolder,
  readHolder,
} from "#server/db/lock-holder.ts";

/** A lock on a folder, which only this process uses until it releases it. */
export interface DirectoryLock {
  /** Called at most once: if another process has taken the folder over because this one seemed dead. */
  onLost: () => void;
  /** The heartbeat, which shows other machines that this process lives; a timer calls it every few seconds. */
  touch(): void;
  release(): void;
}

/** Operations that take time or depend on the kind of disk; tests replace them. */
interface Outside {
  /** Waits about a second, between two looks at the heartbeat of another machine's lock. */
  pause: () => Promise<unknown>;
  /** Gives a file a second name, like link(2). */
  linkFile: (file: string, name: string) => void;
}

const lockName = "quotewright.pid";
const neededBytes = 64 * 1024 * 1024;

/**
 * Locks a folder for this process, and makes it if it is missing. PGlite does not notice a second process on its files,
 * and both would lose data.
 *
 * The lock is written beside its place as a whole and then linked into it, which only one process can do: so nobody
 * sees it half-written. A dead process's lock stays until a successor has linked one that names it ("after" its token),
 * and then replaces it with one rename. If two processes try, the later one finds that its own lock does not follow the
 * present one.
 *
 * @throws DatabaseUnusable if another process has the folder, it cannot be written, or its disk is almost full or has
 * no hard links
 */
export async function lockDirectory(
  directory: string,
  { pause = () => wait(1_000), linkFile = linkSync }: Partial<Outside> = {},
): Promise<DirectoryLock> {
  const file = join(directory, lockName);
  const outside = { pause, linkFile };
  const mine = newHolder();
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    checkSpace(directory);
    while (!(await tryToHold(file, mine, outside)));
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

/** Ignores an error of the disk, which may work again at the next beat; the database notices such errors itself. */
function touchIfPossible(lock: DirectoryLock): void {
  try {
    lock.touch();
  } catch (error) {
    if (codeOf(error) === "") throw error;
  }
}

/** @returns false if another process was faster, so that the caller has to start again */
async function tryToHold(file: string, mine: Holder, outside: Outside): Promise<boolean> {
  const last = lastHold(file);
  if (last === null) return link(file, mine, outside);
  if (await isAlive(last.holder, last.file, outside.pause)) throw heldBy(last.holder, file);
  const successor = after(file, last.holder);
  if (!link(successor, mine, outside)) return false;
  if (lastHold(file)?.holder.token !== mine.token) {
    rmSync(successor, { force: true });
    return false;
  }
  renameSync(successor, file);
  return true;
}

/** The lock, or its latest successor: a process may have died while it was taking over, and have a successor itself. */
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

/** Links a holder's lock into a free place. @returns false if the place is taken */
function link(place: string, holder: Holder, { linkFile }: Outside): boolean {
  const draft = join(dirname(place), `${lockName}.${holder.token}`);
  const descriptor = openSync(draft, "w", 0o600);
  try {
    writeSync(descriptor, JSON.stringify(holder));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkFile(draft, place);
    return true;
  } catch (error) {
    // ENOENT: the process that got the folder has removed this draft.
    if (["EEXIST", "ENOENT"].includes(codeOf(error))) return false;
    throw withoutLinks.includes(codeOf(error)) ? noHardLinks(dirname(place), error) : error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes drafts and successors, which no longer matter once the lock names a living process. */
function removeLeftOvers(file: string): void {
  const directory = dirname(file);
  for (const name of readdirSync(directory)) {
    if (name.startsWith(`${lockName}.`)) rmSync(join(directory, name), { force: true });
  }
}

/** The errors of link(2) on a disk without hard links; the last one is that of Windows. */
const withoutLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EISDIR"];

function noHardLinks(directory: string, cause: unknown): DatabaseUnusable {
  return new DatabaseUnusable(
    `The disk of the data folder ${directory} has no hard links (${codeOf(cause)}), as exFAT and FAT have none, so ` +
      "the folder cannot be kept from a second process. Set DATA_DIR to a folder on another disk: ext4, XFS, Btrfs, " +
      "APFS and NTFS have them.",
    { cause },
  );
}

function heldBy(holder: Holder, file: string): DatabaseUnusable {
  const { pid, host } = holder;
  const place = isSeenHere(holder) ? "" : ` on the machine or in the container ${host}`;
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
