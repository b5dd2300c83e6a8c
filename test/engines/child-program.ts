import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

interface Start {
  program: string;
  parameters: readonly string[];
  environment?: Record<string, string>;
  /** Finds the program's ready message on any output; without it, nothing is waited for. */
  ready?: RegExp;
}

/** A program that runs beside the journeys. */
export interface ChildProgram {
  /** The first group of `ready` in its output; blank without `ready`. */
  said: string;
  /** Ends it and all programs that it has started. */
  stop(): Promise<void>;
}

/** The longest time for a program to start, and to end after it is asked to, in milliseconds. */
const patience = 60_000;
const lastWords = 10_000;

/**
 * Starts a program and waits for its ready message. Its fourth channel is read too, because Xvfb reports its display
 * there.
 *
 * @throws Error with its output if it ends before that, or is not ready within a minute
 */
export function startProgram({ program, parameters, environment, ready }: Start): Promise<ChildProgram> {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: true,
  });
  // A journey that is cut short leaves no program behind.
  const kill = () => signal(child, "SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let text = "";
  return new Promise((resolve, reject) => {
    const isReady = (said: string) => resolve({ said, stop: () => end(child) });
    if (ready === undefined) child.once("spawn", () => isReady(""));
    for (const output of child.stdio.slice(1)) {
      output?.on("data", (bytes: Buffer) => {
        text += bytes;
        const said = ready?.exec(text)?.[1];
        if (said !== undefined) isReady(said);
      });
    }
    const fail = (why: string) => reject(new Error(`${program} ${why}:\n${text}`));
    setTimeout(() => fail("is not ready after a minute"), patience).unref();
    child.once("error", reject);
    child.once("exit", () => fail("ended"));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (child.exitCode !== null || child.signalCode !== null) return;
  signal(child, "SIGTERM");
  await Promise.race([gone, pause(lastWords, undefined, { ref: false })]);
  signal(child, "SIGKILL");
  await gone;
}

/** Signals the program and all that it has started: they are a process group. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}
