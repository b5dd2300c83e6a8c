import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { DatabaseAway } from "#server/db/database-errors.ts";
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedSettings } from "#server/db/embedded-messages.ts";

type Question = EmbeddedRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;
type Reply = Exclude<EmbeddedAnswer, { error: string }>;

/** A running embedded database. */
export interface EmbeddedThread {
  /**
   * Sends a request to the thread, which answers in order.
   *
   * @param limit milliseconds after which the thread is stopped, because a statement cannot be interrupted otherwise
   * @throws DatabaseAway when the thread has ended or is stopped
   */
  ask(question: Question, limit: number): Promise<Reply>;
  /** Stops the thread at once, like a crash. */
  stop(): Promise<unknown>;
  /** Resolves with the reason when the thread has ended and its files are closed. */
  readonly ended: Promise<DatabaseAway>;
  /** True after the first request, so that the next connection has to reset the session. */
  used: boolean;
}

let prepared: Worker | null = null;

/** Starts a thread that loads the engine and waits for the first {@link startEmbeddedThread}, which takes it. */
export function prepareEmbeddedThread(): void {
  prepared = startWorker();
}

/** The built entry of the thread, for a process that runs from source: with it a start takes a third less time. */
let builtEntry: string | null = null;

/** From now on, threads of this process run a built file. @param file the entry of the thread, bundled */
export function runThreadsFrom(file: string): void {
  builtEntry = file;
}

/** Starts the database in a thread and waits until it is open. @throws DatabaseAway if it cannot be opened */
export async function startEmbeddedThread(settings: EmbeddedSettings): Promise<EmbeddedThread> {
  const worker = prepared ?? startWorker();
  prepared = null;
  worker.postMessage(settings);
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let failure = "its thread ended";
  let gone: DatabaseAway | null = null;
  let last = 0;

  worker.on("message", (message: EmbeddedAnswer) => {
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) asker?.reject(away(message.error));
    else asker?.resolve(message);
  });
  worker.on("error", (error) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  const ended = new Promise<DatabaseAway>((resolve) => {
    worker.on("exit", () => {
      gone = away(failure);
      for (const asker of waiting.values()) asker.reject(gone);
      resolve(gone);
    });
  });

  function reply(id: number): Promise<Reply> {
    if (gone) return Promise.reject(gone);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function ask(question: Question, limit: number): Promise<Reply> {
    last += 1;
    worker.postMessage({ ...question, id: last });
    const timer = setTimeout(() => {
      failure = `a statement took longer than ${limit} ms`;
      void worker.terminate();
    }, limit);
    return reply(last).finally(() => clearTimeout(timer));
  }

  await reply(0);
  return { ask, ended, used: false, stop: () => worker.terminate() };
}

function away(reason: string): DatabaseAway {
  return new DatabaseAway(`The embedded database is away: ${reason}`);
}

/**
 * In the build, this module and the thread's entry are in one folder. From source the thread first has to load a
 * TypeScript loader, since Node does not pass its own on to threads.
 */
function startWorker(): Worker {
  // Most of the engine's 13,000 functions never run, so each is checked when it first does. A function is optimised
  // after ten times the usual work: otherwise optimising a start's functions would cost more than all their work.
  setFlagsFromString("--wasm-lazy-validation");
  setFlagsFromString("--wasm-tiering-budget=18000000");
  const built = !import.meta.url.endsWith(".ts");
  if (built) return new Worker(new URL("./embedded-worker.js", import.meta.url));
  if (builtEntry) return new Worker(builtEntry);
  const entry = new URL("./embedded-worker.ts", import.meta.url);
  const withLoader = `require("node:module").register("tsx/esm", "${entry}", { data: {} }); import("${entry}")`;
  return new Worker(withLoader, { eval: true });
}
