import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";

/** Who holds a folder. A number of a process is given out again, so the moment of its start goes with it. */
export interface Holder {
  readonly pid: number;
  /** As the system counts, or null where it does not say. */
  readonly started: string | null;
  readonly host: string;
  /** Of one hold alone; whoever takes the folder over names the hold that ended by it. */
  readonly token: string;
}

/** This process, about to hold a folder. */
export function newHolder(): Holder {
  return { pid: process.pid, started: startOf(process.pid), host: hostname(), token: randomUUID() };
}

/** Who a lock names; null when there is none. One that cannot be read is somebody's of whom only the heartbeat is known. */
export function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    if (error instanceof SyntaxError) return { pid: 0, started: null, host: "", token: "unreadable" };
    throw error;
  }
}

/**
 * Tells whether a holder lives. A process of this machine is looked up; another machine's, or another container's,
 * cannot be seen from here, so its lock is watched: as long as it lives it touches the file.
 *
 * @param pause waits about a second
 */
export async function isAlive(holder: Holder, file: string, pause: () => Promise<unknown>): Promise<boolean> {
  if (holder.host === hostname()) return runsHere(holder);
  const before = touched(file);
  for (let second = 0; second < heartbeatSeconds * 3; second += 1) {
    await pause();
    if (touched(file) !== before) return true;
  }
  return false;
}

/** Seconds between two touches of a lock that is held. */
export const heartbeatSeconds = 5;

/** The code of a system's error, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function touched(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function runsHere({ pid, started }: Holder): boolean {
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
