import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, statSync } from "node:fs";
import { hostname } from "node:os";

/** The process that has a folder's lock. A process number is used again, so the start time goes with it. */
export interface Holder {
  readonly pid: number;
  /** In the system's own unit; null if the system does not say. */
  readonly started: string | null;
  readonly host: string;
  /** Where the number is valid: the system's boot and its process namespace; null if there is no /proc. */
  readonly space: string | null;
  /** Identifies this lock; a process that takes the folder over names the token of the lock that it replaces. */
  readonly token: string;
}

/** This process, before it locks a folder. */
export function newHolder(): Holder {
  const { pid } = process;
  return { pid, started: startOf(pid), host: hostname(), space: ownSpace(), token: randomUUID() };
}

/** The process that a lock names; null if there is no lock. If it cannot be read, only its heartbeat counts. */
export function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    if (error instanceof SyntaxError)
      return { pid: 0, started: null, host: "", space: null, token: "unreadable" };
    throw error;
  }
}

/**
 * Whether a holder lives. A process that is visible from here is looked up. One of another machine or container (which
 * may have the same host name) is not visible, so its lock is watched: a living process touches the file.
 *
 * @param pause waits about a second
 */
export async function isAlive(holder: Holder, file: string, pause: () => Promise<unknown>): Promise<boolean> {
  if (isSeenHere(holder)) return runsHere(holder);
  const before = touched(file);
  for (let second = 0; second < heartbeatSeconds * 3; second += 1) {
    await pause();
    if (touched(file) !== before) return true;
  }
  return false;
}

/**
 * Whether a holder's process would be visible from here if it lives. If neither side has a /proc, the host name alone
 * decides.
 */
export function isSeenHere({ host, space = null }: Holder): boolean {
  return host === hostname() && space === ownSpace();
}

/** Seconds between two touches of a lock. */
export const heartbeatSeconds = 5;

/** The code of a system error, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function touched(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** The boot's id and the namespace's number, since the numbers are used again after a reboot. */
function ownSpace(): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

function runsHere({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled (EPERM), but it exists.
    if (codeOf(error) !== "EPERM") return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

/** When a process started, in ticks since boot (proc(5), field 22); null if there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name, field 2, is in brackets and may contain anything.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
